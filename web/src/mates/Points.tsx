import { type RuleLens, SeatMark } from '@getaway/board';
import type { Base } from '@getaway/engine';
import type { PointedAt } from '@getaway/server/client';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lensOf } from '../lens/lenses.ts';
import { nameOf } from '../lens/named.ts';
import { announce } from '../ui/announce.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { useWords } from '../words/words.tsx';
import css from './Mates.module.css';
import { namesBelow, type Places } from './namesBelow.ts';
import { placeOf } from './placeOf.ts';

interface PointsProps {
  readonly game: string;
  readonly view: Base;
  readonly words: Speaker;
  readonly points: readonly PointedAt[];
  /** Who need not be told that they point. */
  readonly own: number | null;
}

/** How long what somebody points at stays marked, in milliseconds. */
const LASTING = 5000;

/** How often it is looked for anew. */
const LOOK = 200;

/** What is nearly as wide as high gets a round mark. */
const ROUND = 0.3;

/** What others point at, for a moment: a ring around it, or its name where it cannot be seen. */
export default function Points({ game, view, words, points, own }: PointsProps): ReactNode {
  const lens = useLoaded(game, () => lensOf(game), null);
  const [now, setNow] = useState(Date.now);
  const shown = points.filter(({ at }) => Math.max(now, at) - at < LASTING);
  const soonest = Math.min(...points.filter(({ at }) => at + LASTING > now).map(({ at }) => at + LASTING));
  useEffect(() => {
    if (soonest === Infinity) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, soonest - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [soonest]);
  const places = useRef<Places>(new Map());
  if (!lens) return null;
  const named = shown.filter(({ piece }) => isNamed(lens, view, piece));
  return (
    <div className={css['points']}>
      {named.map((point, i) => (
        <Point
          key={`${point.seat} ${point.at}`}
          point={point}
          name={nameOf(point.piece, view, lens, words)}
          who={words.player(point.seat)}
          no={i}
          places={places.current}
          silent={point.seat === own}
          pieceAt={(spot) => lens.pieceAt(view, spot)}
        />
      ))}
    </div>
  );
}

/** Whether it is a piece of this table: a name that the page does not know may have been made up. */
const isNamed = (lens: RuleLens, view: Base, piece: string): boolean => lens.pieces(view).includes(piece);

interface PointProps {
  readonly point: PointedAt;
  readonly name: string;
  readonly who: string;
  readonly no: number;
  readonly places: Places;
  readonly silent: boolean;
  readonly pieceAt: (spot: string) => string | null;
}

function Point({ point: { seat, piece }, name, who, no, places, silent, pieceAt }: PointProps): ReactNode {
  const { say } = useWords();
  const mark = useRef<HTMLDivElement>(null);
  const [isHidden, setHidden] = useState(false);
  const said = say('point.said', { name: who, piece: name });
  useEffect(() => {
    if (!silent) announce(said);
  }, []);
  // The board may be moved under it, or drawn anew.
  useEffect(() => {
    let frame = 0;
    let looked = -Infinity;
    let element: Element | null = null;
    const follow = (now: number): void => {
      if (now - looked > LOOK) {
        looked = now;
        element = placeOf(document, piece, pieceAt);
      }
      const place = element?.isConnected ? element.getBoundingClientRect() : undefined;
      setHidden(place === undefined);
      if (!place) places.delete(no);
      if (mark.current && place) {
        const { left, top, width, height } = place;
        Object.assign(mark.current.style, {
          width: `${width}px`,
          height: `${height}px`,
          transform: `translate(${left}px, ${top}px)`,
        });
        places.set(no, { x: left + width / 2, y: top });
        mark.current.style.setProperty('--before', String(namesBelow(places, no)));
        mark.current.toggleAttribute(
          'data-round',
          Math.abs(width - height) < ROUND * Math.max(width, height),
        );
      }
      frame = requestAnimationFrame(follow);
    };
    follow(performance.now());
    return () => {
      cancelAnimationFrame(frame);
      places.delete(no);
    };
  }, [piece, no]);
  if (isHidden) {
    return (
      <p className={css['told']} data-pointed={piece} aria-hidden="true">
        <SeatMark seat={seat} size={18} /> {said}
      </p>
    );
  }
  return (
    <div ref={mark} className={css['point']} data-pointed={piece} aria-hidden="true">
      <span className={css['ring']} />
      <span className={css['who']}>
        <SeatMark seat={seat} size={16} /> {who}
      </span>
    </div>
  );
}
