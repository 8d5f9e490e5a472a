import { CONTACT_CARD, type ContactId, type Effect, FIXER_TILE, type FixerId } from '../../content/index.ts';

/** What a human can use on the way. */
export type ToolId = ContactId | FixerId | 'gang-member';

/** A way to travel that a tool opens; tools with the same way are interchangeable on the map. */
export type Way =
  | { readonly by: 'flight'; readonly mp: number }
  | { readonly by: 'sewer' | 'jetSki' | 'medevac' };

export interface Tool {
  readonly id: ToolId;
  /** Null for what only makes other cards ready again. */
  readonly way: Way | null;
  readonly refreshesContacts: boolean;
  /** A contact card: a refresh makes it ready again. */
  readonly contact: boolean;
  readonly money: number;
  readonly notoriety: number;
}

/** EP-HEL-01, EP-HEL-06: the heliport and every gang ability. */
export const FLIGHT = { mp: 1, nearest: 1, farthest: 2 } as const;

/** EP-CRD-16. */
export const SEWER = { distance: 2, mpSameLand: 0, mpOtherLand: 1 } as const;

function wayOf(effect: Effect): Way | null {
  if (effect.type === 'fly') return { by: 'flight', mp: effect.mp };
  if (effect.type === 'gangAbility') return { by: 'flight', mp: FLIGHT.mp };
  if (effect.type === 'sewer') return { by: 'sewer' };
  if (effect.type === 'navigateWater') return { by: 'jetSki' };
  if (effect.type === 'moveToHospital') return { by: 'medevac' };
  return null;
}

const refreshesContacts = (effect: Effect): boolean =>
  effect.type === 'refresh' && effect.targets.includes('contacts');

const all: readonly Tool[] = [
  ...Object.values(CONTACT_CARD).map(({ id, cost, notoriety, effect }): Tool => ({
    id,
    way: wayOf(effect),
    refreshesContacts: refreshesContacts(effect),
    contact: true,
    money: cost,
    notoriety,
  })),
  // EP-EXE-08: a fixer tile was paid for when it was bought.
  ...Object.values(FIXER_TILE).map(({ id, effect }): Tool => ({
    id,
    way: wayOf(effect),
    refreshesContacts: refreshesContacts(effect),
    contact: false,
    money: 0,
    notoriety: 0,
  })),
  {
    id: 'gang-member',
    way: { by: 'flight', mp: FLIGHT.mp },
    refreshesContacts: false,
    contact: false,
    money: 0,
    notoriety: 0,
  },
];

/** The tools of travel; components of no use on the way are not among them. */
export const TOOLS: ReadonlyMap<ToolId, Tool> = new Map(
  all.filter((tool) => tool.way !== null || tool.refreshesContacts).map((tool) => [tool.id, tool]),
);

export const isTool = (id: string): id is ToolId => TOOLS.has(id as ToolId);
