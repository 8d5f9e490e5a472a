import type { BoardProps } from '@getaway/board';
import { createMatch, type Game, pick, seeded } from '@getaway/engine';
import { games } from '@getaway/games';
import { speaker } from '@getaway/words';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { marked, MARKED_LOCALE, readableIn, unmarkedIn } from '../../test/marked.ts';

type Part = ComponentType<BoardProps>;
interface Drawn {
  readonly default: Part;
  readonly MinePanel: Part;
  readonly TablePanel: Part;
  readonly ScorePanel: ComponentType<Pick<BoardProps, 'view' | 'words'>>;
}

const BOARDS: Readonly<Record<string, Drawn>> = {
  'escape-plan': (await import('@getaway/escape-plan/board')) as unknown as Drawn,
  'escape-from-new-york': (await import('@getaway/escape-from-new-york/board')) as unknown as Drawn,
  'master-heist': (await import('@getaway/master-heist/board')) as unknown as Drawn,
};

/** Names of people. */
const NO_WORDS = /\b(Tiny|Karma|Iceheart|Null)\b/g;

function unwordedOn(
  { default: Board, MinePanel, TablePanel, ScorePanel }: Drawn,
  game: Game,
  options: object,
): string[] {
  const words = speaker(marked(game.words?.['en'] ?? {}), {
    locale: MARKED_LOCALE,
    players: ['1', '2', '3'],
  });
  const chance = { rng: seeded('marked board') };
  const match = createMatch(game, { seats: 3, seed: 'marked board', options: { ...options } });
  const found = new Set<string>();
  const look = (markup: string): void => {
    for (const text of readableIn(markup))
      if (unmarkedIn(text.replaceAll(NO_WORDS, '')).length > 0) found.add(text);
  };
  for (let n = 0; match.outcome() === null; n++) {
    const { seat, choices } = pick(chance, match.pending());
    if (n % 80 === 0) {
      const props = {
        view: match.view(seat),
        viewer: seat,
        actor: seat,
        choices,
        words,
        onPlay: () => {},
        onLook: () => {},
      };
      for (const Part of [Board, MinePanel, TablePanel]) look(renderToStaticMarkup(<Part {...props} />));
    }
    match.play(seat, pick(chance, choices));
  }
  look(renderToStaticMarkup(<ScorePanel view={match.view(null)} words={words} />));
  return [...found];
}

test.each([
  ['escape-plan', {}],
  ['escape-from-new-york', {}],
  ['escape-from-new-york', { bands: true, uspf: true, presidentVariant: true, extraTraps: true }],
  ['master-heist', {}],
  ['master-heist', { scenario: 'black-box' }],
])('the board of %s says every word by a message: %o', (id, options) => {
  expect(unwordedOn(BOARDS[id]!, games[id]!, options)).toEqual([]);
});
