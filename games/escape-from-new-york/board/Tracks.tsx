import { RuleNumbers } from '@getaway/board';
import type { ReactNode } from 'react';
import { board } from '../content/index.ts';
import { MISSION_CUBES, noiseMaximum } from '../rules/city/noise.ts';
import { RED_TILES } from '../rules/city/timer.ts';
import { isAhead } from '../rules/threats.ts';
import { CityPays } from './CityPays.tsx';
import type { NewYorkBoardProps } from './index.tsx';
import { onTrack } from './notes.ts';
import css from './Rail.module.css';
import threats from './Threats.module.css';
import { Glyph } from './Glyph.tsx';

type Seen = Pick<NewYorkBoardProps, 'view' | 'words'>;

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The timer from its top: black tiles, hurry up, red ones (NY-SET-07). */
export function Timer({ view, words }: Seen): ReactNode {
  const left = view.timer.length;
  const all = left + view.timerGone.length;
  const colour = (fromBottom: number): string =>
    fromBottom < RED_TILES ? 'red' : fromBottom === RED_TILES ? 'hurryUp' : 'black';
  return (
    <div className={css['timer']} data-piece={onTrack('timer')} data-red={left <= RED_TILES || undefined}>
      <h2>
        {words.say('board.timer')} <strong>{left}</strong>
      </h2>
      <ol aria-hidden="true">
        {upTo(all)
          .toReversed()
          .map((fromBottom) => (
            <li
              key={fromBottom}
              data-colour={colour(fromBottom)}
              data-gone={fromBottom >= left || undefined}
            />
          ))}
      </ol>
      <span className="visually-hidden">
        {words.say('board.timerLeft', { left, colour: left <= RED_TILES ? 'red' : 'black' })}
      </span>
    </div>
  );
}

/** A level meter; what this turn will add is shown ahead (NY-NOI-02). */
export function NoiseMeter({ view, words }: Seen): ReactNode {
  const most = noiseMaximum(view);
  const added = isAhead(view, 'noiseStep') ? view.turn.noise : 0;
  const coming = Math.min(most, view.noise + added);
  return (
    <div className={css['noise']} data-piece={onTrack('noise')}>
      <h2>
        <Glyph name="noise" size={18} /> {words.say('track.noise')} <strong>{view.noise}</strong>
        {added > 0 && <em>{words.say('board.noiseComing', { n: added })}</em>}
      </h2>
      <div
        role="meter"
        aria-label={words.say('track.noise')}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={view.noise}
      >
        {upTo(most).map((i) => (
          <i
            key={i}
            data-on={i < view.noise || undefined}
            data-coming={(i >= view.noise && i < coming) || undefined}
            data-wakes={(view.options.bands && i + 1 === view.bands.powerUp) || undefined}
          />
        ))}
      </div>
      {view.options.bands ? (
        <PowerUp noise={coming} powerUp={view.bands.powerUp} words={words} />
      ) : (
        <CityPays view={view} words={words} />
      )}
    </div>
  );
}

interface PowerUpProps extends Pick<Seen, 'words'> {
  readonly noise: number;
  readonly powerUp: number;
}

/** From how much noise on a player's New York acts, and whether it will (NY-BND-11). */
function PowerUp({ noise, powerUp, words }: PowerUpProps): ReactNode {
  return (
    <details className={threats['pays']} data-likely={noise >= powerUp || undefined}>
      <summary>{words.say('board.wakes', { powerUp })}</summary>
      <p>
        {words.say('board.wakesHow', { noise, powerUp })} <RuleNumbers rules={['NY-BND-11', 'NY-BND-15']} />
      </p>
    </details>
  );
}

export function MissionCubes({ view, words }: Seen): ReactNode {
  return (
    <div className={css['cubes']} data-piece={onTrack('mission')}>
      <h2>{words.say('board.mission')}</h2>
      <span className="visually-hidden">{words.say('board.missionLeft', { n: view.missionLeft })}</span>
      <span aria-hidden="true">
        {upTo(MISSION_CUBES).map((i) => (
          <i key={i} data-on={i < view.missionLeft || undefined} />
        ))}
      </span>
    </div>
  );
}

/** NY-BRD-16: how many event cards come each time. */
export function EventLevel({ view, words }: Seen): ReactNode {
  return (
    <div className={css['events']} data-piece={onTrack('events')}>
      <h2>{words.say('board.eventLevel')}</h2>
      <ol>
        {board.eventLevelTrack.map((cards, i) => (
          <li key={i} aria-current={i === view.eventLevel ? 'step' : undefined}>
            {cards}
          </li>
        ))}
      </ol>
    </div>
  );
}
