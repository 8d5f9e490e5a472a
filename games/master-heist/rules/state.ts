import {
  bool,
  byKey,
  bySeat,
  int,
  list,
  nullable,
  oneOf,
  option,
  record,
  seatNo,
  type State,
  subject,
  text,
} from '@getaway/engine';
import {
  ABILITY_IDS,
  ACTION_IDS,
  BAG_CHITS,
  CHARACTER_IDS,
  CRISIS_IDS,
  DIRECTIONS,
  EVENT_IDS,
  FIXER_IDS,
  type FixerId,
  HEISTS,
  ITEM_IDS,
  ITEMS,
  type ItemId,
  LOOT_KINDS,
  NPC_SPECIAL_IDS,
  PREBUILT_IDS,
  type PrebuiltId,
  SKILL_IDS,
  TOKENS,
} from '../content/index.ts';

/** Loot chits. All cash in one place is one piece (MH-LOT-05), so its count is its worth in $k. */
export const CHIT_LOOT = LOOT_KINDS;
export type ChitLoot = (typeof CHIT_LOOT)[number];
/** A piece of loot as choices name it: a kind of chit, or an item card. */
export const PIECES = [...CHIT_LOOT, ...ITEM_IDS] as const;
export type Piece = (typeof PIECES)[number];

/** Sub-actions that wait to be used; noise and alert are settled by themselves (MH-ACT-08). */
export const SUBS = ['move', 'unlock', 'subdue', 'disable', 'idea', 'reveal', 'loot'] as const;
export type Sub = (typeof SUBS)[number];
export const GRANTS = ['subdue', 'disable', 'unlock'] as const;
export type Grant = (typeof GRANTS)[number];

/** Characters in choices and events: no two of a crew share a card (MH-CHR-06). */
export const PEOPLE = [...CHARACTER_IDS, 'npc'] as const;
export type Who = (typeof PEOPLE)[number];

export const CARDS = [...EVENT_IDS, ...CRISIS_IDS] as const;

/** Everything that can be committed to (MH-ACT-02). */
export const COMMITS = [
  ...ACTION_IDS,
  ...ABILITY_IDS,
  'kill-pixels',
  'toss-flashbang',
  'blow-whistle',
  ...NPC_SPECIAL_IDS,
] as const;
export type Commit = (typeof COMMITS)[number];

const SHOP: ItemId[] = ITEM_IDS.filter((id) => ITEMS[id].source === 'shop');

export const options = {
  // Or a board of the scenario designer, by its key.
  scenario: subject(option({ ...text(8000), values: HEISTS }, 'inclusion-job', 'MH-SET-01')),
  // Of a quick crew; a crew that is given brings its own.
  level: subject(option(int(1, 4), 1, 'MH-OPT-02')),
  crewSize: option(int(0, 4), 0, 'MH-GEN-01'),
  prebuilt: option<PrebuiltId[]>(list(oneOf(PREBUILT_IDS), 4), [], 'MH-OPT-02'),
  crew: option(
    list(
      record({
        name: text(60),
        character: oneOf(CHARACTER_IDS),
        skills: list(oneOf(SKILL_IDS), 2),
        level: int(1, 4),
        seat: int(-1, 3),
        busted: bool(),
      }),
      4,
    ),
    [],
    'MH-CHR-01',
  ),
  fixers: option<FixerId[]>(list(oneOf(FIXER_IDS), 15), ['old-friend'], 'MH-SET-08'),
  cash: option(int(0, 9999), 0, 'MH-SHP-04'),
  jewels: option(int(0, 999), 0),
  items: option<ItemId[]>(list(oneOf(ITEM_IDS), 40), [], 'MH-PLN-09'),
  shop: option<ItemId[]>(list(oneOf(ITEM_IDS), 12), SHOP, 'MH-SHP-02'),
  campaign: option(bool(), false, 'MH-OPT-02'),
  captain: option(int(-1, 3), -1, 'MH-OPT-03'),
  autoConfirm: option(bool(), false, 'MH-OPT-05'),
  patience: option(int(1, 9), 3, 'MH-GEN-10'),
};

