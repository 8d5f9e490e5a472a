import type { BoardProps } from '@getaway/board';
import { type Choice, type GameEvent, same, type TakeBack } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Standing, standingOf, toDo } from '../draft/draft.ts';
import type { OwnDraft } from '../draft/useDraft.ts';
import type { LogEntry, Position } from '../match/position.ts';
import type { Mates } from '../mates/mates.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import { useSettings } from '../settings/settings.ts';
import { type Board, type BoardParts, BOARDS } from './boards.ts';
import { givenUpLast } from './givenUp.ts';
import { focusPrompt } from './focusParts.ts';
import { newsOf } from './news.ts';
import { type Attention, type TabName, useAttention } from './useAttention.ts';
import { useBoardParts } from './useBoardParts.ts';
import { type Directions, useDirections } from './useDirections.ts';
import { useFirstMatch } from './useFirstMatch.ts';
import { type Hints, useHint } from './useHint.ts';
import { type OwnNotes, useNotes } from './useNotes.ts';
import { usePauses } from './usePauses.ts';
import { usePictureWords } from './usePictureWords.ts';
import { useWorth, type Worth } from './useWorth.ts';

export interface TableProps {
  readonly session: TableSession;
  readonly id: string | null;
  /** Another panel, such as the talk at an online table. */
  readonly talk?: ReactNode;
  /** The time that the viewer has left. */
  readonly clock?: ReactNode;
  readonly state: SessionState;
  readonly position: Position;
  /** Somebody leads through this match. */
  readonly guide?: Guide;
  /** What the seat has drafted. */
  readonly draft?: OwnDraft;
  /** Turns to the seat's plan, or back to the match; none for who may not plan. */
  readonly onPlan?: () => void;
  /** This is not the match itself but a plan of how it might go on, or what somebody else is asked in it. */
  readonly planned?: boolean;
  /** What is chosen here is only suggested to whoever is asked. */
  readonly suggesting?: boolean;
  /** What people at an online table do for each other. */
  readonly mates?: Mates;
  /** What others point at, where nothing else of theirs is shown. */
  readonly points?: Mates['points'] | undefined;
  /** Nobody can plan here, because others would see it. */
  readonly unplanned?: boolean;
}

/** A lesson at the table: what it says, and the choice that it means. */
interface Guide {
  readonly panel: ReactNode;
  /** What the learner is meant to choose; only that is lit on the board. */
  readonly meant: Choice | null;
  /** What is said at the top where there is nothing to choose. */
  readonly prompt: string;
  /** The panel that shows what is talked about. */
  readonly tab: TabName | undefined;
  /** Which step this is; the panel is opened once a step. */
  readonly number: number;
}

/** All that lies on the table: what the board, its text and the panels beside it are given. */
export interface Tabletop extends TableProps {
  readonly words: Speaker;
  /** The drawn board; none for who plays by text. */
  readonly board: Board | undefined;
  readonly boardProps: BoardProps;
  readonly parts: BoardParts | null;
  readonly directions: Directions;
  readonly worth: Worth;
  readonly attention: Attention;
  readonly play: (choice: Choice) => void;
  /** Ends going on without pauses; null while nobody does. */
  readonly pauseAgain: (() => void) | null;
  /** What may be chosen; what a lesson means comes first, and what gives something up for nothing last. */
  readonly listed: readonly Choice[];
  /** What a lesson means, a hint says, somebody suggests, or the seat has planned. */
  readonly suggested: Choice | null;
  /** How what the seat has drafted stands here; null where nothing is left of it. */
  readonly standing: Standing | null;
  readonly hints: Hints;
  /** Hints come without being asked for. */
  readonly alwaysHints: boolean;
  readonly notes: OwnNotes | null;
  /** What has happened since the viewer chose last. */
  readonly news: readonly LogEntry[];
  /** Nobody else plays on this device, so one may look back with open eyes. */
  readonly alone: boolean;
}

const NOTHING: readonly GameEvent[] = [];

