import { wordsOf } from '@getaway/engine/testing';
import { escapePlan } from '@getaway/escape-plan';
import { createMatch } from '@getaway/games';
import { speaker } from '@getaway/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Dock } from '../../games/escape-plan/board/Dock.tsx';
import type { EscapePlanBoardProps } from '../../games/escape-plan/board/index.tsx';
import { OpenBoard } from '../../games/escape-plan/board/OpenBoard.tsx';
import { BAGS, bagKind, bagValue } from '../../games/escape-plan/rules/bags.ts';

const words = speaker((await wordsOf(escapePlan))['en'] ?? {}, {
  locale: 'en',
}) as unknown as EscapePlanBoardProps['words'];
const worth = (kind: string, value: number): string =>
  BAGS.find((bag) => bagKind(bag) === kind && bagValue(bag) === value)!;

/** Somebody with a vest between two bags, of whose values `bags` tells. */
function having(bags: readonly (string | null)[]): EscapePlanBoardProps['view'] {
  const match = createMatch('escape-plan', { seats: 3, options: {}, seed: 'bags' });
  const view = match.view(0) as unknown as EscapePlanBoardProps['view'];
  const [first, ...others] = view.thieves;
  const items = ['brown', 'vest', 'type-1', null, null];
  return { ...view, thieves: [{ ...first!, items, bags }, ...others] } as typeof view;
}

const nothing = (): void => {};
const known = having([worth('brown', 80), worth('type-1', 60)]);
const mine = (veiled: boolean): string =>
  renderToStaticMarkup(
    <Dock
      {...{ view: known, viewer: 0, actor: 0, choices: [], words, veiled, onPlay: nothing, onLook: nothing }}
    />,
  );
/** The names of cards, with what stands beside them. */
const cards = (page: string): string[] =>
  [...page.matchAll(/<strong><span>(.*?)<\/span><\/strong> (?:<small>(.*?)<\/small>)?/g)].map(
    ([, name, note]) => (note ? `${name}: ${note}` : name!),
  );

describe('bags on item slots', () => {
  test('tell their owner what they are worth', () => {
    expect(cards(mine(false))).toEqual(
      expect.arrayContaining(['brown locker tile: $80k', 'Vest', 'exit tile: $60k']),
    );
  });

  test('tell it on a shared device only to who holds the button', () => {
    expect(cards(mine(true))).toEqual(expect.arrayContaining(['brown locker tile', 'exit tile']));
    expect(mine(true)).not.toMatch(/\$(80|60)k/);
  });

  test('show the others their kind and no more, until the scoring', () => {
    const seen = (view: EscapePlanBoardProps['view']): string[] =>
      cards(renderToStaticMarkup(<OpenBoard {...{ view, words, seat: 0 }} />));
    expect(seen(having([null, null]))).toEqual(expect.arrayContaining(['brown locker tile', 'exit tile']));
    expect(seen(known)).toEqual(expect.arrayContaining(['brown locker tile: $80k', 'exit tile: $60k']));
  });
});
