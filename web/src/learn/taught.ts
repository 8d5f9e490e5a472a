/** The games that can be learnt by playing; known before anything of a lesson is loaded. */
const TAUGHT: readonly string[] = ['escape-plan', 'escape-from-new-york', 'master-heist'];

export const isTaught = (game: string): boolean => TAUGHT.includes(game);
