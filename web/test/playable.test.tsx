import { type Act, Card, Playable } from '@getaway/board';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

/** What a card or an action is on the page, by what can be done with it. */

const nothing = (): void => {};
const act = (label: string): Act => ({ label, play: nothing, look: nothing });
const card = (props: Partial<Parameters<typeof Card>[0]>): string =>
  renderToStaticMarkup(<Card name="Hacker" className="small" holderClass="held" {...props} />);

test('a card with which nothing can be done is no button', () => {
  expect(card({ text: 'Opens a lock.' })).toMatch(/^<div class="\S+ small">.*Opens a lock\./);
});

test('a compact card tells what it does as a tip, also to those who come by keyboard', () => {
  const markup = card({ text: 'Opens a lock.', note: '$3k', compact: true });
  expect(markup).toMatch(/role="group" aria-label="Hacker, \$3k" tabindex="0" aria-describedby="(\S+?)"/i);
  expect(markup).toMatch(/role="tooltip".*>Opens a lock\./);
});

test('it says why when it is pressed, where somebody can be asked', () => {
  const asking = { text: 'Opens a lock.', compact: true, onAsk: nothing };
  expect(card(asking)).toContain('<button type="button"');
  expect(card(asking)).toContain('aria-disabled="true"');
});

test('with one act it is pressed to do it, with several to open their list', () => {
  expect(card({ acts: [act('Use')] })).toMatch(/<button [^>]*data-legal="now"(?![^>]*aria-expanded)/);
  expect(card({ acts: [act('Use'), act('Drop')] })).toMatch(/<button [^>]*aria-expanded="false"/);
});

test('what only leads to an act is told apart, and says whether it is pressed', () => {
  const markup = renderToStaticMarkup(
    <Playable
      name="Zap"
      label="Zap, 2 ideas away"
      acts={[]}
      tip={undefined}
      onPress={nothing}
      pressed
      className=""
      holderClass=""
    >
      <i aria-hidden="true">⚡</i>
    </Playable>,
  );
  expect(markup).toMatch(/data-legal="later" aria-label="Zap, 2 ideas away" aria-pressed="true"/);
});
