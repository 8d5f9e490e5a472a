const NAMES = ['Vinnie', 'Ruby', 'Claws', 'Mouse', 'Duke', 'Lola', 'Ace'];

interface Seated {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string | null;
}

/**
 * The names at a table. Bots without one get that of the player whom the seat is for, or one that nobody else has; a free
 * seat has none.
 */
export function withBotNames(
  seats: readonly Seated[],
  campaign?: { readonly players: readonly string[] } | null,
): readonly string[] {
  const left = NAMES.filter((name) => !seats.some((seat) => seat.name === name));
  return seats.map(({ kind, name }, seat) => {
    if (name !== null || kind !== 'bot') return name ?? '…';
    return campaign?.players[seat] ?? left.shift() ?? 'Bot';
  });
}
