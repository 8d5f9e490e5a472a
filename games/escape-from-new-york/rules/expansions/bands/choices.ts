/** What the New York player can choose besides the choices of NY-FX-03. */
export type BandsChoice = never;
