import { type CaseCardId, caseCards } from '../content/index.ts';
import { BRIDGE_AT, BRIDGEHEADS, distance, type Space, spaceNo } from '../rules/board/index.ts';
import { facedownPois, spaceOfPoi } from '../rules/city/spaces.ts';
import type { State } from '../rules/state.ts';

const CAMP = 'dukes-camp';
const isDiagram = (card: CaseCardId | null): boolean => card !== null && caseCards[card]?.kind === 'diagram';
const isTape = (card: CaseCardId | null): boolean => card !== null && caseCards[card]?.kind === 'tape';

export const nearest = (from: Space, spaces: readonly Space[]): number => {
  let near = 12;
  for (const space of spaces) near = Math.min(near, distance(from, space));
  return near;
};

/** What the heroes have together, as far as a world shows it: NY-WIN-04 asks for these three. */
export interface Loot {
  readonly president: boolean;
  readonly tape: boolean;
  readonly diagrams: readonly CaseCardId[];
  /** Seats that hold one of the three. */
  readonly holders: readonly number[];
}

export function lootOf(s: State): Loot {
  const holders: number[] = [];
  const diagrams: CaseCardId[] = [];
  let president = false;
  let tape = false;
  s.heroes.forEach((hero, seat) => {
    if (hero.president) president = true;
    let holds = hero.president;
    for (const { card } of hero.cases) {
      if (isTape(card)) tape = holds = true;
      else if (isDiagram(card)) {
        diagrams.push(card);
        holds = true;
      }
    }
    if (holds) holders.push(seat);
  });
  return { president, tape, diagrams, holders };
}

/** The bridgeheads whose diagram somebody holds. */
export const openBridges = ({ diagrams }: Loot): Space[] =>
  BRIDGEHEADS.filter((space) =>
    diagrams.some((card) => {
      const printed = caseCards[card];
      return printed.kind === 'diagram' && printed.bridge === BRIDGE_AT[space];
    }),
  );

/** Where the heroes should go next: the camp and cases that are known, places to explore, or the way out. */
export function goalsOf(s: State, loot: Loot): Space[] {
  const bridges = openBridges(loot);
  if (loot.president && loot.tape && bridges.length > 0) return bridges;
  const goals: Space[] = [];
  const camp = spaceOfPoi(s, CAMP);
  if (s.president === 'slot' && camp !== null) goals.push(spaceNo(camp));
  if (!loot.tape || bridges.length === 0) {
    for (const { token, card } of s.cases) if (token !== null && card.length > 0) goals.push(spaceNo(token));
  }
  return goals.length > 0 ? goals : facedownPois(s);
}
