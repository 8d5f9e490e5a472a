import type { Gain, GameEvent, Moment, Tracks } from '@getaway/engine';
import type { State } from './state.ts';

/** The figures that tell how a match went, for charts. */
export const tracks = (s: State): Tracks => ({
  cash: s.thieves.map(({ money, status }) => (status === 'arrested' ? null : money)),
  notoriety: s.thieves.map((_, seat) => s.row[seat]!),
  wounds: s.thieves.map(({ wounds }) => wounds),
});

export const moment = ({ day, part }: State): Moment => ({ key: 'text.title', params: { day, part } });

/** By the rule that paid: the phase itself, a place of the plan, an exit; everything else is a card or a tile. */
const SOURCES: Readonly<Record<string, string>> = {
  'EP-INC-02': 'phase',
  'EP-BUS-04': 'places',
  'EP-EXI-02': 'exits',
};

export function gains(event: GameEvent): Gain | null {
  if (event.event !== 'income' || !('seat' in event) || !('amount' in event)) return null;
  const source = event.rules.flatMap((rule) => SOURCES[rule] ?? []).at(-1) ?? 'cards';
  return { seat: Number(event.seat), source, amount: Number(event.amount) };
}
