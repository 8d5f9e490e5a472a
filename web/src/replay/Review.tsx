import type { Game, MatchRecord } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { keep } from '../home/newMatch.ts';
import { titleOf } from '../match/catalog.ts';
import type { Player } from '../match/position.ts';
import { useWayTo } from '../ui/useWayTo.ts';
import { useWords } from '../words/words.tsx';
import { ChartsPanel } from './ChartsPanel.tsx';
import { CommentaryPanel } from './CommentaryPanel.tsx';
import css from './Review.module.css';
import { Tape } from './tape.ts';
import { useAnalysis } from './useAnalysis.ts';

interface ReviewProps {
  readonly record: () => Promise<MatchRecord | null>;
  /** Where the match is kept in this browser; null for one that is not. */
  readonly id: string | null;
  readonly players: readonly Player[];
  readonly words: Speaker;
}

/** After the result: how it came about, in charts and in the few moments that decided it. */
export default function Review({ record, id, players, words }: ReviewProps): ReactNode {
  const { say } = useWords();
  const { goTo, fault } = useWayTo();
  const [match, setMatch] = useState<{ readonly game: Game; readonly record: MatchRecord } | null>(null);
  useEffect(() => {
    // Without a connection there is nothing to look over.
    void record().then(
      async (played) => played && setMatch({ game: await titleOf(played.game).load(), record: played }),
      () => {},
    );
  }, []);
  const tape = useMemo(() => match && new Tape(match.game, match.record), [match]);
  const { chances, commentary, comment, cancel } = useAnalysis(match?.record ?? null, true, false);
  if (!match || !tape) return null;
  /** A match that was played on a server is kept here before it is looked at. */
  const openAt = (at: number): void =>
    goTo(async () => `/replay/${id ?? (await keep(match.record, players))}?at=${at}`);
  return (
    <>
      {fault && <p role="alert">{fault}</p>}
      <section className={css['review']} aria-label={say('table.tab.charts')}>
        <h2>{say('table.tab.charts')}</h2>
        <ChartsPanel tape={tape} chances={chances} words={words} at={null} onGo={openAt} brief />
      </section>
      <section className={css['review']} aria-label={say('comment.title')}>
        <h2>{say('comment.title')}</h2>
        <CommentaryPanel
          commentary={commentary}
          onAsk={comment}
          onCancel={cancel}
          words={words}
          at={null}
          onGo={openAt}
        />
      </section>
    </>
  );
}
