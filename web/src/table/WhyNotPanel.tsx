import type { Explained } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useEffect, useState } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { Position } from '../match/position.ts';
import type { TableSession } from '../match/session.ts';
import { announce } from '../ui/announce.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { useAnswer } from '../ui/useAnswer.ts';
import { useWords } from '../words/words.tsx';
import type { Question } from './useAttention.ts';
import { type WayOut, waysOut } from './waysOut.ts';
import css from './WhyNotPanel.module.css';

interface WhyNotPanelProps {
  readonly session: TableSession;
  readonly game: string;
  readonly position: Position;
  readonly words: Speaker;
  /** What somebody asked about; everything else is left out until they search for something else. */
  readonly asked: Question | null;
  /** Lights on the board what stands in the way of something. */
  readonly onBlockers?: ((blockers: readonly string[]) => void) | undefined;
}

interface Row {
  readonly reason: Explained;
  readonly label: string;
  readonly text: string;
  readonly ways: readonly WayOut[];
}

const NONE: readonly string[] = [];
const SHOWN = 150;

/** Everything that one might expect to do now and cannot, with the rule that forbids it and what would help. */
export default function WhyNotPanel(props: WhyNotPanelProps): ReactNode {
  const { session, game, position, words, asked, onBlockers } = props;
  const { say } = useWords();
  const reasons = useAnswer<readonly Explained[] | null>(() => session.explain(), [session, position], null);
  const about = asked?.about ?? '';
  const [wanted, setWanted] = useState(about);
  /** What stands in the way of the row that somebody points at. */
  const [pointed, setPointed] = useState<readonly string[] | null>(null);
  useEffect(() => setWanted(about), [asked]);
  const needle = wanted.trim().toLowerCase();
  const rows = (reasons ?? [])
    .map((reason): Row => ({
      reason,
      label: words.choice({ ...reason.choice }),
      text: words.why(reason),
      ways: waysOut(reason, words, say),
    }))
    .filter(({ label, text }) => !needle || `${label} ${text}`.toLowerCase().includes(needle));
  // Who asked about one thing sees at once what is in its way.
  const inTheWay =
    needle !== '' && wanted === about ? rows.flatMap(({ reason }) => reason.blockers ?? []) : NONE;
  const lit = (pointed ?? inTheWay).join(' ');
  useEffect(() => onBlockers?.(lit === '' ? NONE : lit.split(' ')), [lit, onBlockers]);
  useEffect(() => () => onBlockers?.(NONE), [onBlockers]);
  const isOffered = (): boolean =>
    position.choices.some((choice) =>
      words
        .choice({ ...choice })
        .toLowerCase()
        .includes(needle),
    );
  const nothingAgainst = (): string =>
    isOffered() ? say('why.offered', { wanted }) : say('why.nothing', { wanted });
  const nothing = rows.length === 0 ? nothingAgainst() : '';
  // Who asked by keyboard stays where they are, and is told.
  const isKnown = reasons !== null && wanted === about;
  useEffect(() => {
    if (asked !== null && isKnown) announce(nothing || answerOf(rows), 'why');
  }, [asked, isKnown]);
  if (reasons === null) return null;
  if (reasons.length === 0) return <p className={css['none']}>{say('why.none')}</p>;
  return (
    <section className={css['why']} aria-label={say('table.tab.why')}>
      <SearchField value={wanted} onSearch={setWanted} label={say('why.search')} />
      {nothing && <p className={css['none']}>{nothing}</p>}
      <ul>
        {byLabel(rows.slice(0, SHOWN)).map(([label, of], i) => (
          <li key={i}>
            <strong>{label}</strong>
            {of.map((row, n) => (
              <WhyNot key={n} row={row} game={game} onPoint={onBlockers && setPointed} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of several things that are forbidden there, as many as one can listen to; the panel has them all. */
const TOLD = 3;

const answerOf = (rows: readonly Row[]): string =>
  rows
    .slice(0, TOLD)
    .map(({ reason, label, text, ways }) =>
      [`${label}: ${text} (${reason.rule}).`, ...ways.map((way) => way.text)].join(' '),
    )
    .join(' ');

/** Several rules may forbid one thing: they stand together below it. */
function byLabel(rows: readonly Row[]): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.label, [...(groups.get(row.label) ?? []), row]);
  return [...groups];
}

interface WhyNotProps {
  readonly row: Row;
  readonly game: string;
  readonly onPoint: ((blockers: readonly string[] | null) => void) | undefined;
}

function WhyNot({ row: { reason, text, ways }, game, onPoint }: WhyNotProps): ReactNode {
  const { say } = useWords();
  const { blockers } = reason;
  const point = blockers && onPoint ? () => onPoint(blockers) : undefined;
  const leave = point && (() => onPoint?.(null));
  return (
    <div onPointerEnter={point} onPointerLeave={leave}>
      <span>
        {text} <RuleLink game={game} rule={reason.rule} />
      </span>
      {ways.map((way) => (
        <p key={way.text} className={css['way']}>
          <span className="visually-hidden">{say('why.possible')} </span>
          {way.text}{' '}
          {way.rules
            .filter((rule) => rule !== reason.rule)
            .slice(0, 1)
            .map((rule) => (
              <RuleLink key={rule} game={game} rule={rule} />
            ))}
        </p>
      ))}
      {point && (
        <button type="button" className="button plain" onClick={point} onFocus={point} onBlur={leave}>
          {say('why.show')}
        </button>
      )}
    </div>
  );
}
