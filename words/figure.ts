/** A number below zero with a minus sign: a hyphen is short, stands low and is not always read out. */
export const withMinus = (number: string): string => number.replace(/^-/, '−');

/** A number as it is shown, such as a score. */
export const figure = (value: number): string => withMinus(String(value));
