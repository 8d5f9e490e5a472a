import { assert, nat, property } from 'fast-check';
import { expect } from 'vitest';
import { type Explained, explain } from '../explain.ts';
import type { Base, Choice, Game } from '../game.ts';
import { agrees, type Json } from '../json.ts';
import type { Thawed } from '../schema/shared.ts';
import { Table } from '../table.ts';
import { positions, type Variant } from './walk.ts';

/** Does what remedies say, in fact, each by its name. */
export interface Remedying<S, C extends Choice> {
  readonly [remedy: string]: (
    s: Thawed<S>,
    seat: number,
    said: { readonly [name: string]: Json },
    no: Explained<C>,
  ) => void;
}

/** Whether the refused thing is offered once the remedy is done. */
export function helps<S extends Base, C extends Choice>(
  game: Game<S, C>,
  done: Remedying<S, C>,
  state: S,
  seat: number,
  no: Explained<C>,
  remedy: string,
): boolean {
  const after = structuredClone(state) as Thawed<S>;
  done[remedy]!(after, seat, no.remedies!.find((one) => one.remedy === remedy)!.params ?? {}, no);
  const asked = new Table(game, after as S).pending().find((pending) => pending.seat === seat);
  return asked?.choices.some((choice) => agrees(no.choice, choice)) ?? false;
}

/** Whatever is said to help does, in positions of random play; `otherwise` names the remedies that are tested elsewhere. */
export function remediesHelp<S extends Base, C extends Choice>(
  game: Game<S, C>,
  done: Remedying<S, C>,
  variants: readonly Variant[],
  count: number,
  otherwise: readonly string[] = [],
): void {
  let tried = 0;
  assert(
    property(nat(), nat(variants.length - 1), (seed, variant) =>
      positions(game, variants[variant]!, String(seed), { count, every: 9 }, (table) => {
        const { seat } = table.pending()[0]!;
        for (const no of explain(game, game.schema.observe(table.state, seat), seat)) {
          for (const { remedy } of no.remedies ?? []) {
            if (otherwise.includes(remedy)) continue;
            if (!helps(game, done, table.state, seat, no, remedy)) expect.fail(JSON.stringify(no));
            tried++;
          }
        }
      }),
    ),
    { numRuns: 6 },
  );
  expect(tried, 'remedies that were tried').toBeGreaterThan(0);
}
