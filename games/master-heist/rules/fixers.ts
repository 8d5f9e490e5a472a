import { push } from '@getaway/engine';
import { type EventId, FIXER_IDS, type FixerId, FIXERS } from '../content/index.ts';
import { revealTile } from './bag.ts';
import type { Emit, Offer, TeamChoice } from './choices.ts';
import { isCrisis, queueCrises } from './eventDeck.ts';
import { fixerMayWork, noteFixer, tiersOf } from './fixerCards.ts';
import { gainIdeas } from './ideas.ts';
import { layLoot } from './loot.ts';
import { crew, person, personNo } from './people.ts';
import { isTile, spaceName, spaceNo, tilesNear } from './spaces.ts';
import type { Heist } from './state.ts';
import { question, type TeamDecision, unanswered } from './team.ts';

// MH-FIX: what fixers do in planning.

interface PlanningFixer {
  /** Every way to use it now. */
  uses(
    s: Heist,
  ): (Omit<TeamChoice, 'do' | 'fixer'> & { readonly cost: number; readonly verdict?: string | null })[];
  use(s: Heist, choice: TeamChoice, emit: Emit): void;
  /** May be used more than once a heist. */
  readonly again?: true;
}

const unknownTiles = (s: Heist): number[] => s.unknown.flatMap((unknown, tile) => (unknown ? [tile] : []));

/** MH-PLN-10 to 12: at once and for good, on a tile of choice; locks found please the Machinist. */
function planningReveal(s: Heist, at: string, emit: Emit, rule: string): void {
  const tile = spaceNo(s, at);
  const before = s.locks[tile] as number;
  revealTile(s, tile, emit, rule);
  if (fixerMayWork(s, 'machinist') !== null) return;
  for (let i = before; i < (s.locks[tile] as number); i++) push(s, { step: 'machinist', ...unanswered });
}

export const machinist = question({
  fields: {},
  rule: 'MH-FIX-machinist',
  options: (s) => crew(s).map((c) => ({ do: 'choose', who: person(s, c).id })),
  settle(s, _step, choice, emit) {
    if (choice.do !== 'choose') return;
    noteFixer(s, 'machinist');
    gainIdeas(s, personNo(s, choice.who), 1, emit, 'MH-FIX-machinist');
  },
});

const tiered = (fixer: FixerId, use: (s: Heist, count: number) => void): PlanningFixer => ({
  uses: () => tiersOf(fixer).map(({ count, cost }) => ({ count, cost })),
  use: (s, { count = 0 }) => use(s, count),
});

const someoneStartsInside = (s: Heist): boolean =>
  s.characters.some((character) => character.startedInside || isTile(s, character.at));

const FIXERS_IN_PLANNING: { readonly [fixer in FixerId]?: PlanningFixer } = {
  'beat-cop': {
    uses: (s) =>
      tiersOf('beat-cop').flatMap(({ count, cost }) =>
        Array.from({ length: count + 1 }, (_, dogs) => dogs).flatMap((dogs) =>
          dogs <= s.bag.dog && count - dogs <= s.bag.guard ? [{ count, dogs, cost }] : [],
        ),
      ),
    use(s, { count = 0, dogs = 0 }) {
      s.bag.dog -= dogs;
      s.bag.guard -= count - dogs;
      s.bag.blank += count;
    },
  },
  'prison-guard': {
    uses: (s) =>
      tiersOf('prison-guard').map(({ cost }) => ({
        cost,
        verdict: someoneStartsInside(s) && s.bag.lock > 0 ? null : 'MH-FIX-prison-guard',
      })),
    use(s) {
      const locks = Math.min(s.bag.lock, tiersOf('prison-guard')[0]?.count ?? 0);
      s.bag.lock -= locks;
      s.bag.blank += locks;
    },
  },
  bookie: {
    uses(s) {
      const { effect } = FIXERS.bookie;
      const most = effect.type === 'bet' ? Math.min(effect.max, s.cash) : 0;
      return Array.from({ length: most }, (_, i) => ({ count: i + 1, cost: i + 1 }));
    },
    use(s, { count = 0 }) {
      s.stake = count;
    },
  },
  visage: {
    again: true,
    uses(s) {
      const tiles = unknownTiles(s);
      if (tiles.length === 0) return [{ cost: 0, verdict: 'MH-PLN-12' }];
      return tiles.map((tile) => ({ at: spaceName(s, tile), cost: 1 }));
    },
    use: (s, { at = '' }, emit) => planningReveal(s, at, emit, 'MH-FIX-visage'),
  },
  consultant: tiered('consultant', (s, count) => {
    s.blanks = count;
  }),
  connoisseur: {
    uses: () => [{ cost: 0 }],
    use(s, _choice, emit) {
      for (let tile = 0; tile < s.unknown.length; tile++) {
        if ((s.loot.cash[tile] as number) + (s.loot.jewel[tile] as number) === 0) continue;
        layLoot(s, tile, 'cash', 1);
        emit?.({ event: 'cashPlaced', at: spaceName(s, tile), count: 1, rules: ['MH-FIX-connoisseur'] });
      }
    },
  },
  shell: {
    uses: () => [
      { cost: FIXERS.shell.effect.type === 'planningRevealedCamerasDisabled' ? FIXERS.shell.effect.cost : 0 },
    ],
    use(s) {
      s.shell = true;
    },
  },
  'diversion-artist': {
    again: true,
    uses(s) {
      const { effect } = FIXERS['diversion-artist'];
      if (effect.type !== 'noiseShields') return [];
      return [{ cost: effect.costEach, verdict: s.shields >= effect.max ? 'MH-FIX-diversion-artist' : null }];
    },
    use(s) {
      s.shields++;
    },
  },
  architect: tiered('architect', (s, count) => {
    s.floorplans = count;
  }),
  retiree: tiered('retiree', (s, count) => {
    s.masterEvents = count;
  }),
  mayor: {
    uses: (s) =>
      s.guards.flatMap((guards, tile) =>
        guards > 0 ? crew(s).map((c) => ({ at: spaceName(s, tile), who: person(s, c).id, cost: 0 })) : [],
      ),
    use(s, { at = '', who = 'npc' }, emit) {
      const tile = spaceNo(s, at);
      s.guards[tile] = (s.guards[tile] as number) - 1;
      const character = person(s, personNo(s, who));
      character.at = tile;
      character.placedByMayor = true;
      if (s.scenario === 'final-score-1') s.facts.mayorInPart1 = true;
      emit?.({ event: 'startSet', who, at, rules: ['MH-FIX-mayor'] });
    },
  },
};

