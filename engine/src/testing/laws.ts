import { expect } from 'vitest';
import { openChoicesOf, openReasonsOf, seenByAll } from '../bystander.ts';
import { below, type Chance, pick, seeded, shuffle } from '../chance.ts';
import { Refused } from '../errors.ts';
import { explain, withHelp } from '../explain.ts';
import type { Base, Choice, Game } from '../game.ts';
import { agrees, copyJson, same } from '../json.ts';
import { loadMatch, Match } from '../match.ts';
import { mayKnow, preview } from '../preview.ts';
import type { MatchRecord } from '../record.ts';
import { SPECTATOR } from '../schema/kind.ts';
import { merged } from '../schema/views.ts';
import { type Asked, choicesOf, reasons, Table } from '../table.ts';
import { randomPlay } from './walk.ts';

/** Equality of plain data, quickly; only a difference is worth the cost of being shown. */
function alike(actual: unknown, expected: unknown, what: string): void {
  if (!same(actual, expected)) expect(actual, what).toEqual(expected);
}

/** The state is of the declared kinds, no piece was lost or doubled, and somebody is waited for until the end. */
export function valid<S extends Base, C extends Choice>(game: Game<S, C>, table: Table<S, C>): void {
  game.schema.validate(table.state);
  game.schema.conserve(table.state);
  if (table.state.outcome === null) expect(table.awaited()).not.toEqual([]);
}

/** Whatever is offered can be played. */
export function offersAreAccepted<S extends Base, C extends Choice>(
  game: Game<S, C>,
  table: Table<S, C>,
  chance: Chance,
): void {
  for (const { seat, choices } of table.pending()) {
    for (const choice of shuffle(chance, [...choices]).slice(0, 12)) {
      const other = table.clone();
      other.play(seat, copyJson(choice));
      game.schema.validate(other.state);
    }
  }
}

/** What is offered by number is what is listed, and a choice of either kind leads to the same position. */
export function numbersAgree<S extends Base, C extends Choice>(
  game: Game<S, C>,
  table: Table<S, C>,
  chance: Chance,
): void {
  const byNumber = table
    .clone()
    .asked()
    .map((asked) => ({
      seat: asked.seat,
      choices: Array.from({ length: asked.count }, (_, i) => asked.choice(i)),
    }));
  alike(byNumber, table.pending(), 'offered by number');
  const { seat, choices } = pick(chance, table.pending());
  const i = below(chance, choices.length);
  const [one, other] = [table.clone(), table.clone()];
  one.play(seat, copyJson(choices[i] as C));
  other.play(seat, (other.asked().find((asked) => asked.seat === seat) as Asked<C>).choice(i));
  expect(game.schema.hash(other.state)).toBe(game.schema.hash(one.state));
}

/** Choices that nobody offered: changed ones, foreign ones, senseless ones. */
function forgeries<C extends Choice>(choices: readonly C[], chance: Chance): unknown[] {
  const forged: unknown[] = [{}, { do: 'cheat' }, null, [], 'everything'];
  for (const choice of shuffle(chance, [...choices]).slice(0, 4)) {
    const fields = Object.keys(choice);
    const field = pick(chance, fields);
    const others = choices.map((other) => (other as Record<string, unknown>)[field] ?? null);
    forged.push({ ...choice, [field]: pick(chance, [...others, 'nowhere', -1, 999, null]) });
    forged.push({ ...choice, extra: true });
    forged.push(Object.fromEntries(Object.entries(choice).filter(([name]) => name !== field)));
  }
  return forged;
}

