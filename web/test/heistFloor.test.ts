import { readFileSync } from 'node:fs';
import { loadMatch, type MatchRecord, pick, seeded, startState, Table } from '@getaway/engine';
import { masterHeist } from '@getaway/master-heist';
import { describe, expect, test } from 'vitest';
import {
  commitsTo,
  FACES,
  nearness,
  printedActions,
  turnBy,
  turnsTo,
} from '../../games/master-heist/board/actions.ts';
import { atHand, offerHand, takeInHand, wantedNow } from '../../games/master-heist/board/atHand.ts';
import { drawFloor } from '../../games/master-heist/board/geometry.ts';
import { isAnswer, isOnward, plainOf } from '../../games/master-heist/board/Plain.tsx';
import { choosers, namedSpace, spotsOf } from '../../games/master-heist/board/spots.ts';
import { nextTowards } from '../../games/master-heist/board/aim.ts';
import { SCENARIO_IDS } from '../../games/master-heist/content/index.ts';
import type { Choice } from '../../games/master-heist/rules/choices.ts';
import { goalsOf, isReached } from '../../games/master-heist/rules/objective.ts';
import type { Heist, Who } from '../../games/master-heist/rules/state.ts';
import { FIXTURES } from '../../games/master-heist/test/fixtures.ts';

type Look = (view: Heist, seat: number, choices: readonly Choice[]) => void;

/** A random heist, looked at with the eyes of whoever may choose. */
function watch(scenario: string, seats: number, look: Look): void {
  const chance = { rng: seeded(`floor ${scenario} ${seats}`) };
  const table = new Table(
    masterHeist,
    startState(masterHeist, { seats, options: { scenario }, seed: scenario }),
  );
  while (table.pending().length > 0) {
    const { seat, choices } = pick(chance, table.pending());
    look(table.state, seat, choices);
    // Whoever plans and moves at random gets nowhere unless it likes to.
    const liked = choices.filter((choice) => ['planPath', 'move', 'unlock', 'subdue'].includes(choice.do));
    table.play(seat, pick(chance, liked.length > 0 && pick(chance, [true, false]) ? liked : choices));
  }
}

const recordOf = (name: string): MatchRecord =>
  JSON.parse(
    readFileSync(new URL(`../../games/master-heist/test/fixtures/${name}.json`, import.meta.url), 'utf8'),
  ) as MatchRecord;

/** A stored heist once more, looked at in the same way. */
function watchAgain(name: string, look: Look): void {
  const { options, seats, seed, plays } = recordOf(name);
  const table = new Table(masterHeist, startState(masterHeist, { options, seats, seed }));
  for (const { seat, choice } of plays) {
    look(table.state, seat, table.pending().find((each) => each.seat === seat)?.choices ?? []);
    table.play(seat, choice as Choice);
  }
}

/** Everything that some hex offers, whichever character is at hand. */
function offered(view: Heist, seat: number, choices: readonly Choice[]): Set<Choice> {
  const mine = choosers(view, choices, seat);
  const hexes = new Set(drawFloor(view).map(({ id }) => id));
  const hands =
    mine.length > 0 ? mine.map((who) => atHand(view, choices, seat, { who, choices: null })) : [null];
  return new Set(
    hands.flatMap((who) =>
      [...spotsOf(view, choices, who, mine)].flatMap(([hex, meant]) => (hexes.has(hex) ? meant : [])),
    ),
  );
}

/** What is chosen by naming a hex, as far as somebody was looking. */
const verbs = new Set<string>();

const lookAtHexes: Look = (view, seat, choices) => {
  const found = offered(view, seat, choices);
  const names = new Set(drawFloor(view).map(({ id }) => id));
  for (const choice of choices) {
    const isNamed = Object.entries(choice).some(([key, value]) => key !== 'do' && names.has(String(value)));
    if (isNamed !== (namedSpace(choice) !== null) || (isNamed && !found.has(choice)))
      throw new Error(`not on the floor: ${JSON.stringify(choice)}`);
    if (isNamed) verbs.add(choice.do);
  }
};

