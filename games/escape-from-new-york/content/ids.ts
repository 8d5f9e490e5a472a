/**
 * The names of everything in the box. The JSON files say what each thing does; loading fails when a file and its roster
 * disagree. Listed here because the compiler reads no literal types out of JSON.
 */
export * from './ids/board.ts';
export * from './ids/cards.ts';
export * from './ids/expansions.ts';