function offerFixer(s: Heist, fixer: FixerId, kind: PlanningFixer, offer: Offer): void {
  const away = fixerMayWork(s, fixer);
  if (away) return offer.explaining ? offer({ do: 'useFixer', fixer }, away) : undefined;
  const used = !kind.again && s.fixersUsed.includes(fixer) ? 'MH-FIX-03' : null;
  if (used && !offer.explaining) return;
  for (const { cost, verdict, ...use } of kind.uses(s)) {
    offer({ do: 'useFixer', fixer, ...use }, used ?? verdict ?? (cost > s.cash ? 'MH-SHP-04' : null));
  }
}

const costOf = (s: Heist, kind: PlanningFixer, { do: _do, fixer: _fixer, ...choice }: TeamChoice): number =>
  kind
    .uses(s)
    .find(({ cost: _cost, verdict: _verdict, ...use }) => JSON.stringify(use) === JSON.stringify(choice))
    ?.cost ?? 0;

/** MH-FIX-02: a team decision, paid from team cash. */
export const useFixer: TeamDecision = {
  offer(s, _seat, offer) {
    for (const fixer of offer.explaining ? FIXER_IDS : s.options.fixers) {
      const kind = FIXERS_IN_PLANNING[fixer];
      if (kind) offerFixer(s, fixer, kind, offer);
    }
  },
  carryOut(s, choice, emit) {
    const { fixer } = choice;
    const kind = fixer && FIXERS_IN_PLANNING[fixer];
    if (!fixer || !kind) return;
    const cost = costOf(s, kind, choice);
    s.cash -= cost;
    noteFixer(s, fixer);
    emit?.({ event: 'fixerUsed', fixer, cost, rules: [FIXERS[fixer].rule] });
    kind.use(s, choice, emit);
  },
};

/** Building Schematics (MH-ITM-15): one planning reveal, then the card is gone. */
export const useItem: TeamDecision = {
  offer(s, _seat, offer) {
    const card = s.items.find(
      ({ id, place }) => id === 'building-schematics' && (place === 'home' || place === 'held'),
    );
    if (!card) return;
    const tiles = unknownTiles(s);
    for (const tile of tiles) offer({ do: 'useItem', item: 'building-schematics', at: spaceName(s, tile) });
    if (tiles.length === 0) offer({ do: 'useItem', item: 'building-schematics' }, 'MH-PLN-12');
  },
  carryOut(s, { at = '' }, emit) {
    const card = s.items.find(
      ({ id, place }) => id === 'building-schematics' && (place === 'home' || place === 'held'),
    );
    if (card) card.place = 'discarded';
    planningReveal(s, at, emit, 'MH-ITM-15');
  },
};

/** Idea tokens of the Architect: different tiles, each next to another of them (MH-FIX-architect). */
export const placeIdea: TeamDecision = {
  offer(s, _seat, offer) {
    if (s.floorplans === 0) return;
    for (let tile = 0; tile < s.unknown.length; tile++) {
      const verdict = whyNotIdea(s, tile);
      if (!verdict || offer.explaining) offer({ do: 'placeIdea', at: spaceName(s, tile) }, verdict);
    }
  },
  carryOut(s, { at = '' }, emit) {
    const tile = spaceNo(s, at);
    s.floorplans--;
    s.floorplanTiles.push(tile);
    s.ideaTokens[tile] = (s.ideaTokens[tile] as number) + 1;
    emit?.({ event: 'ideaTokenPlaced', at, rules: ['MH-FIX-architect'] });
  },
};

function whyNotIdea(s: Heist, tile: number): string | null {
  const placed = s.floorplanTiles;
  if (placed.includes(tile)) return 'MH-FIX-architect';
  if (placed.length === 0)
    return s.floorplans > 1 && tilesNear(s, tile).length === 0 ? 'MH-FIX-architect' : null;
  return tilesNear(s, tile).some((near) => placed.includes(near)) ? null : 'MH-FIX-architect';
}

const MASTERMIND = ['M1', 'M2', 'M3'] as const satisfies readonly EventId[];

/** Mastermind events of the Retiree: different cards, anywhere above the final crisis (MH-FIX-retiree). */
export const insertEvent: TeamDecision = {
  offer(s, _seat, offer) {
    if (s.masterEvents === 0) return;
    const last = s.deck.findLastIndex(isCrisis);
    const places = last < 0 ? s.deck.length : last;
    for (const card of MASTERMIND) {
      if (s.deck.includes(card)) continue;
      for (let count = 0; count <= places; count++) offer({ do: 'insertEvent', card, count });
    }
  },
  carryOut(s, { card, count = 0 }, emit) {
    if (card === undefined) return;
    s.masterEvents--;
    s.deck.splice(count, 0, card);
    emit?.({ event: 'eventInserted', card, position: count, rules: ['MH-FIX-retiree'] });
    queueCrises(s, emit);
  },
};
