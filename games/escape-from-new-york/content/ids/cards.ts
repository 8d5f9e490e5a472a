/** Heroes, bosses and the cards of the base game. */

export const BOSS_IDS = ['duke', 'romero', 'slag'] as const;
export type BossId = (typeof BOSS_IDS)[number];

export const NY_SPECIAL_SLOTS = ['duke', 'romero', 'slag', 'crazies'] as const;
export type NySpecialSlot = (typeof NY_SPECIAL_SLOTS)[number];

export const HERO_IDS = ['snake', 'maggie', 'brain', 'cabbie'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export const HERO_CARD_IDS = [
  'snake-1',
  'snake-2',
  'snake-3',
  'snake-4',
  'snake-5',
  'snake-6',
  'snake-7',
  'snake-8',
  'snake-s1',
  'snake-s2',
  'snake-s3',
  'snake-x1',
  'snake-x2',
  'maggie-1',
  'maggie-2',
  'maggie-3',
  'maggie-4',
  'maggie-5',
  'maggie-6',
  'maggie-7',
  'maggie-8',
  'maggie-s1',
  'maggie-s2',
  'maggie-s3',
  'maggie-x1',
  'maggie-x2',
  'brain-1',
  'brain-2',
  'brain-3',
  'brain-4',
  'brain-5',
  'brain-6',
  'brain-7',
  'brain-8',
  'brain-s1',
  'brain-s2',
  'brain-s3',
  'brain-x1',
  'brain-x2',
  'cabbie-1',
  'cabbie-2',
  'cabbie-3',
  'cabbie-4',
  'cabbie-5',
  'cabbie-6',
  'cabbie-7',
  'cabbie-8',
  'cabbie-s1',
  'cabbie-s2',
  'cabbie-s3',
  'cabbie-x1',
  'cabbie-x2',
] as const;
export type HeroCardId = (typeof HERO_CARD_IDS)[number];

/** Everything that can be in a hero's hand; We Go In belongs to the police expansion (NY-USP-01). */
export const ACTION_CARD_IDS = [...HERO_CARD_IDS, 'we-go-in'] as const;
export type ActionCardId = (typeof ACTION_CARD_IDS)[number];

export const ITEM_IDS = [
  'fake-tape',
  'presidential-seal',
  'dukes-medallion',
  'smugglers-ledger',
  'axe',
  'spiked-bat',
  'shotgun',
  'pistol',
  'trash-can-lid',
  'fire-bomb',
  'smoke-bomb',
  'first-aid-kit',
  'bolt-cutters',
  'flare-gun',
  'street-map',
  'police-scanner',
  'ammo-box',
  'skates',
  'radio-jammer',
  'charge-extractor',
  'crossbow',
] as const;
export type ItemId = (typeof ITEM_IDS)[number];

export const START_WEAPON_IDS = ['start-submachine-gun', 'start-revolver'] as const;

export const CAR_CARD_IDS = ['car', 'taxi'] as const;
export type CarCardId = (typeof CAR_CARD_IDS)[number];

export const CASE_CARD_IDS = [
  'tape',
  'presidents-bracelet',
  'diagram-1',
  'diagram-2',
  'diagram-4',
  'diagram-3',
  'tracer',
  'presidents-bracelet-variant',
] as const;
export type CaseCardId = (typeof CASE_CARD_IDS)[number];

export const EVENT_IDS = [
  'dinner-bell',
  'jumped',
  'closing-in',
  'fresh-barricade',
  'screaming',
  'thrown-bricks',
  'march',
  'roaring-engine',
  'pickpocket',
  'dropped-bag',
  'overheard',
  'lull',
  'the-boss-walks',
  'explosion',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

export const NY_CARD_IDS = [
  'ny-01',
  'ny-02',
  'ny-03',
  'ny-04',
  'ny-05',
  'ny-06',
  'ny-07',
  'ny-08',
  'ny-09',
  'ny-10',
] as const;

export const HARD_NY_CARD_IDS = [
  'ny-hard-01',
  'ny-hard-02',
  'ny-hard-03',
  'ny-hard-04',
  'ny-hard-05',
  'ny-hard-06',
  'ny-hard-07',
  'ny-hard-08',
  'ny-hard-09',
  'ny-hard-10',
] as const;

export const SPECIAL_NY_CARD_IDS = ['ny-sp-duke', 'ny-sp-romero', 'ny-sp-slag', 'ny-sp-crazies'] as const;

export const TEXTURES = ['brick', 'chain', 'asphalt', 'rust', 'wire', 'glass'] as const;
export type Texture = (typeof TEXTURES)[number];

export const BLUE_OBJECTIVE_IDS = [
  'obj-tape',
  'obj-bracelet',
  'obj-fake-tape',
  'obj-seal',
  'obj-medallion',
  'obj-ledger',
  'obj-wanted',
] as const;
export type BlueObjectiveId = (typeof BLUE_OBJECTIVE_IDS)[number];

export const PURPLE_OBJECTIVE_IDS = ['obj-helicopter', 'obj-gullfire', 'obj-raft', 'obj-bridge'] as const;
export type PurpleObjectiveId = (typeof PURPLE_OBJECTIVE_IDS)[number];

/** A weapon in the slot, found or brought along. */
const WEAPON_IDS = [...START_WEAPON_IDS, 'axe', 'spiked-bat', 'shotgun', 'pistol', 'crossbow'] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

/** Everything the New York deck can hold. */
export const ANY_NY_CARD_IDS = [...NY_CARD_IDS, ...HARD_NY_CARD_IDS, ...SPECIAL_NY_CARD_IDS] as const;
export type AnyNyCardId = (typeof ANY_NY_CARD_IDS)[number];
