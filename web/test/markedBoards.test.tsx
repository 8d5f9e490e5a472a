import { type BoardProps, ShowRule } from '@getaway/board';
import { createMatch, type Game, pick, seeded } from '@getaway/engine';
import { games } from '@getaway/games';
import { speaker } from '@getaway/words';
import type { ComponentType, ReactNode } from 'react';
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

const RULE = /\b(?:EP|NY|MH)-[A-Z]{2,4}-\w+/g;
const LINK = /<a>(.*?)<\/a>/g;
const showRule = (rule: string): ReactNode => <a>{rule}</a>;

interface Found {
  /** What is said without a message. */
  readonly unworded: string[];
  /** Rules that are named and lead nowhere. */
  readonly unlinked: string[];
  /** The rules that the result leads to. */
  readonly scored: string[];
}

function foundOn(
  { default: Board, MinePanel, TablePanel, ScorePanel }: Drawn,
  game: Game,
  options: object,
): Found {
  const words = speaker(marked(game.words?.['en'] ?? {}), {
    locale: MARKED_LOCALE,
    players: ['1', '2', '3'],
  });
  const chance = { rng: seeded('marked board') };
  const match = createMatch(game, { seats: 3, seed: 'marked board', options: { ...options } });
  const unworded = new Set<string>();
  const unlinked = new Set<string>();
  const look = (part: ReactNode): string => {
    const markup = renderToStaticMarkup(<ShowRule value={showRule}>{part}</ShowRule>);
    const beside = markup.replaceAll(LINK, '');
    for (const text of readableIn(beside)) {
      if (unmarkedIn(text.replaceAll(NO_WORDS, '')).length > 0) unworded.add(text);
      for (const [rule] of text.matchAll(RULE)) unlinked.add(rule);
    }
    return markup;
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
      for (const Part of [Board, MinePanel, TablePanel]) look(<Part {...props} />);
    }
    match.play(seat, pick(chance, choices));
  }
  const scores = look(<ScorePanel view={match.view(null)} words={words} />);
  const scored = [...scores.matchAll(LINK)].map(([, rule = '']) => rule);
  return { unworded: [...unworded], unlinked: [...unlinked], scored };
}

test.each([
  ['escape-plan', {}],
  ['escape-from-new-york', {}],
  ['escape-from-new-york', { bands: true, uspf: true, presidentVariant: true, extraTraps: true }],
  ['master-heist', {}],
  ['master-heist', { scenario: 'black-box' }],
])(
  'the board of %s says every word by a message, and leads to the rules that it names: %o',
  (id, options) => {
    const { unworded, unlinked, scored } = foundOn(BOARDS[id]!, games[id]!, options);
    expect(unworded).toEqual([]);
    expect(unlinked).toEqual([]);
    expect(scored).not.toEqual([]);
  },
);