/** Whatever is not offered is refused with a rule that exists, and changes nothing: whether the offers are written out or not. */
export function othersAreRefused<S extends Base, C extends Choice>(
  game: Game<S, C>,
  table: Table<S, C>,
  chance: Chance,
  rules: ReadonlySet<string>,
): void {
  const before = game.schema.hash(table.state);
  const unwritten = table.clone();
  const expectRefusal = (at: Table<S, C>, seat: number, choice: unknown): void => {
    let thrown: unknown;
    try {
      at.play(seat, choice as C);
    } catch (error) {
      thrown = error;
    }
    if (thrown instanceof Refused && rules.has(thrown.rule)) return;
    expect(thrown, `${JSON.stringify(choice)} by seat ${seat}`).toBeInstanceOf(Refused);
    expect.fail(`the rule ${(thrown as Refused).rule} does not exist`);
  };
  for (let seat = -1; seat <= table.state.seats; seat++) {
    const own = table.pending().find((pending) => pending.seat === seat)?.choices ?? [];
    const any = table.pending().flatMap((pending) => pending.choices);
    for (const forged of forgeries(any, chance)) {
      if (own.some((choice) => same(choice, forged))) continue;
      expectRefusal(table, seat, forged);
      expectRefusal(unwritten, seat, forged);
    }
  }
  expect(game.schema.hash(table.state)).toBe(before);
  expect(game.schema.hash(unwritten.state)).toBe(before);
}

/** "Why not?" and what would help name existing rules, and never argue against what is offered. */
export function explanationsHold<S extends Base, C extends Choice>(
  game: Game<S, C>,
  table: Table<S, C>,
  rules: ReadonlySet<string>,
): void {
  for (const { seat, choices } of table.pending()) {
    const view = game.schema.observe(table.state, seat);
    for (const { choice, rule, remedies = [] } of withHelp(game, view, seat)) {
      for (const cited of [rule, ...remedies.flatMap((remedy) => remedy.rules)])
        if (!rules.has(cited)) expect.fail(`the rule ${cited} does not exist`);
      if (choices.some((offered) => same(offered, choice)))
        expect.fail(`${JSON.stringify(choice)} is offered`);
    }
  }
}

/** What "why not?" says to do first makes the thing possible, in fact and in any world that the seat can imagine. */
export function firstThingsHelp<S extends Base, C extends Choice>(
  game: Game<S, C>,
  table: Table<S, C>,
  chance: Chance,
): void {
  const { seat } = pick(chance, table.pending());
  const view = game.schema.observe(table.state, seat);
  const world = game.schema.imagine(view, seat, { rng: seeded(String(chance.rng)) });
  for (const { choice, first } of explain(game, view, seat)) {
    if (!first) continue;
    for (const then of [table.clone(), new Table(game, game.schema.clone(world))]) {
      then.play(seat, copyJson(first));
      const offered = then.pending().find((pending) => pending.seat === seat)?.choices ?? [];
      if (!offered.some((each) => agrees(choice, each)))
        expect.fail(`${JSON.stringify(choice)} is not offered after ${JSON.stringify(first)}`);
    }
  }
}

/** A saved and restored position has the same future. */
export function survivesSaving<S extends Base, C extends Choice>(
  game: Game<S, C>,
  table: Table<S, C>,
  chance: Chance,
): void {
  const restored = new Table(game, JSON.parse(JSON.stringify(table.state)) as S);
  alike(restored.pending(), table.pending(), 'offered after restoring');
  const other = table.clone();
  for (let i = 0; i < 6 && other.pending().length > 0; i++) {
    const { seat, choice } = randomPlay(other, chance);
    other.play(seat, choice);
    restored.play(seat, copyJson(choice));
  }
  alike(restored.state, other.state, 'the restored future');
  expect(game.schema.hash(restored.state)).toBe(game.schema.hash(other.state));
}

/** Nobody's view tells more than it may: a world imagined from it looks, offers and explains the same. */
export function secretsAreKept<S extends Base, C extends Choice>(
  game: Game<S, C>,
  table: Table<S, C>,
  chance: Chance,
): void {
  for (let viewer = -1; viewer < table.state.seats; viewer++) {
    const view = game.schema.observe(table.state, viewer);
    const world = game.schema.imagine(view, viewer, { rng: seeded(String(chance.rng)) });
    alike(game.schema.observe(world, viewer), view, `what ${viewer} sees`);
    if (viewer < 0) continue;
    const offered = table.pending().find((pending) => pending.seat === viewer)?.choices ?? [];
    alike(choicesOf(game, view, viewer), offered, `offered to ${viewer} by its view`);
    alike(choicesOf(game, world, viewer), offered, `offered to ${viewer} in an imagined world`);
    alike(
      withHelp(game, world, viewer),
      withHelp(game, view, viewer),
      `explained to ${viewer} in an imagined world`,
    );
  }
}

