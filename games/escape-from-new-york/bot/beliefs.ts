import { type CaseCardId, caseCards } from '../content/index.ts';
import { BRIDGE_AT, spaceNo } from '../rules/board/index.ts';
import type { HeroState, State } from '../rules/state.ts';

// What heroes tell of their facedown cards by where they stand: nobody may show a Diagram before the attempt (NY-WIN-03).

/** A place for a case card that a seat cannot see. */
interface Hidden {
  readonly card: CaseCardId;
  put(card: CaseCardId): void;
}

/** The facedown cards of another hero. */
const cardsOf = (hero: HeroState): Hidden[] =>
  hero.cases.flatMap((held) =>
    held.faceup || held.card === null ? [] : [{ card: held.card, put: (card) => void (held.card = card) }],
  );

/** All case cards that a seat cannot see, in a world that it imagines. */
function unseenBy({ heroes, cases, casesUnused }: State, seat: number): Hidden[] {
  const held = heroes.flatMap((hero, other) => (other === seat ? [] : cardsOf(hero)));
  const slots = cases.flatMap(({ card: pile, faceup, seen }) =>
    faceup || seen.includes(seat) || !pile[0]
      ? []
      : [{ card: pile[0], put: (card: CaseCardId) => void (pile[0] = card) }],
  );
  const unused = casesUnused.flatMap((card, i) =>
    card === null ? [] : [{ card, put: (other: CaseCardId) => void (casesUnused[i] = other) }],
  );
  return [...held, ...slots, ...unused];
}

const bridgeOf = (card: CaseCardId): string | null => {
  const printed = caseCards[card];
  return printed.kind === 'diagram' ? printed.bridge : null;
};

/** A card that tells least is taken for another: a Diagram of some other bridge, then the Bracelet, then the Tape. */
const ORDER = ['diagram', 'bracelet', 'tape'];
const rank = ({ card }: Hidden): number => ORDER.indexOf(caseCards[card].kind);

/**
 * Once the President is on the way, whoever waits at a bridgehead with facedown cards is taken to hold its Diagram: that is
 * where its bearer goes. Somebody with a Diagram of its own waits at its own bridge instead.
 */
export function believe(world: State, seat: number): void {
  const own = world.heroes[seat]?.cases ?? [];
  if (world.president !== 'held' || own.some(({ card }) => card !== null && bridgeOf(card) !== null)) return;
  world.heroes.forEach((hero, other) => {
    const bridge = BRIDGE_AT[spaceNo(hero.at)] ?? null;
    if (other === seat || bridge === null) return;
    const cards = cardsOf(hero);
    if (cards.length === 0 || cards.some(({ card }) => bridgeOf(card) === bridge)) return;
    const diagram = unseenBy(world, seat).find(({ card }) => bridgeOf(card) === bridge);
    const instead = cards.toSorted((a, b) => rank(a) - rank(b))[0];
    if (!diagram || !instead) return;
    diagram.put(instead.card);
    instead.put(diagram.card);
  });
}
