/** Pieces of one kind that notes can be written on. */
export interface PieceGroup {
  readonly name: string;
  readonly pieces: readonly { readonly id: string; readonly name: string }[];
}

/** The names that notes and the rules lens have, in all games, for a player, a card, a token or chit, and a track. */
export const onSeat = (seat: number): string => `seat:${seat}`;
export const onCard = (card: string): string => `card:${card}`;
export const onSign = (sign: string): string => `sign:${sign}`;
export const onTrack = (track: string): string => `track:${track}`;