/** What a seat may choose is open to bystanders only where it is the same in every world that they can imagine. */
export function openIsKnown<S extends Base, C extends Choice>(
  game: Game<S, C>,
  table: Table<S, C>,
  chance: Chance,
): void {
  const seen = game.schema.observe(table.state, SPECTATOR);
  const world = game.schema.imagine(seen, SPECTATOR, { rng: seeded(String(chance.rng)) });
  for (const { seat, choices } of table.pending()) {
    const own = game.schema.observe(table.state, seat);
    alike(seenByAll(game, own, seat), seen, `what all see, by what ${seat} sees`);
    const open = openChoicesOf(game, seen, seat);
    if (open !== null) {
      alike(open, choices, `offered to ${seat}, as a bystander knows`);
      alike(choicesOf(game, world, seat), choices, `offered to ${seat} in a world of a bystander`);
    }
    const why = openReasonsOf(game, seen, seat);
    if (why !== null) alike(why, reasons(game, own, seat), `refused to ${seat}, as a bystander knows`);
  }
}

const parsed = (change: string): unknown => (change === '' ? undefined : JSON.parse(change));

/** A view that follows what happens is the view that a newcomer gets. */
export function viewsFollow<S extends Base, C extends Choice>(
  game: Game<S, C>,
  table: Table<S, C>,
  chance: Chance,
): void {
  const now = table.clone();
  const viewers = Array.from({ length: now.state.seats + 1 }, (_, i) => i - 1);
  const views = viewers.map((viewer) => game.schema.observe(now.state, viewer));
  const together = game.schema.views(() => now.state);
  for (const viewer of viewers) together.add(viewer);
  const kept: [S, string][] = [];
  for (let i = 0; i < 6 && now.pending().length > 0; i++) {
    const { seat, choice } = randomPlay(now, chance);
    now.play(seat, choice);
    kept.push([game.schema.clone(now.state), game.schema.hash(now.state)]);
    const common = together.changes();
    viewers.forEach((viewer, n) => {
      const view = views[n] as S;
      const change = game.schema.follow(view, now.state, viewer);
      const own = together.changesFor(viewer);
      alike(merged(parsed(common), parsed(own)), parsed(change), `what changes for ${viewer} among others`);
      alike(together.of(viewer), view, `what ${viewer} has followed together with others`);
      alike(view, game.schema.observe(now.state, viewer), `what ${viewer} has followed`);
      expect(game.schema.follow(view, now.state, viewer), 'a change where there is none').toBe('');
    });
  }
  // What views and clones share is never changed in place.
  for (const [clone, hash] of kept) expect(game.schema.hash(clone)).toBe(hash);
}

/** What a seat is told of face-down pieces is what is hidden from it, and there is a place for each of them. */
export function knowledgeIsExact<S extends Base, C extends Choice>(
  game: Game<S, C>,
  table: Table<S, C>,
): void {
  for (let viewer = -1; viewer < table.state.seats; viewer++) {
    const hidden = game.schema.hiddenFrom(table.state, viewer);
    const told: Record<string, number> = {};
    for (const { set, back, pieces, places } of game.schema.piles(
      game.schema.observe(table.state, viewer),
      viewer,
    )) {
      for (const { id, count } of pieces) told[`${set} ${id}`] = (told[`${set} ${id}`] ?? 0) + count;
      const sum = (counts: readonly { count: number }[]): number =>
        counts.reduce((n, { count }) => n + count, 0);
      expect(sum(places), `places for "${set}" with back "${back}"`).toBe(sum(pieces));
    }
    alike(told, Object.fromEntries(hidden), `what is hidden from ${viewer}`);
  }
}

