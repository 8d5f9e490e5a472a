/** Variants in English. */
export const variantsWords = {
  'event.wantedTaken': '{seat} takes a wanted card for {boss}',
  'why.NY-VAR-13': 'The President is dead: nobody escapes over a bridge together',
  'why.NY-VAR-16': 'The President is dead: the Tracer calls nobody',
  'why.NY-VAR-24': 'Your objective asks for a wanted card',
};
