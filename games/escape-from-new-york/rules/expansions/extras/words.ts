/** Extras in English. */
export const extrasWords = {
  'event.trapChecked':
    '{card, select, trap-triggered {The trap of {tile} springs} other {The trap of {tile} stays quiet}}',
};
