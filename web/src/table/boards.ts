import type { BoardProps, BoardWords, DeedChart, Pauses, PieceGroup } from '@getaway/board';
import type { Base, Choice, GameEvent } from '@getaway/engine';
import type { Messages } from '@getaway/words';
import { type ComponentType, lazy } from 'react';
import { loaded } from '../ui/loading.ts';

/** What a board knows besides its pictures; left out where a game has nothing to say. */
export interface BoardParts {
  readonly whereTo?: WhereTo;
  readonly worthOf?: WorthOf;
  readonly isBad?: IsBad;
  /** Whether something is told also to whoever set it off, such as the card of an event that was turned up. */
  readonly isNews?: (event: GameEvent) => boolean;
  readonly glance?: Glance;
  /** Terms for what the rules number and the picture does not, as long as somebody has to choose among them. */
  readonly terms?: (view: Base, words: BoardWords) => Messages | null;
  /** Whether a choice gives something up for nothing: it is listed last. */
  readonly givesUp?: (choice: Choice) => boolean;
  /** Whether a choice says that the turn is over, and nothing else: then nobody is asked again whether it is. */
  readonly endsTurn?: (choice: Choice) => boolean;
  /** The own cards that are asked for, shown with the actions where there is no dock. */
  readonly Asked?: ComponentType<BoardProps>;
  /** Keys of the board, each with the message that says what it does. */
  readonly keys?: readonly (readonly [key: string, message: string])[];
  /** What seats did to each other, for the charts. */
  readonly deeds?: DeedChart;
  /** The pauses that somebody may want to do without for a turn. */
  readonly pauses?: Pauses;
  /** What notes can be written on. */
  readonly pieces: (view: Base, words: BoardWords) => PieceGroup[];
}

/** A game's own board, and its parts that become panels where the screen is narrow. */
interface BoardModule extends BoardParts {
  readonly default: ComponentType<BoardProps>;
  readonly MinePanel: ComponentType<BoardProps>;
  readonly TablePanel: ComponentType<BoardProps>;
  /** The score, line by line. */
  readonly ScorePanel: ComponentType<Pick<BoardProps, 'view' | 'words'>>;
}

/** Which way a choice leads, in words; empty where it leads nowhere. */
export type WhereTo = (view: Base, actor: number | null, choice: Choice, words: BoardWords) => string;

/** What is needed to put what somebody sees into words. */
type Seen = Pick<BoardProps, 'view' | 'viewer' | 'words' | 'veiled'>;

/** What a choice costs or pays, where its own words do not say so; otherwise empty. */
type WorthOf = (seen: Seen, choice: Choice) => string;

/** The few figures that everything turns on, for the top of a screen that has no rail. */
type Glance = (seen: Seen) => string;

/** Whether something bad has befallen the viewer. */
type IsBad = (event: GameEvent, viewer: number | null) => boolean;

const modules: Readonly<Record<string, () => Promise<BoardModule>>> = {
  'escape-plan': async () => (await import('@getaway/escape-plan/board')) as unknown as BoardModule,
  'master-heist': async () => (await import('@getaway/master-heist/board')) as unknown as BoardModule,
  'escape-from-new-york': async () =>
    (await import('@getaway/escape-from-new-york/board')) as unknown as BoardModule,
};

export interface Board extends Pick<BoardModule, 'MinePanel' | 'TablePanel' | 'ScorePanel'> {
  readonly Board: ComponentType<BoardProps>;
  readonly load: () => Promise<BoardParts>;
}

/** The boards that have been drawn; the other games are played on the text board. */
export const BOARDS: Readonly<Record<string, Board>> = Object.fromEntries(
  Object.entries(modules).map(([game, read]) => {
    const load = (): Promise<BoardModule> => loaded(read);
    return [
      game,
      {
        Board: lazy(load),
        MinePanel: lazy(async () => ({ default: (await load()).MinePanel })),
        TablePanel: lazy(async () => ({ default: (await load()).TablePanel })),
        ScorePanel: lazy(async () => ({ default: (await load()).ScorePanel })),
        load,
      },
    ];
  }),
);
