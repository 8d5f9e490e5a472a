/** Extras in English. */
export const extrasWords = {
  'event.trapChecked':
    '{springs, select, true {The trap of {tile} springs} other {The trap of {tile} stays quiet}}',
};
