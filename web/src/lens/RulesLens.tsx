import { useFocusReturn } from '@getaway/board';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lineOf } from '../table/lineOf.ts';
import { announce } from '../ui/announce.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { useWords } from '../words/words.tsx';
import { FindPiece } from './FindPiece.tsx';
import { lensOf } from './lenses.ts';
import type { LookedAt } from './lookedAt.ts';
import { nameOf } from './named.ts';
import type { Pointed } from './pointed.ts';
import css from './RulesLens.module.css';
import { RulesOf } from './RulesOf.tsx';
import { usePointing } from './usePointing.ts';

interface RulesLensProps {
  readonly top: LookedAt;
  readonly prompt: string;
}

/** Where there is room for the sheet: not over what was pressed. */
interface Room {
  readonly side: 'left' | 'right';
  readonly end: 'top' | 'bottom';
}

/** Says of whatever is pressed which rules touch it now. It knows what the seat sees and was told, and nothing else. */
export default function RulesLens({ top, prompt }: RulesLensProps): ReactNode {
  const { state, position, words, attention } = top;
  const { say } = useWords();
  const lens = useLoaded(state.game, () => lensOf(state.game), null);
  const [kept, keep] = useState<{ readonly at: Pointed; readonly asked: string | null } | null>(null);
  // Whoever asks for something by name has done with what was pressed before.
  const pointed = kept?.asked === attention.lens ? kept.at : null;
  const setPointed = (at: Pointed): void => keep({ at, asked: attention.lens });
  const [room, setRoom] = useState<Room>({ side: 'left', end: 'bottom' });
  const sheet = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<Element | null>(null);
  useFocusReturn(true);
  const leave = (): void => {
    attention.setLens(null);
    if (pressed.current instanceof HTMLElement || pressed.current instanceof SVGElement)
      pressed.current.focus();
  };
  usePointing(sheet, {
    pieceAt: lens && ((spot) => lens.pieceAt(position.view, spot)),
    onPoint: (at, element) => {
      const { left, right, top: upper, bottom } = element.getBoundingClientRect();
      pressed.current = element.closest('button, [tabindex]');
      setRoom({
        side: left + right > innerWidth ? 'left' : 'right',
        end: upper + bottom > innerHeight ? 'top' : 'bottom',
      });
      setPointed(at);
    },
    onLeave: leave,
  });
  useEffect(() => announce(say('lens.on')), []);
  useEffect(() => {
    if (pointed !== null) title.current?.focus();
  }, [pointed]);
  if (lens === null) return <section ref={sheet} hidden />;
  const name = (at: Pointed): string => {
    switch (at.at) {
      case 'piece':
        return nameOf(at.piece, position.view, lens, words);
      case 'choice':
        return words.choice({ ...at.choice });
      case 'line':
        return state.log
          .flatMap(({ n, event }) => (n === at.n ? lineOf({ ...event }, words, say) : []))
          .join();
      case 'prompt':
        return prompt;
    }
  };
  return (
    <section
      ref={sheet}
      className={css['sheet']}
      data-side={room.side}
      data-end={room.end}
      aria-labelledby="lens"
    >
      <header>
        <span aria-hidden="true">§</span>
        <h2 ref={title} id="lens" tabIndex={-1}>
          {pointed === null ? say('lens.title') : name(pointed)}
        </h2>
        <button type="button" className="button plain" aria-label={say('lens.close')} onClick={leave}>
          ✕
        </button>
      </header>
      {pointed === null ? (
        <FindPiece
          about={say('lens.point')}
          asked={attention.lens ?? ''}
          pieces={lens.pieces(position.view).map((piece) => ({
            piece,
            name: nameOf(piece, position.view, lens, words),
          }))}
          onFind={(piece) => setPointed({ at: 'piece', piece })}
        />
      ) : (
        <RulesOf
          key={JSON.stringify(pointed)}
          top={top}
          lens={lens}
          pointed={pointed}
          onPoint={(piece) => setPointed({ at: 'piece', piece })}
          onBack={() => {
            attention.setLens('');
            keep(null);
          }}
        />
      )}
    </section>
  );
}
