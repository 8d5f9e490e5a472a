import { agrees, type GameEvent, reasons, Table } from '@getaway/engine';
import type { SpaceId } from '../content/index.ts';
import { type AnyStep, push } from '../rules/agenda.ts';
import { directionNo, roadAt, spaceNo, SUBURB_SPACES } from '../rules/board/index.ts';
import type { Choice } from '../rules/choices.ts';
import type { ActionPiece } from '../rules/pieces.ts';
import type { HeroState, State } from '../rules/state.ts';
import type { Direction, SuburbIcon, TimerTileId, AnyNyCardId } from '../content/index.ts';
import { game, type Cast, scene } from './scene.ts';

/** Base situations: a scene with steps on its agenda, played move by move with everything in sight. */

export class Stage {
  readonly s: State;
  readonly events: GameEvent[] = [];
  private readonly table: Table<State, Choice>;

  constructor(s: State, ...steps: AnyStep[]) {
    this.s = s;
    s.agenda = [{ step: 'endTurn', seat: s.current }];
    push(s, ...steps);
    this.table = new Table(game, s, (event) => this.events.push(event));
  }

  /** The seat that is asked, -1 when nobody is. */
  get asked(): number {
    return this.table.pending()[0]?.seat ?? -1;
  }

  /** The kind of decision that waits. */
  get decision(): string {
    return this.table.decision()?.step ?? 'none';
  }

  /** The offered choices that agree with a part of a choice. */
  offered(part: Partial<Choice> = {}): Choice[] {
    return (this.table.pending()[0]?.choices ?? []).filter((choice) => agrees(part, choice));
  }

  /** One field of every offered choice of a kind. */
  offeredAs(kind: Choice['do'], field: string): unknown[] {
    return this.offered({ do: kind } as Partial<Choice>).map((choice) => ({ ...choice })[field as never]);
  }

  /** Takes the first offered choice that agrees. */
  take(part: Partial<Choice>): this {
    const [choice] = this.offered(part);
    if (!choice) {
      throw new Error(
        `not offered: ${JSON.stringify(part)}, but ${JSON.stringify(this.offered().slice(0, 15))}`,
      );
    }
    this.table.play(this.asked, choice);
    return this;
  }

  /** How many hits enemies took; one that kills is told by the death alone. */
  hits(): number {
    const told = ['enemyHit', 'prisonerKilled', 'bossDefeated'];
    return this.events.filter(({ event }) => told.includes(event)).length;
  }

  /** Takes choices as long as one of this kind is offered. */
  takeAll(kind: Choice['do']): this {
    const part = { do: kind } as Partial<Choice>;
    while (this.offered(part).length > 0) this.take(part);
    return this;
  }

  /** The rule against the first thing that agrees, asked by the seat that decides. */
  why(part: Partial<Choice>): string | undefined {
    return this.whyAll(part)[0];
  }

  whyAll(part: Partial<Choice>): string[] {
    const view = game.schema.observe(this.s, this.asked);
    return reasons(game, view, this.asked)
      .filter(({ choice }) => agrees(part, choice))
      .map(({ rule }) => rule);
  }

  /** The events of a name, latest last. */
  told(name: string): GameEvent[] {
    return this.events.filter(({ event }) => event === name);
  }
}

export const stage = (s: State, ...steps: AnyStep[]): Stage => new Stage(s, ...steps);

/** A scene with one hero, or more. */
export const solo = (cast: Cast = {}): State => scene({ heroes: ['snake'], ...cast });

export const hero = (s: State, seat = 0): HeroState => s.heroes[seat] as HeroState;

/** Puts cards of the hand facedown before the hero, as step 2 does. */
export function lay(s: State, ...cards: ActionPiece[]): void {
  const one = hero(s, s.current);
  for (const card of cards) {
    const pile = [one.hand, one.discard, one.specials].find((pile) => pile.includes(card));
    if (!pile) throw new Error(`${card} is not this hero's`);
    pile.splice(pile.indexOf(card), 1);
    one.played.push({ state: 'facedown', card });
  }
}

/** The current hero plays one card: it is laid down and resolved. */
export function resolve(s: State, card: ActionPiece): Stage {
  lay(s, card);
  const played = stage(s, { step: 'playCard', seat: s.current });
  return played.decision === 'playCard' ? played.take({ do: 'resolveCard', card }) : played;
}

/** Resolves the effects of a card or tile for the current hero. */
export const effect = (s: State, list: string, by: 'event' | 'timer' | 'ny' | 'item' | 'card'): AnyStep => ({
  step: 'effects',
  list,
  next: 0,
  hero: s.current,
  by,
  at: null,
});

/** Discards cards of the hand. */
export function discard(s: State, seat: number, n: number): ActionPiece[] {
  const cards = hero(s, seat).hand.splice(0, n);
  hero(s, seat).discard.push(...cards);
  return cards;
}

/** Makes a timer tile the next one. */
export function stackTimer(s: State, ...tiles: TimerTileId[]): void {
  for (const tile of tiles) {
    const pile = s.timer.includes(tile) ? s.timer : s.timerUnused;
    const place = pile.indexOf(tile);
    if (place === -1) throw new Error(`${tile} is not in this match`);
    pile.splice(place, 1);
    if (pile === s.timerUnused) s.timerUnused.push(...s.timer.splice(-1));
  }
  s.timer.push(...tiles);
}

/** Makes NY cards the next ones; the last is on top. */
export function stackNy(s: State, ...cards: AnyNyCardId[]): void {
  for (const card of cards) {
    for (const pile of [s.nyDeck, s.nyDiscard, s.nyAside]) {
      const place = pile.indexOf(card);
      if (place !== -1) pile.splice(place, 1);
    }
  }
  s.nyDeck.push(...cards);
}

/** Turns the timer down to its three red tiles, the hurry up tile gone. */
export function showRed(s: State): void {
  s.timerGone.push(...s.timer.splice(3).reverse());
}

/** Turns a suburb counter up, with nothing else. */
export function flipCounter(s: State, space: SpaceId, icon: SuburbIcon): void {
  const here = SUBURB_SPACES.indexOf(spaceNo(space));
  const there = s.suburbs.findIndex(({ counter, faceup }) => counter === icon && !faceup);
  const [a, b] = [s.suburbs[here], s.suburbs[there]];
  if (!a || !b) throw new Error(`${space} is no suburb, or ${icon} is used up`);
  [a.counter, b.counter] = [b.counter, a.counter];
  a.faceup = true;
  a.raft = icon === 'raft';
}

/** Makes a counter lie facedown on a suburb. */
export function hideCounter(s: State, space: SpaceId, icon: SuburbIcon): void {
  flipCounter(s, space, icon);
  const suburb = s.suburbs[SUBURB_SPACES.indexOf(spaceNo(space))];
  if (suburb) [suburb.faceup, suburb.raft] = [false, false];
}

export const road = (s: State, space: SpaceId, direction: Direction) =>
  s.roads[roadAt(spaceNo(space), directionNo(direction))];

export function blockRoad(s: State, space: SpaceId, direction: Direction): void {
  s.roads[roadAt(spaceNo(space), directionNo(direction))] = 'blocked';
  s.roadblocks--;
}

export const cubesAt = (s: State, space: SpaceId): number => s.itemCubes[spaceNo(space)] ?? 0;

export const LIBRARY: SpaceId = 'c05y05';
/** North of the Library, in the order streets are offered. */
export const NORTH: SpaceId = 'c05y03';
export const SOUTH: SpaceId = 'c05y07';