/** What a preview calls certain is what happens. */
export function previewsComeTrue<S extends Base, C extends Choice>(
  game: Game<S, C>,
  table: Table<S, C>,
  chance: Chance,
): void {
  const { seat, choice } = randomPlay(table, chance);
  const promised = preview(game, game.schema.observe(table.state, seat), seat, choice);
  const happened: unknown[] = [];
  const other = table.clone((event) => {
    if (mayKnow(event, seat)) happened.push(event);
  });
  other.play(seat, choice);
  alike(happened.slice(0, promised.events.length), promised.events, 'what was promised');
  if (promised.certain) expect(happened).toHaveLength(promised.events.length);
  if (promised.ends !== null && promised.certain) expect(other.state.outcome !== null).toBe(promised.ends);
}

/** A record of the same game, as a match again. */
const loaded = <S extends Base, C extends Choice>(record: MatchRecord, { game }: Match<S, C>): Match =>
  loadMatch(record, { [game.id]: game });

/** Taking back, also by itself where that is offered, leaves exactly the match that was never played further. */
export function undoEqualsReplay<S extends Base, C extends Choice>(
  match: Match<S, C>,
  chance: Chance,
  decisions: number,
): void {
  for (let i = 0; i < decisions && match.outcome() === null; i++) {
    const { seat, choice } = randomPlay(match, chance);
    match.play(seat, choice);
    if (i % 7 !== 0) continue;
    const { plays, takeBacks } = match.wayBack(seat);
    const [way] = shuffle(chance, [
      ...plays.map((from) => ({ from, only: {}, refusal: null })),
      ...takeBacks,
    ]);
    if (way === undefined) continue;
    let refused = false;
    try {
      match.undo(seat, way.from, way.only);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused = true;
    }
    if ('choice' in way) alike(refused, way.refusal !== null, 'whether it can be taken back by itself');
  }
  alikeMatches(loaded(match.record(), match), match, 'marks');
}

/** Two matches look the same to everybody; where one was taken back, but for the mark of it. */
function alikeMatches(one: Match, other: Match, marks: 'marks' | 'no marks'): void {
  const told = (match: Match, seat: number | null): unknown[] =>
    marks === 'marks'
      ? match.events(seat)
      : match.events(seat).flatMap(({ play, event }) => (event.event === 'rewound' ? [] : { play, event }));
  for (let viewer = -1; viewer < one.view(null).seats; viewer++) {
    const seat = viewer < 0 ? null : viewer;
    alike(one.view(seat), other.view(seat), `the view of ${viewer}`);
    alike(told(one, seat), told(other, seat), `the events of ${viewer}`);
  }
  alike(one.pending(), other.pending(), 'what is offered');
}

/**
 * What all agree to take back leaves the match that its record's beginning is, for every viewer: nobody keeps sight of
 * what came to light, and chance goes on from where it was. Only the mark of it is new, and comes back with the record.
 */
export function rewindEqualsBeginning<S extends Base, C extends Choice>(
  match: Match<S, C>,
  chance: Chance,
  decisions: number,
): void {
  for (let i = 0; i < decisions && match.outcome() === null; i++) {
    const { seat, choice } = randomPlay(match, chance);
    match.play(seat, choice);
    if (i % 9 !== 8) continue;
    const asking = below(chance, match.view(null).seats);
    const before = match.record();
    const { byAgreement } = match.wayBack(asking);
    if (byAgreement === null) continue;
    const { from, plays } = byAgreement;
    const { rewinds: _, ...beginning } = { ...before, plays: before.plays.slice(0, from) };
    alike(match.rewind(asking), { seat: asking, to: from, plays }, 'what was taken back');
    alike(plays, before.plays.length - from, 'how much was taken back');
    alikeMatches(match, loaded(beginning, match), 'no marks');
    alike(match.record().rewinds?.at(-1), { seat: asking, to: from, plays }, 'the mark of it');
    alikeMatches(loaded(match.record(), match), match, 'marks');
    // With the same choices everything comes as it came.
    const repeated = loaded({ ...before, rewinds: [] }, match);
    for (const { seat: who, choice } of before.plays.slice(from)) match.play(who, choice);
    alikeMatches(match, repeated, 'no marks');
    match.rewind(asking);
  }
}
