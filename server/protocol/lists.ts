// Lists of ids, apart from the schemas: a browser shows them and needs no schema for that.

export const PACES = ['none', 'live', 'fast', 'slow'] as const;
/** The languages that notices are written in. */
export const LANGUAGES = ['en', 'pt-BR', 'pl'] as const;
/** How many characters of JSON a campaign may lay out at a table. */
export const LONGEST_PAPERS = 16_000;
export const EMOTES = [
  'hello',
  'thanks',
  'well-played',
  'oops',
  'thinking',
  'hurry',
  'wow',
  'laugh',
] as const;
