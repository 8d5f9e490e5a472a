import { useSeatColour } from '@getaway/board';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import type { Tape } from './tape.ts';
import css from './Timeline.module.css';
import type { TurningPoint } from './turningPoints.ts';

interface TimelineProps {
  readonly tape: Tape;
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly barriers: readonly number[];
  readonly points: readonly TurningPoint[];
  /** Where the replay stands, in words. */
  readonly where: string;
}

/** The whole match as one line: whose turn, what came to light, what decided it; and the way through it. */
export function Timeline({ tape, at, onGo, barriers, points, where }: TimelineProps): ReactNode {
  const { say } = useWords();
  const colourOf = useSeatColour();
  const { length, turns, record } = tape;
  return (
    <section className={css['timeline']} aria-label={say('replay.timeline')}>
      <div className={css['buttons']}>
        <button type="button" className="button" aria-label={say('replay.first')} onClick={() => onGo(0)}>
          |‹
        </button>
        <button
          type="button"
          className="button"
          aria-label={say('replay.turnBack')}
          onClick={() => onGo(tape.turnBefore(at))}
        >
          «
        </button>
        <button type="button" className="button" aria-label={say('replay.back')} onClick={() => onGo(at - 1)}>
          ‹
        </button>
        <button
          type="button"
          className="button"
          aria-label={say('replay.forth')}
          onClick={() => onGo(at + 1)}
        >
          ›
        </button>
        <button
          type="button"
          className="button"
          aria-label={say('replay.turnForth')}
          onClick={() => onGo(tape.turnAfter(at))}
        >
          »
        </button>
        <button type="button" className="button" aria-label={say('replay.last')} onClick={() => onGo(length)}>
          ›|
        </button>
      </div>
      <div className={css['track']}>
        <svg viewBox={`0 0 ${Math.max(1, length)} 24`} preserveAspectRatio="none" aria-hidden="true">
          {turns.map((turn, i) => (
            <rect
              key={turn}
              x={turn}
              y={9}
              width={(turns[i + 1] ?? length) - turn}
              height={9}
              fill={colourOf(record.plays[turn]?.seat ?? 0)}
              className={css['turn']}
            />
          ))}
          {barriers.map((play) => (
            <rect key={play} x={play + 0.7} y={18} width={0.45} height={6} className={css['barrier']} />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={say('replay.timeline')}
          aria-valuetext={where}
          onChange={(event) => onGo(Number(event.target.value))}
        />
        {points.map(({ play, kind }) => (
          <button
            key={play}
            type="button"
            className={css['point']}
            data-kind={kind}
            style={{ left: `${(100 * play) / Math.max(1, length)}%` }}
            aria-label={say('replay.point', { at: play })}
            onClick={() => onGo(play)}
          >
            ◆
          </button>
        ))}
      </div>
      <output>
        <span>{where}</span>
        <span>{say('replay.at', { at, of: length })}</span>
      </output>
    </section>
  );
}
