/** What the United States Police Force adds to the choices of heroes. */
export type UspfChoice = never;
