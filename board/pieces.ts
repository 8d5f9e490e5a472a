/** Pieces of one kind that notes can be written on. */
export interface PieceGroup {
  readonly name: string;
  readonly pieces: readonly { readonly id: string; readonly name: string }[];
}

/** The name that a note on a player goes by, in all games. */
export const onSeat = (seat: number): string => `seat:${seat}`;
