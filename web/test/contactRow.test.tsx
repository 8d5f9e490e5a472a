import { wordsOf } from '@getaway/engine/testing';
import { escapePlan } from '@getaway/escape-plan';
import { createMatch } from '@getaway/games';
import { speaker } from '@getaway/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Asked } from '../../games/escape-plan/board/ContactRow.tsx';
import type { EscapePlanBoardProps } from '../../games/escape-plan/board/index.tsx';
import type { Choice } from '../../games/escape-plan/rules/play.ts';

const words = speaker((await wordsOf(escapePlan))['en'] ?? {}, {
  locale: 'en',
}) as unknown as EscapePlanBoardProps['words'];
const match = createMatch('escape-plan', { seats: 3, options: {}, seed: 'contacts' });
const view = match.view(0) as unknown as EscapePlanBoardProps['view'];

/** The names of the cards that can be pressed. */
function litFor(choices: readonly Choice[]): string[] {
  const nothing = (): void => {};
  const page = renderToStaticMarkup(
    <Asked {...{ view, viewer: 0, actor: 0, choices, words, onPlay: nothing, onLook: nothing }} />,
  );
  return [...page.matchAll(/data-legal="now".*?<strong><span>(.*?)<\/span>/g)].map(([, name = '']) => name);
}

test('the card that is offered is the one that lies there, not the next one', () => {
  view.contactDisplay.forEach((card, i) => {
    const lit = litFor([{ do: 'takeContact', from: i + 1, card, put: 'empty', slot: 1 }]);
    expect(new Set(lit)).toEqual(new Set([words.term(card)]));
  });
});

test('contacts come with the question only where one may be taken', () => {
  expect(litFor([{ do: 'rest' }])).toEqual([]);
});
