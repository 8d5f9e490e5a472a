/** A player's name has at most so many characters, as on a server. */
export const LONGEST_NAME = 24;
