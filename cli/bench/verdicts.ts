import { short, table } from '../output.ts';

/** A figure that was wanted, and the one that was measured. */
export interface Goal {
  readonly goal: string;
  readonly wanted: number;
  readonly reached: number;
  readonly met: boolean;
}

const rounded = (reached: number): number => Number(reached.toPrecision(3));

export const atLeast = (goal: string, wanted: number, reached: number): Goal => ({
  goal,
  wanted,
  reached: rounded(reached),
  met: reached >= wanted,
});

export const atMost = (goal: string, wanted: number, reached: number): Goal => ({
  goal,
  wanted,
  reached: rounded(reached),
  met: reached <= wanted,
});

/** What was not measured this time has no verdict. */
export const measured = (goals: readonly Goal[]): Goal[] =>
  goals.filter(({ reached }) => Number.isFinite(reached));

export const verdicts = (goals: readonly Goal[]): string =>
  table(
    ['goal', 'wanted', 'reached', ''],
    goals.map(({ goal, wanted, reached, met }) => [
      goal,
      short(wanted),
      short(reached),
      met ? 'met' : 'MISSED',
    ]),
  );
