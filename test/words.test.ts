import { below, explain, type Game, seeded, startState, Table } from '@getaway/engine';
import { wordsOf } from '@getaway/engine/testing';
import { games } from '@getaway/games';
import {
  choiceKey,
  eventKey,
  missingKeys,
  promptKey,
  remedyKey,
  translationFaults,
  whyKey,
} from '@getaway/words';
import { describe, expect, it } from 'vitest';
import { hotGoods } from '../engine/test/games/hotGoods.ts';

/** The keys of everything that is said in one random game: questions, choices, events and, now and then, reasons. */
function keysOfPlay(game: Game, seats: number, seed: string): Set<string> {
  const keys = new Set<string>();
  const chance = { rng: seeded(seed) };
  const table = new Table(game, startState(game, { seats, seed }), (event) => {
    if (event.event !== 'automatic') keys.add(eventKey({ ...event }));
  });
  for (let decisions = 0; table.state.outcome === null; decisions++) {
    const pending = table.pending();
    const step = table.decision();
    if (step !== null) keys.add(promptKey({ ...step }));
    const { seat, choices } = pending[below(chance, pending.length)] as (typeof pending)[number];
    for (const choice of choices) keys.add(choiceKey({ ...choice }));
    if (decisions % 20 === 0) {
      const view = game.schema.observe(table.state, seat);
      for (const { choice, rule, remedies = [] } of explain(game, view, seat)) {
        keys.add(choiceKey({ ...choice })).add(whyKey(rule));
        for (const { remedy } of remedies) keys.add(remedyKey(remedy));
      }
    }
    table.play(seat, choices[below(chance, choices.length)] as (typeof choices)[number]);
  }
  return keys;
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('the words of %s', (_, game) => {
  const seatCounts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (__, i) => game.seats.min + i,
  );

  it('cover whatever random games ask, offer, tell and refuse', () => {
    const keys = seatCounts.flatMap((seats) => [...keysOfPlay(game, seats, `words ${seats}`)]);
    expect(missingKeys(game.words?.['en'] ?? {}, keys)).toEqual([]);
  });

  it('ask every decision, and tell the others what is waited for (UX-PRM-01)', () => {
    const decisions = Object.entries(game.steps).flatMap(([name, kind]) => (kind.offers ? [name] : []));
    const messages = game.words?.['en'] ?? {};
    const said = (prefix: string): string[] =>
      Object.keys(messages).filter((key) => key.startsWith(`${prefix}.`));
    for (const prefix of ['prompt', 'waiting']) {
      expect(said(prefix).toSorted()).toEqual(decisions.map((name) => `${prefix}.${name}`).toSorted());
    }
  });

  it('are well-formed, and say the same in every language', async () => {
    const all = await wordsOf(game);
    for (const [locale, messages] of Object.entries(all))
      expect(translationFaults(all['en'] ?? {}, messages, locale)).toEqual([]);
  });
});

it('a game without words would be found out', () => {
  const keys = keysOfPlay(hotGoods, 3, 'silent');
  expect(missingKeys({}, keys)).toEqual(
    expect.arrayContaining(['choice.draw', 'choice.sell', 'event.drew', 'event.sold', 'prompt.turn']),
  );
});
