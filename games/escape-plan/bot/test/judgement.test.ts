import { type Game, pick, seeded, startState, Table } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { PLAN_CARD, type PlanCardId, PLAN_CARDS, PLAN_PLACES } from '../../content/index.ts';
import { escapePlan } from '../../index.ts';
import { has } from '../../rules/bits.ts';
import type { Choice } from '../../rules/play.ts';
import type { State } from '../../rules/state.ts';
import { contactsAhead, costOfWounds } from '../contacts.ts';
import { costaPoints, turnsOfCosta } from '../costa.ts';
import { ruinedBy } from '../escaping.ts';
import { evaluation } from '../evaluation.ts';
import { guardsFrom, guardsToExit } from '../wayOut.ts';

const game: Game<State, Choice> = escapePlan;

/** The first position of a game at random that is wanted. */
function seek(seats: number, seed: string, wanted: (s: State, step: string) => boolean): State {
  const table = new Table(game, startState(game, { seats, options: {}, seed }));
  const chance = { rng: seeded(seed) };
  while (table.state.outcome === null) {
    if (wanted(table.state, table.decision()?.step ?? '')) return game.schema.clone(table.state);
    const { seat, choices } = table.pending()[0]!;
    table.play(seat, pick(chance, choices));
  }
  throw new Error('no such position');
}
const lastMorning = (seats: number): State =>
  seek(seats, 'judgement', (s, step) => s.day === 3 && step === 'turn');

describe('wounds', () => {
  const { thieves } = seek(3, 'wounds', (_s, step) => step === 'turn');
  const thief = { ...thieves[0]!, wounds: 0, handcuffs: 0 };
  const cards = ['medic', 'stunt', 'gang', 'sewer', 'spy-1'] as const;

  it('cost their points, and from the fourth on contacts', () => {
    const full = { ...thief, contacts: [...cards] };
    expect(costOfWounds(full, 2)).toBe(40);
    expect(costOfWounds(full, 3)).toBe(60);
    // The fourth is a pair of handcuffs and one wound less: 40 for wounds, and four contacts instead of five.
    expect(costOfWounds(full, 4)).toBe(40 + 40);
    expect(costOfWounds({ ...full, wounds: 3 }, 1)).toBe(-20 + 40);
  });

  it('leave less room for contacts once they mean handcuffs', () => {
    const free = contactsAhead(thief, 6);
    const cuffed = contactsAhead(
      { ...thief, handcuffs: 2, lockedContacts: thief.lockedContacts.slice(2) },
      6,
    );
    expect(free.now).toBe(0);
    expect(cuffed.room * cuffed.each).toBeLessThan((free.room * free.each) / 2);
    expect(contactsAhead(thief, 0)).toMatchObject({ room: 0, each: 0 });
  });
});

describe('the way out', () => {
  it('counts the officers of the tile, of the exit and of the best way between them', () => {
    const s = lastMorning(3);
    const free = game.schema.clone(s);
    free.officers = free.officers.map(() => 0);
    const at = s.at[0]!;
    expect(guardsFrom(guardsToExit(free), at)).toBe(0);
    const full = game.schema.clone(s);
    full.officers = full.officers.map(() => 7);
    expect(guardsFrom(guardsToExit(full), at)).toBeGreaterThanOrEqual(3);
    expect(guardsFrom(guardsToExit(full), at) % 3).toBe(0);
  });

  it('is barred to those who cannot pay once somebody else is out', () => {
    const s = lastMorning(3);
    for (const thief of s.thieves) thief.money = 20;
    expect(ruinedBy(s, 0)).toBe(0);
    s.thieves[1]!.money = 0;
    expect(ruinedBy(s, 0)).toBe(0.5);
  });
});

describe('a search ahead', () => {
  it('counts the turns of a seat and the parts of the day', () => {
    const table = new Table(
      game,
      seek(3, 'progress', (_s, step) => step === 'turn'),
    );
    const { seat } = table.pending()[0]!;
    const before = evaluation.progress(table.state, seat);
    table.play(seat, { do: 'rest' });
    while (!evaluation.quiet(table.state)) {
      const next = table.pending()[0]!;
      table.play(next.seat, next.choices.find((choice) => choice.do === 'endTurn') ?? next.choices[0]!);
    }
    expect(evaluation.progress(table.state, seat)).toBeGreaterThan(before);
  });
});

describe('Costa', () => {
  const s = seek(1, 'costa', (state, step) => state.day === 2 && step === 'turn');

  it('has fewer points to expect where nothing is near the human', () => {
    const hungry = { ...s, lieutenantDeck: [] };
    expect(costaPoints(hungry)).toBeLessThan(costaPoints(s));
  });

  it('has no turns left when he is out', () => {
    expect(turnsOfCosta(s)).toBeGreaterThan(3);
    expect(turnsOfCosta({ ...s, at: s.at.map(() => null) })).toBe(0);
  });
});

describe("the others' plans", () => {
  const told = (s: State, place: number, seat: number): boolean => has(s.cubes[place]!, seat);
  const agrees = (s: State, seat: number, plan: PlanCardId): boolean =>
    PLAN_PLACES.every(
      (place, i) =>
        !told(s, i, seat) || (PLAN_CARD[plan].values[place] === 'income') === has(s.incomeVisits[i]!, seat),
    );

  it('are imagined so that they fit the cubes that lie in the city (EP-BUS-10), out of the same nine cards', () => {
    const s = seek(5, 'plans', (state) => state.cubes.filter((bits) => bits !== 0).length > 6);
    const view = game.schema.observe(s, 0);
    const chance = { rng: seeded('dreams') };
    let atRandom = 0;
    for (let i = 0; i < 50; i++) {
      const world = game.schema.imagine(view, 0, chance);
      const fitting = (): boolean => [1, 2, 3, 4].every((seat) => agrees(s, seat, world.thieves[seat]!.plan));
      if (fitting()) atRandom++;
      evaluation.plausible(world, 0);
      expect(fitting()).toBe(true);
      const plans = [...world.thieves.map(({ plan }) => plan), ...world.planBox, ...world.costaPlan];
      expect(plans.toSorted()).toEqual([...PLAN_CARDS].toSorted());
      expect(world.thieves[0]!.plan).toBe(s.thieves[0]!.plan);
    }
    expect(atRandom).toBeLessThan(50);
  });
});
