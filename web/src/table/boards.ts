import type { BoardProps } from '@getaway/board';
import { type ComponentType, lazy } from 'react';

/** A game's own board, and its parts that become panels where the screen is narrow. */
interface BoardModule {
  readonly default: ComponentType<BoardProps>;
  readonly MinePanel: ComponentType<BoardProps>;
  readonly TablePanel: ComponentType<BoardProps>;
  /** The score, line by line. */
  readonly ScorePanel: ComponentType<Pick<BoardProps, 'view' | 'words'>>;
}

const modules: Readonly<Record<string, () => Promise<BoardModule>>> = {
  'escape-plan': async () => (await import('@getaway/escape-plan/board')) as unknown as BoardModule,
};

interface Board extends Omit<BoardModule, 'default'> {
  readonly Board: ComponentType<BoardProps>;
}

/** The boards that have been drawn; the other games are played on the text board. */
export const BOARDS: Readonly<Record<string, Board>> = Object.fromEntries(
  Object.entries(modules).map(([game, load]) => [
    game,
    {
      Board: lazy(load),
      MinePanel: lazy(async () => ({ default: (await load()).MinePanel })),
      TablePanel: lazy(async () => ({ default: (await load()).TablePanel })),
      ScorePanel: lazy(async () => ({ default: (await load()).ScorePanel })),
    },
  ]),
);
