import { below, explain, type Game, type MatchSetup, seeded, startState, Table } from '@getaway/engine';
import { choiceKey, eventKey, promptKey, remedyKey, whyKey } from '@getaway/words';

/** The keys of everything that is said in one random game: questions, choices, events and, now and then, reasons. */
export function keysOfPlay(game: Game, setup: MatchSetup & { readonly seed: string }): Set<string> {
  const keys = new Set<string>();
  const chance = { rng: seeded(setup.seed) };
  const table = new Table(game, startState(game, setup), (event) => {
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
