export * from './live.ts';
export * from './pace.ts';
export * from './patch.ts';
export * from './rest.ts';
export * from './room.ts';
export * from './values.ts';
