import { seeded } from './chance.ts';
import type { RuleId } from './errors.ts';
import type { Base, Choice, Game } from './game.ts';
import { agrees, type Json } from './json.ts';
import { foresee } from './preview.ts';
import { choicesOf, type Reason, reasons, Table } from './table.ts';

/** Something that would make a refused thing possible, as a message of the game: `remedy.KEY`. */
export interface Remedy {
  readonly remedy: string;
  readonly params?: { readonly [name: string]: Json };
  /** The rules by which it helps. */
  readonly rules: readonly RuleId[];
}

/** A remedy that a game thinks of, with the change that it speaks of. */
export interface Cure<S> extends Remedy {
  /** Makes the change in a copy of the view; the remedy is said only if the thing is offered then. */
  change?(this: void, view: S): void;
}

/** What a game knows about something refused besides its rule. */
export interface Help<S> {
  /** What might make it possible, the cheapest first; of those with the same message the first that does is said. */
  readonly cures?: readonly Cure<S>[] | undefined;
  /** The pieces and places that stand in the way, by the ids that the game's board knows. */
  readonly blockers?: readonly string[] | undefined;
}

/** Something that a seat might expect to do and cannot: the rule that forbids it, and what would make it possible. */
export interface Explained<C extends Choice = Choice> extends Reason<C> {
  /** A choice that is offered now, after which the same decision offers this too, whatever is face down. */
  readonly first?: C;
  readonly remedies?: readonly Remedy[];
  readonly blockers?: readonly string[];
}

/** What a seat might expect to do and cannot, with all that is known about it. Works on the seat's view. */
export function explain<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
): Explained<C>[] {
  const explained = withHelp(game, view, seat);
  const firsts = whatToDoFirst(game, view, seat, explained);
  return explained.map((reason) => {
    const first = firsts.get(reason);
    return first ? { ...reason, first } : reason;
  });
}

/** The reasons with what the game itself says to help. */
export function withHelp<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
): Explained<C>[] {
  return reasons(game, view, seat).map((reason) => {
    const { cures = [], blockers = [] } = game.help?.(view, seat, reason) ?? {};
    const remedies = remediesAmong(game, view, seat, reason.choice, cures);
    return {
      ...reason,
      ...(remedies.length > 0 && { remedies }),
      ...(blockers.length > 0 && { blockers }),
    };
  });
}

function remediesAmong<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
  choice: C,
  cures: readonly Cure<S>[],
): Remedy[] {
  const found: Remedy[] = [];
  for (const cure of cures) {
    const { change: _, ...remedy } = cure;
    if (found.some((other) => other.remedy === remedy.remedy)) continue;
    if (!cure.change || isOfferedAfter(game, view, seat, choice, cure)) found.push(remedy);
  }
  return found;
}

function isOfferedAfter<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
  choice: C,
  cure: Cure<S>,
): boolean {
  const changed = game.schema.clone(view);
  cure.change?.(changed);
  return choicesOf(game, changed, seat).some((offered) => agrees(choice, offered));
}

/**
 * For each refused thing, the first choice after which the same decision offers it. All choices are tried in one
 * imagined world, which is quick; what helps there counts only if it helps in every possible one.
 */
function whatToDoFirst<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
  refused: readonly Reason<C>[],
): Map<Reason<C>, C> {
  const firsts = new Map<Reason<C>, C>();
  if (refused.length === 0) return firsts;
  const decision = view.agenda.at(-1)?.step;
  const dreams = { rng: seeded(`explain ${game.schema.hash(view)}`) };
  const now = new Table(game, game.schema.imagine(view, seat, dreams));
  for (const choice of choicesOf(game, view, seat)) {
    const then = now.clone();
    then.play(seat, choice);
    const helped = offeredBy(
      then,
      decision,
      seat,
      refused.filter((reason) => !firsts.has(reason)),
    );
    if (helped.length === 0) continue;
    const { certain, table } = foresee(game, view, seat, choice);
    if (certain) for (const reason of offeredBy(table, decision, seat, helped)) firsts.set(reason, choice);
  }
  return firsts;
}

function offeredBy<S extends Base, C extends Choice>(
  table: Table<S, C>,
  decision: string | undefined,
  seat: number,
  refused: readonly Reason<C>[],
): readonly Reason<C>[] {
  if (table.decision()?.step !== decision) return [];
  const choices = table.pending().find((pending) => pending.seat === seat)?.choices ?? [];
  return refused.filter(({ choice }) => choices.some((offered) => agrees(choice, offered)));
}