export function useTabletop(props: TableProps): Tabletop {
  const { session, id, state, position, guide } = props;
  const { keys, textMode, hints: wanted, openSecrets } = useSettings();
  const parts = useBoardParts(state.game);
  const names = state.players.map(({ name }) => name);
  const words = usePictureWords(state.messages, names, position.view, textMode ? null : parts);
  const directions = useDirections(textMode ? (parts?.whereTo ?? null) : null, position, words);
  const attention = useAttention(position.plays);
  useEffect(() => {
    if (guide) attention.open(guide.tab ?? 'do');
  }, [guide?.number]);
  const goingOn = usePauses(session, state, position, guide || props.suggesting ? null : parts);
  const play = useEnding(session, state, goingOn.play, parts);
  const first = useFirstMatch(state.game);
  const alwaysHints = wanted ?? (first && id !== null && !state.sandbox);
  const hints = useHint(session, position, alwaysHints && !guide);
  const meant = guide?.meant ?? null;
  const standing = useStanding(props);
  const suggested =
    meant ??
    (hints.hint.status === 'given'
      ? hints.hint.suggestion.choice
      : (props.mates?.suggestions[0]?.choice ?? standing?.next?.choice ?? null));
  const listed = useMemo(
    () => (meant ? meantFirst(position.choices, meant) : givenUpLast(goingOn.choices, parts?.givesUp)),
    [position.choices, goingOn.choices, meant, parts],
  );
  const guided = guide !== undefined;
  /** What the board lights; it keeps what is half chosen only as long as this is the same. */
  const lit = useMemo(
    () => (guided ? [meant].flatMap((choice) => choice ?? []) : position.choices),
    [guided, meant, position.choices],
  );
  const news = useMemo(
    () => newsOf(state.log, goingOn.since, parts?.isNews),
    [state.log, goingOn.since, parts],
  );
  const events = useMemo(() => news.map(({ event }) => event), [news]);
  const notes = useNotes(session, guide ? null : position.viewer);
  const alone = state.players.filter(({ kind }) => kind === 'person').length === 1;
  const takeBack = useCallback(({ from, only }: TakeBack) => void session.undo(from, only), [session]);
  const boardProps: BoardProps = {
    view: position.view,
    viewer: position.viewer,
    actor: position.actor,
    choices: lit,
    words,
    onPlay: play,
    takeBacks: position.takeBacks,
    onTakeBack: takeBack,
    suggested,
    news: guide ? NOTHING : events,
    pointed: attention.pointed,
    blockers: attention.blockers,
    onLook: attention.aimAt,
    onAsk: attention.askWhy,
    ...(notes && { notes: notes.pins, onNote: attention.writeNote }),
    onLeave: focusPrompt,
    keys,
    veiled: !alone && id !== null && !openSecrets,
  };
  const worth = useWorth(parts, boardProps);
  const board = textMode ? undefined : BOARDS[state.game];
  return {
    ...props,
    words,
    board,
    boardProps,
    parts,
    directions,
    worth,
    attention,
    play,
    pauseAgain: goingOn.pauseAgain,
    listed,
    suggested,
    standing,
    hints,
    alwaysHints,
    notes,
    news,
    alone,
  };
}

/** Whoever says that the turn is over has committed it. */
function useEnding(
  session: TableSession,
  { commitDue }: SessionState,
  play: Tabletop['play'],
  parts: BoardParts | null,
): Tabletop['play'] {
  const isOver = useRef(false);
  useEffect(() => {
    if (commitDue && isOver.current) void session.commit();
    isOver.current = false;
  }, [commitDue]);
  return useCallback(
    (choice) => {
      isOver.current = parts?.endsTurn?.(choice) ?? false;
      play(choice);
    },
    [play, parts],
  );
}

function useStanding({ draft, position }: TableProps): Standing | null {
  const steps = draft?.steps;
  return useMemo(() => {
    return steps && toDo(steps).length > 0 ? standingOf(steps, position) : null;
  }, [steps, position]);
}

const meantFirst = (choices: readonly Choice[], meant: Choice): readonly Choice[] => [
  meant,
  ...choices.filter((choice) => !same(choice, meant)),
];
