import { assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chance } from '../chance.ts';
import { seeded } from '../chance.ts';
import type { Base, Choice, Game } from '../game.ts';
import { createMatch } from '../match.ts';
import { ruleIds } from '../rulebook.ts';
import type { Table } from '../table.ts';
import * as laws from './laws.ts';
import { positions, type Variant, walk } from './walk.ts';

export interface Battery {
  /** The text of the game's RULES.md. */
  readonly rules: string;
  /** The seat counts and options to play. */
  readonly variants: readonly Variant[];
  /** Whole random games for each variant (default 5). */
  readonly games?: number;
  /** Positions for each variant and law (default 60). */
  readonly positions?: number;
  /** Positions for each variant and the secrecy laws (default: as `positions`). */
  readonly secrecy?: number;
  /** One in this many decisions is looked at (default 7). */
  readonly every?: number;
}

const nameOf = ({ seats, options = {} }: Variant): string =>
  [
    `${seats} seats`,
    ...Object.entries(options).map(([name, value]) => `${name} ${JSON.stringify(value)}`),
  ].join(', ');

/** The battery of laws that every game passes, over random play. */
export function conformance<S extends Base, C extends Choice>(game: Game<S, C>, battery: Battery): void {
  const { variants, games = 5, positions: count = 60, secrecy = count, every = 7 } = battery;
  const rules: ReadonlySet<string> = new Set(ruleIds(battery.rules));

  describe.each(variants.map((variant) => [nameOf(variant), variant] as const))(
    `${game.id} conforms: %s`,
    (_, variant) => {
      /** A law that holds at every position that random play reaches. */
      const law = (name: string, number: number, check: (table: Table<S, C>, chance: Chance) => void): void =>
        test(name, () => {
          const runs = Math.min(5, number);
          assert(
            property(nat(), (seed) =>
              positions(game, variant, String(seed), { count: Math.ceil(number / runs), every }, check),
            ),
            { numRuns: runs },
          );
        });

      test('every game ends within its bound; the state is valid and complete at every choice; clones stay apart', () => {
        assert(
          property(nat(), (seed) => {
            const kept: [S, string][] = [];
            const table = walk(game, variant, String(seed), (now) => {
              laws.valid(game, now);
              if (kept.length < 40) kept.push([game.schema.clone(now.state), game.schema.hash(now.state)]);
            });
            laws.valid(game, table);
            expect(table.state.outcome).not.toBeNull();
            for (const [clone, hash] of kept) expect(game.schema.hash(clone)).toBe(hash);
          }),
          { numRuns: games },
        );
      });

      law('every offered choice is accepted', count, (table, chance) =>
        laws.offersAreAccepted(game, table, chance),
      );
      law('choices by number are the listed ones', Math.ceil(count / 2), (table, chance) =>
        laws.numbersAgree(game, table, chance),
      );
      law('every other choice is refused with an existing rule and changes nothing', count, (table, chance) =>
        laws.othersAreRefused(game, table, chance, rules),
      );
      law('explanations name existing rules and spare what is offered', count, (table) =>
        laws.explanationsHold(game, table, rules),
      );
      law('what is said to do first helps', Math.ceil(count / 4), (table, chance) =>
        laws.firstThingsHelp(game, table, chance),
      );
      law('a saved and restored position has the same future', count, (table, chance) =>
        laws.survivesSaving(game, table, chance),
      );
      law('secrets are kept: imagined worlds look, offer and explain the same', secrecy, (table, chance) =>
        laws.secretsAreKept(game, table, chance),
      );
      law('what is open to bystanders hangs on no secret', Math.ceil(secrecy / 4), (table, chance) =>
        laws.openIsKnown(game, table, chance),
      );
      law('what is known of hidden pieces is exactly what is hidden', Math.ceil(secrecy / 2), (table) =>
        laws.knowledgeIsExact(game, table),
      );
      law('a view that follows is the view of a newcomer', Math.ceil(count / 4), (table, chance) =>
        laws.viewsFollow(game, table, chance),
      );
      law('what a preview calls certain comes true', Math.ceil(count / 2), (table, chance) =>
        laws.previewsComeTrue(game, table, chance),
      );

      test('undo equals replay, and a stored match comes back the same', () => {
        assert(
          property(nat(), (seed) => {
            const match = createMatch(game, { ...variant, seed: String(seed) });
            laws.undoEqualsReplay(match, { rng: seeded(`undo ${seed}`) }, 60);
          }),
          { numRuns: Math.min(games, 2) },
        );
      });

      test('what all agree to take back leaves the beginning of the match, and a mark', () => {
        assert(
          property(nat(), (seed) => {
            const match = createMatch(game, { ...variant, seed: String(seed) });
            laws.rewindEqualsBeginning(match, { rng: seeded(`rewind ${seed}`) }, 20);
          }),
          { numRuns: 1 },
        );
      });
    },
  );
}
