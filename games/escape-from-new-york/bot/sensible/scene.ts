import { adjacent, NEIGHBOURS, type Space, spaceNo } from '../../rules/board/index.ts';
import { isUnexplored } from '../../rules/city/spaces.ts';
import type { HeroState, State } from '../../rules/state.ts';
import { goalOf } from '../alone.ts';
import { type Outlook, outlookOf } from '../together.ts';
import type { Figures } from './figures.ts';

/** What was thought of a world last, and what it was like then. */
interface Thought {
  readonly mark: number;
  readonly seat: number;
  readonly outlook: Outlook;
  readonly way: Float32Array;
}
const thoughts = new WeakMap<State, Thought>();

/** Differs when anything has changed that is likely to change where the hero wants to go. */
function markOf(s: State, hero: HeroState): number {
  let mark = s.turn.number * 64 + spaceNo(hero.at);
  mark = mark * 31 + s.enemies.length;
  mark = mark * 31 + s.cityDeck.length + s.parkDeck.length;
  mark = mark * 31 + hero.cases.length + (s.president === 'slot' ? 0 : 7);
  for (const { faceup } of s.poi) mark = mark * 2 + (faceup ? 1 : 0);
  return mark;
}

function think(s: State, seat: number, hero: HeroState): Thought {
  const mark = markOf(s, hero);
  const last = thoughts.get(s);
  if (last !== undefined && last.mark === mark && last.seat === seat) return last;
  const outlook = outlookOf(s);
  const way = outlook.streets.to([goalOf(s, seat, outlook)]);
  const thought: Thought = { mark, seat, outlook, way };
  thoughts.set(s, thought);
  return thought;
}

/** What a hero sees who decides at a glance. Looks up only what a decision asks for. */
export class Scene {
  readonly s: State;
  readonly seat: number;
  readonly hero: HeroState;
  readonly at: Space;
  private thought: Thought | null = null;
  private readonly enemies: readonly [here: number, near: number];

  constructor(s: State, seat: number, hero: HeroState) {
    this.s = s;
    this.seat = seat;
    this.hero = hero;
    this.at = spaceNo(hero.at);
    let here = 0;
    let near = 0;
    for (const enemy of s.enemies) {
      if (enemy.at === hero.at) here += enemy.tricked ? 0 : 1;
      else if (adjacent(spaceNo(enemy.at), this.at)) near++;
    }
    this.enemies = [here, near];
  }

  get here(): number {
    return this.enemies[0];
  }

  get near(): number {
    return this.enemies[1];
  }

  private get mind(): Thought {
    return (this.thought ??= think(this.s, this.seat, this.hero));
  }

  get outlook(): Outlook {
    return this.mind.outlook;
  }

  /** Steps from every space to the hero's next goal. */
  get way(): Float32Array {
    return this.mind.way;
  }

  get left(): number {
    return this.way[this.at] as number;
  }

  get wantsKills(): boolean {
    return this.hero.bar.killed < this.hero.bar.prisoners;
  }

  get wantsItems(): boolean {
    return this.hero.bar.paid < this.hero.bar.items;
  }

  /** Whether the others wait for the hero at the bridge: then there is no time for anything else. */
  private get isExpected(): boolean {
    const { s, outlook, seat } = this;
    return s.president === 'held' && outlook.bears[seat] === true && outlook.goals[seat] === outlook.exit;
  }

  /** How much a hero is helped by effects now. */
  worth(f: Figures): number {
    const { here, near, left, hero } = this;
    const arrived = left < 0.5;
    const strike = this.isExpected ? 0.5 : arrived ? 2 : this.wantsKills ? 1.4 : 0.9;
    let worth = 0;
    if (f.steps > 0) {
      worth += 2 * Math.min(f.steps, left) - (f.exact && left < f.steps ? 1 : 0);
      if (f.undisturbed && here > f.damage + f.tricks) worth -= 2 * Math.min(f.steps, left);
    }
    worth += strike * Math.min(f.damage, here + (f.far > 0 ? Math.min(f.far, near) : 0));
    worth += (arrived ? 1.6 : 0.6) * Math.min(f.tricks, Math.max(0, here - f.damage));
    worth += Math.min(f.returns, hero.discard.length) + 0.7 * Math.min(f.prevents, here);
    worth += (this.wantsItems || hero.items.length < 2 ? 1.2 : 0.4) * f.items + f.more;
    if (f.reveals > 0) worth += left >= 1 && this.mustLook() ? 1.5 : 0.3;
    if (f.tasks) worth += 3;
    if (f.steals) worth -= 1.5;
    return worth - 0.4 * f.noise;
  }

  /** Whether the way goes on through a space that is still unexplored. */
  private mustLook(): boolean {
    for (const space of NEIGHBOURS[this.at] ?? []) {
      if (isUnexplored(this.s, space) && (this.way[space] as number) < this.left - 0.5) return true;
    }
    return false;
  }
}
