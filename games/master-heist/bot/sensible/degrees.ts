/** Much likelier than the rest, worth a thought, only for want of anything else. */
export const CLEARLY = 8;
export const MAYBE = 1;
export const HARDLY = 0.02;
