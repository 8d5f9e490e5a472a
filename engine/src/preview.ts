import { seeded } from './chance.ts';
import type { AnyStepKind, Base, Choice, Game, GameEvent } from './game.ts';
import type { Json } from './json.ts';
import { offering } from './offers.ts';
import type { Viewer } from './schema/kind.ts';
import type { Step } from './schema/steps.ts';
import { Table } from './table.ts';

/** What a choice will change for certain, read from a seat's view. */
export interface Preview {
  /** What will happen in any case, in order; it ends where luck or somebody's secret takes over. */
  readonly events: readonly GameEvent[];
  /** Nothing else will happen before the next decision: luck and secrets play no part in it. */
  readonly certain: boolean;
  /** The seats that decide next; null when that is not certain. */
  readonly next: readonly number[] | null;
  /** Whether the game is over after it; null when that is not certain. */
  readonly ends: boolean | null;
  /** Figures that the game adds. */
  readonly figures: { readonly [name: string]: Json };
}

export const mayKnow = (event: GameEvent, viewer: number | null): boolean =>
  event.to === undefined || (viewer !== null && event.to.includes(viewer));

/** What is certain after a choice: what happens until luck or a secret takes over, and the position it leads to. */
interface Foreseen<S extends Base, C extends Choice> extends Pick<Preview, 'events' | 'certain'> {
  /** Only true to every possible world when it is certain. */
  readonly table: Table<S, C>;
}

/**
 * Plays the choice in a world that the viewer can imagine, where every made-up value, the generator included, has a
 * tripwire. What happens before the first of them is read happens in every possible world.
 */
export function foresee<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
  choice: C,
  viewer: Viewer = seat,
): Foreseen<S, C> {
  const watch = new Watch();
  const dreams = { rng: seeded(`preview ${game.schema.hash(view)}`) };
  const world = game.schema.imagine(view, viewer, dreams, () => watch.read());
  const events: GameEvent[] = [];
  const table = new Table(watch.over(game), world, (event) => {
    watch.goOn();
    if (mayKnow(event, viewer) && !watch.tripped) events.push(event);
  });
  watch.start();
  table.play(seat, choice);
  const asked = game.steps[table.decision()?.step ?? ''];
  const certain = !watch.tripped && (!watch.readByOffers || asked?.auto === false);
  return { events, certain, table };
}

/** What somebody who sees so much, by default the seat itself, may know of a choice of a seat; figures are told to it alone. */
export function preview<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
  choice: C,
  viewer: Viewer = seat,
): Preview {
  const { events, certain, table } = foresee(game, view, seat, choice, viewer);
  return {
    events,
    certain,
    next: certain ? table.pending().map((pending) => pending.seat) : null,
    ends: certain ? table.state.outcome !== null : null,
    figures: (viewer === seat ? game.preview?.(view, seat, choice) : undefined) ?? {},
  };
}

/**
 * Notes when something unknown is read. Working out what the next seat may choose reads that seat's secrets; this
 * only counts once something happens because of it.
 */
class Watch {
  tripped = false;
  readByOffers = false;
  private offering = false;
  private offered: Step | null = null;

  start(): void {
    this.tripped = false;
    this.readByOffers = false;
  }

  read(): void {
    if (this.offering) this.readByOffers = true;
    else this.tripped = true;
  }

  goOn(): void {
    if (this.readByOffers) this.tripped = true;
  }

  over<S extends Base, C extends Choice>(game: Game<S, C>): Game<S, C> {
    const watched = (kind: AnyStepKind<S, C>): AnyStepKind<S, C> => ({
      ...kind,
      ...(kind.offers && {
        offers: (state, step, seat, offer) => {
          if (step !== this.offered) this.goOn();
          this.offered = step;
          this.offering = true;
          // Written out at once, so that what choices are made of is read while they are offered.
          kind.offers?.(state, step, seat, offering(offer.explaining, offer));
          this.offering = false;
        },
      }),
      ...(kind.run && {
        run: (state, step, emit) => {
          this.goOn();
          kind.run?.(state, step, emit);
        },
      }),
    });
    const steps = Object.entries(game.steps).map(([name, kind]) => [name, watched(kind)] as const);
    return { ...game, steps: Object.fromEntries(steps) };
  }
}
