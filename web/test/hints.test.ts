import { createMatch, type Game } from '@getaway/engine';
import { speaker } from '@getaway/words';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/match/catalog.ts';
import { hintFor, type HintRequest } from '../src/match/hints.ts';

/** Runs by itself, so that a hint takes few iterations and comes out the same every time. */
function clock(): () => number {
  let now = 0;
  return () => (now += 50);
}

function asked(game: Game, viewer: 'self' | 'bystander'): HintRequest {
  const match = createMatch(game, { seats: 3, seed: 'hint' });
  const { seat, choices } = match.pending()[0]!;
  const eyes = viewer === 'self' ? seat : null;
  return { game: game.id, view: match.view(eyes), viewer: eyes, seat, choices, seed: 'a hint' };
}

describe.each(TITLES.map((title) => [title.id, title] as const))('hints for %s', (_, title) => {
  test('suggest something that is offered, with reasons that can be said', async () => {
    const [game, evaluation] = await Promise.all([title.load(), title.evaluation()]);
    const request = asked(game, 'self');
    const { choice, reasons, value, events } = hintFor(game, evaluation, request, clock());
    expect(request.choices).toContainEqual(choice);
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
    const words = speaker(game.words?.['en'] ?? {});
    for (const { term } of reasons) expect(words.has(`standing.${term}`), term).toBe(true);
    for (const event of events) expect(event.to ?? [request.seat]).toContain(request.seat);
  });

  test('tell a bystander of a shared device no more than a choice', async () => {
    const [game, evaluation] = await Promise.all([title.load(), title.evaluation()]);
    const request = asked(game, 'bystander');
    const { choice, reasons, events, rules } = hintFor(game, evaluation, request, clock());
    expect(request.choices).toContainEqual(choice);
    expect([...reasons, ...events, ...rules]).toEqual([]);
  });
});
