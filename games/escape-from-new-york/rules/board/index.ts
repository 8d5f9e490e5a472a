export * from './directions.ts';
export * from './reach.ts';
export * from './roads.ts';
export * from './spaces.ts';