const few = int(0, 999);
const space = int(-1, 299);

const character = record({
  id: oneOf(PEOPLE),
  name: text(60),
  level: int(0, 4),
  seat: seatNo(),
  skills: list(oneOf(SKILL_IDS), 2),
  status: oneOf(['inactive', 'active', 'busted', 'escaped', 'gone']),
  at: space,
  startedInside: bool(),
  /** Where the Mayor has put it: it cannot start anywhere else (MH-FIX-mayor). */
  placedByMayor: bool(),
  ideas: few,
  die: int(0, 6),
  /** Planning tokens off the board. */
  tokens: few,
  /** Received the extra tokens of the Master Plan Copy (MH-ITM-14). */
  planCopy: bool(),
  carries: byKey(CHIT_LOOT, few),

  action: nullable(oneOf(COMMITS)),
  /** Number of the item whose action it committed, or -1. */
  actionItem: int(-1, 99),
  noise: few,
  left: byKey(SUBS, few),
  granted: byKey(GRANTS, few),
  /** Sub-actions that it carried out; cracks are none of them (MH-ITM-18). */
  did: byKey(SUBS, few),
  /** Unlocks of the item's own action, which is what MH-ITM-11 looks at. */
  ownUnlocks: few,
  /** Cracks made with Safecracking Tools (MH-ITM-18). */
  toolCracks: few,
  /** How often EFFICIENT PICKER can still be used on this action (MH-ABL-01). */
  picker: few,
  /** Has paid to leave guarded tiles (MH-ABL-08). */
  slips: bool(),
  /** Has paid to reach loot on adjacent tiles (MH-ABL-19). */
  reaches: bool(),
  /** The tile beyond the gap (MH-ABL-16), or -1. */
  vent: space,
  /** Tiles whose dogs it walked away from (MH-DOG-12). */
  leftDogs: list(int(0, 299)),
  /** Its once-per-heist ability is used up. */
  spent: bool(),
  /** Has used GOOD IN A PINCH (MH-ABL-18). */
  pinched: bool(),
  lastDitch: oneOf(['none', 'made', 'stranded']),
  needed: int(-99, 999),
  rolled: int(0, 6),
});

const item = record({
  id: oneOf(ITEM_IDS),
  place: oneOf(['home', 'held', 'lying', 'discarded', 'lost', 'sold']),
  /** The holder, or the space it lies on. */
  at: space,
  /** Lent by a character card for this heist (MH-ABL-03). */
  granted: bool(),
  /** Came from the board or a safe. */
  found: bool(),
  /** Has been picked up in this heist (MH-SHP-05). */
  discovered: bool(),
  /** Its action was committed this round (MH-ACT-06). */
  committed: bool(),
  /** Leaves the heist when the Action phase ends (MH-ITM-06). */
  spent: bool(),
  /** Its once-per-heist action has been used. */
  used: bool(),
});

/** Everything the whole team decides, with its parameters. */
export const TEAM_VERBS = [
  'placeTunnel',
  'removeTunnel',
  'placeNpc',
  'useFixer',
  'insertEvent',
  'placeIdea',
  'buyItem',
  'sellItem',
  'sellJewel',
  'assignItem',
  'useItem',
  'passControl',
  'declareEscape',
] as const;

const decision = record({
  do: oneOf(TEAM_VERBS),
  fixer: nullable(oneOf(FIXER_IDS)),
  item: nullable(oneOf(ITEM_IDS)),
  who: nullable(oneOf(PEOPLE)),
  at: nullable(text(8)),
  side: nullable(oneOf(DIRECTIONS)),
  card: nullable(oneOf(EVENT_IDS)),
  count: nullable(int(0, 99)),
  dogs: nullable(int(0, 99)),
  seat: nullable(seatNo()),
});

const tile = { flags: list(bool()), counts: list(few) };