describe('the floor of Master Heist', () => {
  test.each(SCENARIO_IDS)('%s: every choice that names a hex is found on a hex', (scenario) => {
    let looked = 0;
    for (const seats of [1, 3])
      watch(scenario, seats, (...seen) => {
        if (looked++ % 4 === 0) lookAtHexes(...seen);
      });
    watchAgain(`${scenario}-won`, lookAtHexes);
  });

  test('who points at an exit is offered to run for it with everything first', () => {
    let ways = 0;
    watchAgain(`${SCENARIO_IDS[0]}-won`, (view, seat, choices) => {
      const mine = choosers(view, choices, seat);
      for (const who of mine)
        for (const meant of spotsOf(view, choices, who, mine).values()) {
          const runs = meant.flatMap((choice) => (choice.do === 'lastDitch' ? [choice.ideas] : []));
          expect(runs).toEqual(runs.toSorted((a, b) => b - a));
          const steps = meant.findLastIndex((choice) => choice.do === 'escapeMove');
          expect(meant.slice(0, Math.max(0, steps)).some((choice) => choice.do === 'lastDitch')).toBe(false);
          ways += runs.length;
        }
    });
    expect(ways).toBeGreaterThan(0);
  });

  test('a hint takes nobody out of hand with whom the player is busy, until the phase is over', () => {
    const { seed } = recordOf(`${SCENARIO_IDS[0]}-won`);
    const view = startState(masterHeist, { seats: 1, options: { scenario: SCENARIO_IDS[0] }, seed });
    const choices = new Table(masterHeist, view).pending()[0]!.choices;
    const [first, second] = choosers(view, choices, 0) as [Who, Who];
    const hand = (): Who | null => atHand(view, choices, 0, wantedNow());
    offerHand(view, second, choices);
    expect(hand()).toBe(second);
    takeInHand(view, first, choices);
    offerHand(view, second, choices);
    expect(hand()).toBe(first);
    offerHand({ ...view, phase: 'action' }, second, choices);
    expect(hand()).toBe(second);
  });

  test('the heists above had all the usual choices of hexes', () => {
    const planning = [
      'placeToken',
      'removeToken',
      'planPath',
      'setStart',
      'placeTunnel',
      'placeNpc',
      'useFixer',
    ];
    const acting = ['move', 'unlock', 'subdue', 'disable', 'reveal', 'openDoor', 'useAbility'];
    const escaping = ['escapeMove', 'lastDitch', 'leg'];
    expect([...verbs]).toEqual(expect.arrayContaining([...planning, ...acting, ...escaping]));
  });

  test.each(FIXTURES.map(({ name, ending }) => [name, ending]))(
    'MH-END-03: %s shows as reached what wins',
    (name, ending) => {
      const match = loadMatch(recordOf(name), { [masterHeist.id]: masterHeist });
      const end = match.view(null) as unknown as Heist;
      const reached = goalsOf(end).every(isReached) && !end.objectiveFailed;
      expect(reached && end.parts.every(({ won }) => won)).toBe(ending === 'success');
    },
  );
});

describe('the dock of Master Heist', () => {
  test('MH-ACT-02: shows every action that can be committed to without an item', () => {
    let seen = 0;
    for (const { name } of FIXTURES)
      watchAgain(name, (view, _seat, choices) => {
        for (const choice of choices) {
          if (choice.do !== 'commit' || choice.item !== undefined) continue;
          const c = view.characters.findIndex(({ id }) => id === choice.who);
          const { die } = view.characters[c]!;
          const open = printedActions(view, c).filter(({ face }) => turnsTo(die, face) === 0);
          if (!open.some(({ action }) => action === choice.action))
            throw new Error(`not in the dock: ${JSON.stringify(choice)}`);
          seen++;
        }
      });
    expect(seen).toBeGreaterThan(100);
  });

  test('MH-ACT-03: an action at another face costs as many ideas as it says', () => {
    let tried = 0;
    watch('startup-job', 1, (view, seat, choices) => {
      const turn = choices.find((choice) => choice.do === 'changeDie');
      if (turn?.do !== 'changeDie' || tried > 20) return;
      const c = view.characters.findIndex(({ id }) => id === turn.who);
      const { die, ideas, id: who } = view.characters[c]!;
      for (const { action, face } of printedActions(view, c)) {
        if (face === null || turnsTo(die, face) > ideas) continue;
        const table = new Table(masterHeist, masterHeist.schema.clone(view));
        const now = () => table.pending().find((each) => each.seat === seat)?.choices ?? [];
        // Where it may be turned the other way only, the action is out of reach.
        const wrongWay = now().filter(
          (choice) => choice.do === 'changeDie' && choice.by !== turnBy(die, face),
        );
        if (die !== face) expect(nextTowards(view, wrongWay, { who, action, face })).toBeNull();
        while (table.state.characters[c]!.die !== face)
          table.play(seat, nextTowards(table.state, now(), { who, action, face })!);
        expect(ideas - table.state.characters[c]!.ideas).toBe(turnsTo(die, face));
        expect(nextTowards(table.state, now(), { who, action, face })).toEqual(
          commitsTo(now(), who, action)[0],
        );
        tried++;
      }
    });
    expect(tried).toBeGreaterThan(5);
  });

  test('MH-ACT-03: begins on a narrow screen with the face that the die shows, then with what is cheapest', () => {
    for (const die of [0, ...FACES]) {
      const order = FACES.toSorted((a, b) => nearness(die, a) - nearness(die, b));
      expect(order.map((face) => nearness(die, face))).toEqual([...FACES]);
      expect(order[0]).toBe(die || 1);
      const ideas = order.map((face) => turnsTo(die, face));
      expect(ideas).toEqual(ideas.toSorted((a, b) => a - b));
    }
  });

  test('MH-GEN-09: has a button for every answer to a proposal, apart from what leads on', () => {
    const answers = new Set<string>();
    for (const { name } of FIXTURES)
      watchAgain(name, (view, _seat, choices) => {
        const given = choices.filter(isAnswer);
        for (const { do: verb } of given) answers.add(verb);
        expect(plainOf(view, choices)).toEqual(expect.arrayContaining(given));
        expect(given.filter(isOnward)).toEqual([]);
      });
    expect([...answers].toSorted()).toEqual(['accept', 'reject']);
  });

  test('has a button beside the floor wherever a phase can be left or gone back to', () => {
    const left = new Set<string>();
    for (const { name } of FIXTURES)
      watchAgain(name, (view, _seat, choices) => {
        const onward = choices.filter(isOnward);
        for (const { do: verb } of onward) left.add(verb);
        expect(plainOf(view, choices)).toEqual(expect.arrayContaining(onward));
      });
    expect([...left]).toEqual(expect.arrayContaining(['ready', 'roll', 'endActions', 'endEscape']));
  });
});
