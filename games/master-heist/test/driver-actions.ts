import { ABILITIES, ACTIONS, type SubAction } from '../content/index.ts';

type Counts = Readonly<Partial<Record<string, number>>>;

function counted(subs: readonly SubAction[]): Counts {
  const counts: Record<string, number> = {};
  for (const sub of subs) counts[sub] = (counts[sub] ?? 0) + 1;
  return counts;
}

/** How many of each sub-action an action gives, by what is committed. */
export const COMMITTED: Readonly<Record<string, Counts>> = Object.fromEntries([
  ...Object.values(ACTIONS).map((action) => [action.id, counted(action.sub)]),
  ...Object.values(ABILITIES).flatMap(({ id, options }) =>
    options?.[0] ? [[id, counted(options[0].sub)]] : [],
  ),
]) as Record<string, Counts>;