export const fields = {
  /** The scenario of this part; The Final Score changes it. */
  scenario: text(8000),
  phase: oneOf(['planning', 'roll', 'action', 'event', 'escape', 'over']),
  round: int(0, 99),
  /** Characters that the noise track counts (MH-OPT-01, MH-SCN-FIN-11). */
  track: int(3, 4),

  // One entry a tile, in canonical order.
  unknown: tile.flags,
  gone: tile.flags,
  token: list(nullable(oneOf(TOKENS))),
  guards: tile.counts,
  subdued: tile.counts,
  dogs: tile.counts,
  subduedDogs: tile.counts,
  locks: tile.counts,
  unlocked: tile.counts,
  cameras: tile.counts,
  disabled: tile.counts,
  /** Of the subdued guards and dogs, those that a flashbang stunned (MH-ITM-13). */
  stunned: tile.counts,
  stunnedDogs: tile.counts,
  /** Planning tokens: one bit a player character. */
  plan: list(int(0, 15)),
  ideaTokens: tile.counts,
  cracks: tile.counts,

  // One entry a space: the tiles, then the entrances.
  loot: byKey(CHIT_LOOT, list(few)),
  entrances: list(record({ name: text(8), tile: int(0, 299), cell: int(0, 9999), tunnel: bool() })),

  bag: byKey(BAG_CHITS, few),
  deck: list(oneOf(CARDS)),
  discard: list(oneOf(CARDS)),
  queue: list(oneOf(CRISIS_IDS)),
  activeEvent: nullable(oneOf(EVENT_IDS)),
  /** The last event discarded in this round (MH-EVP-03). */
  lastDiscarded: nullable(oneOf(EVENT_IDS)),
  noise: few,
  /** Noise of this round that belongs to no single action (MH-NOI-10). */
  pendingNoise: few,
  shields: few,

  characters: list(character, 5),
  items: list(item, 99),

  /** Dogs that MH-DOG-03 has startled, by tile, and characters that have just arrived. */
  startled: list(int(0, 299)),
  arrived: list(int(0, 4)),
  /** Characters that dogs of the active card already run to (MH-CRI-C6). */
  hunted: list(int(0, 4)),
  /** Cameras see nothing until the Event phase is over (MH-ABL-22). */
  loop: bool(),
  /** Dogs chase nobody until the Action phase is over (MH-ITM-21). */
  whistle: bool(),
  panic: bool(),
  escapeDeclared: bool(),
  alarm: bool(),
  objectiveFailed: bool(),
  /** Character that moved last in Escape, or -1 (MH-DOG-13). */
  mover: int(-1, 4),
  /** Guards that the active card has brought back (MH-EVT-15). */
  recovered: few,
  logsChecked: bool(),
  schematicsStudied: bool(),

  /** The convoy of The Safehouse Rescue: its guards, and the round each was subdued in (0: active). */
  escort: list(record({ at: int(0, 299), subduedIn: int(0, 99) })),

  cash: int(0, 99_999),
  jewels: few,
  banked: byKey(CHIT_LOOT, few),
  stake: few,
  blanks: few,
  shell: bool(),
  /** Mastermind events and idea tokens that are paid for and not placed yet. */
  masterEvents: few,
  floorplans: few,
  floorplanTiles: list(int(0, 299)),
  fixersUsed: list(oneOf(FIXER_IDS)),

  proposal: nullable(record({ by: seatNo(), accepted: bySeat(bool()), decision })),
  rejected: few,
  /** Confirmed the end of the phase. */
  ready: bySeat(bool()),
  fidgets: bySeat(few),

  parts: list(record({ scenario: text(8000), won: bool(), cashAtStart: int(0, 99_999) })),
  touched: bool(),
  roundNoise: few,
  facts: record({ silentRound: bool(), eventChangedState: bool(), mayorInPart1: bool() }),
};

export type Heist = State<typeof options, typeof fields>;
export type Character = Heist['characters'][number];
export type Item = Heist['items'][number];
