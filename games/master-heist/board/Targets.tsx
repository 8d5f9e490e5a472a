import { byFinger } from '@getaway/board';
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
};

interface TargetsProps {
  readonly hexes: readonly DrawnHex[];
  readonly spots: ReadonlyMap<string, readonly Choice[]>;
  /** So many are lit that they need not shine. */
  readonly quiet: boolean;
  readonly chosen: string | null;
  readonly suggested: string | null;
  readonly onChoose: (id: string, byFinger: boolean) => void;
  readonly onLook: (id: string | null) => void;
}

/** What may be chosen, for the pointer, each with a sign of the deed. */
export function Targets({
  hexes,
  spots,
  quiet,
  chosen,
  suggested,
  onChoose,
  onLook,
}: TargetsProps): ReactNode {
  const lit = hexes.filter(({ id }) => spots.has(id));
  return (
    <g data-quiet={quiet || undefined}>
      {lit.map(({ id, outline }) => (
        <path
          key={id}
          d={outline}
          data-spot={id}
          data-chosen={id === chosen || undefined}
          data-suggested={id === suggested || undefined}
          className={css['target']}
          onClick={(event) => onChoose(id, byFinger(event))}
          onPointerEnter={() => onLook(id)}
        />
      ))}
      {lit.map((hex) => (
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
