const NAMES = ['Vinnie', 'Ruby', 'Claws', 'Mouse', 'Duke', 'Lola', 'Ace'];

interface Seated {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string | null;
}

/** The names at a table. Bots without one get one that nobody else has; a free seat has none. */
export function withBotNames(seats: readonly Seated[]): readonly string[] {
  const left = NAMES.filter((name) => !seats.some((seat) => seat.name === name));
  return seats.map(({ kind, name }) => name ?? (kind === 'bot' ? (left.shift() ?? 'Bot') : '…'));
}
