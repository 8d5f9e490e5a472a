import { Lit, type LitProps } from '@getaway/board';
import type { ReactNode } from 'react';
import type { Choice, Verb } from '../rules/choices.ts';
import css from './Floor.module.css';
import type { DrawnHex } from './geometry.ts';
import { Sign, type SignName } from './Sign.tsx';

/** What a press on a hex would do; planning shows by its tokens. */
const DEEDS: { readonly [verb in Verb]?: SignName } = {
  move: 'move',
  escapeMove: 'move',
  leg: 'move',
  lastDitch: 'move',
  unlock: 'unlock',
  openDoor: 'unlock',
  legOpen: 'unlock',
  subdue: 'subdue',
  disable: 'disable',
  rewire: 'disable',
  reveal: 'reveal',
  useFixer: 'reveal',
  useItem: 'reveal',
  pickUp: 'loot',
  loot: 'loot',
  bank: 'loot',
  crack: 'safe',
  takeIdeaToken: 'idea',
  idea: 'idea',
};

interface TargetsProps extends Omit<LitProps, 'places'> {
  readonly hexes: readonly DrawnHex[];
  readonly spots: ReadonlyMap<string, readonly Choice[]>;
}

/** What may be chosen, each with a sign of the deed. */
export function Targets({ hexes, spots, ...lit }: TargetsProps): ReactNode {
  const there = hexes.filter(({ id }) => spots.has(id));
  return (
    <g>
      <Lit places={there.map(({ id, outline }) => ({ id, path: outline }))} {...lit} />
      {there.map((hex) => (
        <Badge key={hex.id} hex={hex} choices={spots.get(hex.id) ?? []} />
      ))}
    </g>
  );
}

function Badge({
  hex: { centre },
  choices,
}: {
  readonly hex: DrawnHex;
  readonly choices: readonly Choice[];
}): ReactNode {
  const deeds = [...new Set(choices.flatMap((choice) => DEEDS[choice.do] ?? []))];
  return (
    <g className={css['badge']}>
      {deeds.slice(0, 3).map((deed, i) => (
        <g
          key={deed}
          transform={`translate(${centre.x + (i - (Math.min(3, deeds.length) - 1) / 2) * 17} ${centre.y + 33})`}
        >
          <circle r={8.4} />
          <Sign name={deed} size={12.5} />
        </g>
      ))}
    </g>
  );
}
