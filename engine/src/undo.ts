import { sameChance, seeded } from './chance.ts';
import { type Refusal, Refused } from './errors.ts';
import type { Base, Choice, Emit, Game, Strand } from './game.ts';
import { agrees, same } from './json.ts';
import type { Play } from './record.ts';
import { withoutPlays } from './rewind.ts';
import { Table } from './table.ts';

/** What one play brought to light. Undo goes back to the last barrier, never across it. */
export interface Barrier {
  /** Chance was used. */
  readonly chance: boolean;
  /** A secret was shown to someone. */
  readonly shown: boolean;
  /** The rules say that it is final: an event carries `barrier`. */
  readonly final: boolean;
}

/** A strand that a seat may want to take back by itself. */
export interface TakeBack<C extends Choice = Choice> extends Pick<Strand, 'from' | 'only'> {
  /** The one of its plays that it is known by. */
  readonly choice: C;
  /** The numbers of its plays. */
  readonly plays: readonly number[];
  /** What speaks against it; null where it can be done. */
  readonly refusal: Refusal | null;
}

/** The latest play of a seat that it cannot take back by itself: with everything since, if all agree. */
export interface ByAgreement {
  readonly from: number;
  /** How many plays that would take back. */
  readonly plays: number;
  /** What speaks against taking it back alone, where others came to rely on it. */
  readonly refusal: Refusal | null;
}

/** What a seat may still take back. */
export interface WayBack<C extends Choice = Choice> {
  /** The numbers of the plays (from 0) that nothing has frozen yet, the latest last. */
  readonly plays: readonly number[];
  readonly takeBacks: readonly TakeBack<C>[];
  readonly byAgreement: ByAgreement | null;
}

/** One play of a match with the positions around it. */
interface Moment<S, C extends Choice> extends Play<C> {
  readonly before: S;
  readonly after: S;
  readonly final: boolean;
  /** Seats act side by side here, so another seat's play is no barrier by itself. */
  readonly interleaved: boolean;
}

/** The plays of a match, looked at for what may be taken back. */
export class History<S extends Base, C extends Choice> {
  private readonly game: Game<S, C>;
  private readonly moments: Moment<S, C>[] = [];

  /** `open` begins the match anew. */
  constructor(game: Game<S, C>, open: (emit: Emit) => Table<S, C>, plays: readonly Play<C>[]) {
    this.game = game;
    let final = false;
    const table = open((event) => (final ||= event.barrier === true));
    let before = game.schema.clone(table.state);
    for (const { seat, choice } of plays) {
      const interleaved = game.steps[table.decision()?.step ?? '']?.interleaved === true;
      final = false;
      table.play(seat, choice);
      const after = game.schema.clone(table.state);
      this.moments.push({ seat, choice, before, after, final, interleaved });
      before = after;
    }
  }

  barriers(): Barrier[] {
    return this.moments.map((moment) => this.barrier(moment));
  }

  /** The numbers of a seat's plays that nothing has frozen yet, the latest last. */
  undoable(seat: number): number[] {
    const found: number[] = [];
    let othersActed = false;
    for (let i = this.moments.length - 1; i >= 0; i--) {
      const moment = this.moments[i] as Moment<S, C>;
      const own = moment.seat === seat;
      if (!moment.interleaved && (othersActed || !own)) break;
      if (isBarrier(this.barrier(moment))) break;
      if (own) found.unshift(i);
      else othersActed = true;
    }
    return found;
  }

  wayBack(seat: number): WayBack<C> {
    const plays = this.undoable(seat);
    const own = plays.map((no) => ({ no, choice: (this.moments[no] as Moment<S, C>).choice }));
    const takeBacks = (this.game.strands?.(own) ?? []).map(({ known, from, only }) => ({
      choice: (this.moments[known] as Moment<S, C>).choice,
      from,
      only,
      plays: own.flatMap((play) => (play.no >= from && agrees(only, play.choice) ? [play.no] : [])),
      refusal: this.objection(seat, from, only),
    }));
    return { plays, takeBacks, byAgreement: this.byAgreement(seat, plays) };
  }

  /** What only the agreement of all takes back; nothing once the match is over. */
  private byAgreement(seat: number, undoable: readonly number[]): ByAgreement | null {
    const { moments } = this;
    const from = moments.findLastIndex((moment) => moment.seat === seat);
    if (from < 0 || moments.at(-1)?.after.outcome !== null) return null;
    const refusal = undoable.includes(from) ? this.objection(seat, from, {}) : null;
    return undoable.includes(from) && refusal === null
      ? null
      : { from, plays: moments.length - from, refusal };
  }

  /** What speaks against taking plays back: what came after them needs them, or shows something without them. */
  objection(seat: number, from: number, only: object): Refusal | null {
    const { game, moments } = this;
    const rule = game.rules.undo ?? game.rules.turn;
    const { before } = moments[from] as Moment<S, C>;
    const open = (emit: Emit): Table<S, C> => new Table(game, game.schema.clone(before), emit);
    try {
      const rest = new History(
        game,
        open,
        withoutPlays({ plays: moments.slice(from), rewinds: [] }, seat, 0, only).plays,
      );
      return rest.barriers().some(isBarrier) ? { rule, params: { because: 'shows' } } : null;
    } catch (error) {
      if (error instanceof Refused) return { rule, params: { because: 'needed' } };
      throw error;
    }
  }

  private barrier(moment: Moment<S, C>): Barrier {
    const chance = !sameChance(moment.before, moment.after);
    return { chance, shown: !chance && this.shown(moment), final: moment.final };
  }

  private shown(moment: Moment<S, C>): boolean {
    const seats = Array.from({ length: moment.before.seats }, (_, seat) => seat);
    return seats.some((seat) => this.turnedUp(moment, seat) || this.learned(moment, seat));
  }

  /** A piece that was hidden from the seat no longer is. */
  private turnedUp({ before, after }: Moment<S, C>, seat: number): boolean {
    const still = this.game.schema.hiddenFrom(after, seat);
    return [...this.game.schema.hiddenFrom(before, seat)].some(
      ([piece, count]) => (still.get(piece) ?? 0) < count,
    );
  }

  /** In another world that the seat thought possible, the same play would have looked different. */
  private learned({ before, after, seat: actor, choice }: Moment<S, C>, seat: number): boolean {
    const { schema } = this.game;
    const view = schema.observe(before, seat);
    const outcome = schema.observe(after, seat);
    const dreams = { rng: seeded(schema.hash(view)) };
    for (let i = 0; i < WORLDS; i++) {
      const world = new Table(this.game, schema.imagine(view, seat, dreams));
      if (canPlay(world, actor, choice) && !same(schema.observe(world.state, seat), outcome)) return true;
    }
    return false;
  }
}

const WORLDS = 8;

export const isBarrier = ({ chance, shown, final }: Barrier): boolean => chance || shown || final;

function canPlay<S extends Base, C extends Choice>(table: Table<S, C>, seat: number, choice: C): boolean {
  try {
    table.play(seat, choice);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
