import { countBits } from '../../rules/bits.ts';
import { exitCost } from '../../rules/escape.ts';
import { hasLockedAsset } from '../../rules/assets.ts';
import type { Travel } from '../../rules/play.ts';
import type { State } from '../../rules/state.ts';
import { costOfWounds } from '../contacts.ts';
import { locationNumber } from '../distances.ts';
import { chanceOfEscape, ruinedBy } from '../escaping.ts';
import { type Prospects, prospectsOf } from '../prospects.ts';
import { turnsToEscape, worthOfRoute } from '../route.ts';
import { shieldOf } from '../shield.ts';
import { LAST_DAY, type TurnsLeft, turnsLeft } from '../turns.ts';
import type { Weights } from '../weights.ts';

const TOOL = 5;
/** A card that rest makes ready again. */
const CARD_READY = 3;
/** Being caught in the city costs everything. */
const CAUGHT = 400;

/** To leave when rivals cannot pay for the next place. */
const RUINED = 120;

/** Judges the travels of one turn: what the visit brings, what can still be reached from there, and what it costs. */
export class Travels {
  private readonly s: State;
  private readonly w: Weights;
  private readonly seat: number;
  private readonly prospects: Prospects;
  private readonly turns: TurnsLeft;
  private readonly after: TurnsLeft;
  private readonly shield: number;
  private readonly known = new Map<number, number>();

  constructor(s: State, seat: number, w: Weights) {
    this.s = s;
    this.w = w;
    this.seat = seat;
    this.turns = turnsLeft(s, seat);
    this.prospects = prospectsOf(s, seat, this.turns.all, w);
    this.after = { today: Math.max(0, this.turns.today - 1), all: Math.max(0, this.turns.all - 1) };
    this.shield = shieldOf(s, seat);
  }

  points({ do: deed, to, officers, gas, tools }: Travel): number {
    const { w, s } = this;
    const passed = Math.min(officers, this.shield);
    const wounds = officers - passed;
    const costs =
      passed * w.equipment + costOfWounds(s.thieves[this.seat]!, wounds) + gas * w.gasCan + tools * TOOL;
    if (deed === 'escape') return this.escaping() - costs;
    const there = locationNumber(to);
    let worth = this.known.get(there);
    if (worth === undefined) {
      worth = this.visiting(there) - this.late(there);
      this.known.set(there, worth);
    }
    return worth - costs;
  }

  /** What the visit brings, and what a good way on brings after it. */
  private visiting(there: number): number {
    const { s, w, prospects, after } = this;
    return worthOfRoute(s, prospects, there, after, w, prospects.at.indexOf(there));
  }

  resting(): number {
    const { s, w, seat } = this;
    const thief = s.thieves[seat]!;
    const here = locationNumber(s.at[seat]!);
    const ready = countBits(thief.usedContacts) * CARD_READY + (thief.firstAid ? 0 : w.firstAid);
    const unlock = hasLockedAsset(thief) ? w.unlock + 3 : 0;
    return ready + unlock + worthOfRoute(s, this.prospects, here, this.after, w) - this.late(here);
  }

  private late(there: number): number {
    return this.s.day === LAST_DAY && turnsToEscape(this.s, there) > this.after.all ? CAUGHT : 0;
  }

  /** To go now is sure, and staying is not: it gets dearer behind the others (EP-ESC-05, EP-ESC-09). */
  private escaping(): number {
    const { s, seat } = this;
    if (exitCost(s) > s.thieves[seat]!.money) return -CAUGHT;
    const here = locationNumber(s.at[seat]!);
    return CAUGHT * (1 - chanceOfEscape(s, seat, here, this.turns.all)) + RUINED * ruinedBy(s, seat);
  }
}
