import type { BoardWords } from '@getaway/board';
import type { ReactNode } from 'react';
import { alertsOf, trackOf } from '../rules/noise.ts';
import { noiseOfRound } from '../rules/endOfActions.ts';
import type { Heist } from '../rules/state.ts';
import { onTrack } from './notes.ts';
import css from './Rail.module.css';

const STEP = 10;

/** The noise track with its alerts: what has been made is full, what this round will add is hatched. */
export function NoiseMeter({ view, words }: { readonly view: Heist; readonly words: BoardWords }): ReactNode {
  const { last, alertAt } = trackOf(view);
  const more = noiseOfRound(view);
  const alerts = alertsOf(view, more);
  const next = alertAt.findIndex((alert, i) => alert && i > view.noise);
  const then = Math.min(last, view.noise + more);
  const label = words.say('board.noise', {
    noise: view.noise,
    last,
    more,
    alerts,
    next: next < 0 ? last : next,
  });
  return (
    <div className={css['noise']} data-piece={onTrack('noise')}>
      <p aria-hidden="true">
        <strong>{view.noise}</strong>
        {more > 0 && <b>+{more}</b>}
        <span>{words.say('board.noiseShort', { alerts, next: next < 0 ? last : next })}</span>
      </p>
      <svg viewBox={`0 0 ${last * STEP} 26`} role="img" aria-label={label} preserveAspectRatio="none">
        {Array.from({ length: last }, (_, i) => {
          const space = i + 1;
          const state = space <= view.noise ? 'made' : space <= then ? 'coming' : 'quiet';
          return (
            <g key={space} data-state={state}>
              <rect x={i * STEP + 0.8} y={12} width={STEP - 1.6} height={13} />
              {alertAt[space] && <path d={`M${i * STEP + STEP / 2} 1l4.4 8.6h-8.8z`} data-alert />}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
