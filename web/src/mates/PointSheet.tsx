import { useFocusReturn } from '@getaway/board';
import { seenByAll } from '@getaway/engine';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { FindPiece } from '../lens/FindPiece.tsx';
import { lensOf } from '../lens/lenses.ts';
import { nameOf } from '../lens/named.ts';
import { cellOf } from '../lens/pointing.ts';
import css from '../lens/RulesLens.module.css';
import { usePointing } from '../lens/usePointing.ts';
import { titleOf } from '../match/catalog.ts';
import type { Tabletop } from '../table/useTabletop.ts';
import { announce } from '../ui/announce.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { useWords } from '../words/words.tsx';

interface PointSheetProps {
  readonly top: Tabletop;
  readonly onPoint: (piece: string) => void;
  readonly onClose: () => void;
}

/** Whatever is pressed next is pointed out to everybody. What only the viewer can see cannot be pointed at. */
export default function PointSheet({ top, onPoint, onClose }: PointSheetProps): ReactNode {
  const { state, position, words } = top;
  const { say } = useWords();
  const lens = useLoaded(state.game, () => lensOf(state.game), null);
  const game = useLoaded(state.game, titleOf(state.game).load, null);
  const [unseen, setUnseen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  useFocusReturn(true);
  const seen = useMemo(
    () => game && seenByAll(game, position.view, position.viewer),
    [game, position.view, position.viewer],
  );
  const pieces = useMemo(() => (lens && seen ? lens.pieces(seen) : null), [lens, seen]);
  const point = (piece: string): void => {
    if (pieces?.includes(piece) === false) {
      setUnseen(true);
      return announce(say('point.unseen'));
    }
    onPoint(piece);
    onClose();
  };
  usePointing(sheet, {
    pieceAt: lens && pieces && ((spot) => lens.pieceAt(position.view, spot)),
    onPoint: (at, pressed) => {
      if (at.at !== 'piece' || !lens) return;
      // Of pieces that there are several of, the place is meant.
      const alike = pressed
        .closest('[role=grid]')
        ?.querySelectorAll(`[data-piece="${CSS.escape(at.piece)}"]`);
      const place = cellOf(pressed, (spot) => lens.pieceAt(position.view, spot));
      point(alike && alike.length > 1 && place !== null ? place : at.piece);
    },
    onLeave: onClose,
  });
  useEffect(() => announce(`${say('point.how')} ${say('mates.escape')}`), []);
  if (!lens || !seen || !pieces) return <section ref={sheet} hidden />;
  return (
    <section ref={sheet} className={css['sheet']} data-side="left" data-end="bottom" aria-labelledby="point">
      <header>
        <span aria-hidden="true">☞</span>
        <h2 id="point">{say('point.title')}</h2>
        <button type="button" className="button plain" aria-label={say('point.close')} onClick={onClose}>
          ✕
        </button>
      </header>
      <FindPiece
        about={unseen ? say('point.unseen') : say('point.how')}
        asked=""
        pieces={pieces.map((piece) => ({ piece, name: nameOf(piece, seen, lens, words) }))}
        onFind={point}
      />
    </section>
  );
}
