import {
  bool,
  bySeat,
  byKey,
  int,
  list,
  nobody,
  nullable,
  oneOf,
  owner,
  piece,
  record,
  seatNo,
  secret,
  type Base,
  type Values,
} from '@getaway/engine';
import { BOSS_IDS, CAR_CARD_IDS, HERO_IDS, SPACE_IDS, TEXTURES, TRAP_TILE_IDS } from '../content/index.ts';
import { bandsFields } from './expansions/bands/state.ts';
import { uspfFields } from './expansions/uspf/state.ts';
import type { Options } from './options.ts';
import {
  actionSet,
  blueSet,
  caseSet,
  eventSet,
  itemSet,
  nyCardSet,
  poiSet,
  presidentSet,
  purpleSet,
  suburbSet,
  tileSet,
  timerSet,
} from './pieces.ts';
import {
  guessTexture,
  heroAt,
  seesCaseSlot,
  seesHeldCase,
  seesPlayedCard,
  seesPoi,
  seesPresidentCard,
  seesSuburb,
  seesTimerTile,
  seesNyCard,
  seesTexture,
  timerBackAt,
} from './secrets.ts';

/**
 * The state of a match. Positions are space ids; what lies on spaces is listed by space number (the index in SPACE_IDS),
 * on roads by road number, and the top of every deck is the last entry of its list.
 */

const space = oneOf(SPACE_IDS);
const actionCard = piece(actionSet, { back: heroAt });

/** Everything that belongs to one hero; the index is the seat of the player. */
const hero = record({
  /** Null until chosen (NY-SET-16). */
  hero: nullable(oneOf(HERO_IDS)),
  at: space,
  hand: list(secret(actionCard, owner)),
  discard: list(secret(actionCard, owner)),
  /** The cards of this turn: still facedown, resolved, or replaced by the personal ability (NY-ABL-04). */
  played: list(
    record({
      state: oneOf(['facedown', 'resolved', 'replaced']),
      card: secret(actionCard, seesPlayedCard),
    }),
    2,
  ),
  /** Special action cards set aside, faceup (NY-SET-22). */
  specials: list(piece(actionSet)),
  items: list(secret(piece(itemSet), owner)),
  /** Case cards; `faceup` for the Diagram of Bridge 3 and a revealed Bracelet (NY-INF-06). */
  cases: list(record({ faceup: bool(), card: secret(piece(caseSet), seesHeldCase) })),
  president: bool(),
  weapon: nullable(record({ card: piece(itemSet), ammo: int(0, 9) })),
  car: oneOf(['none', ...CAR_CARD_IDS]),
  level: int(0, 3),
  /** The facedown bars are unknown until the second is flipped and tells which set it is (NY-INF-09). */
  texture: secret(oneOf(TEXTURES), seesTexture, { guess: guessTexture }),
  /** The faceup bar: how many icons it shows and how many are filled. All 0 with level 3. */
  bar: record({ prisoners: int(0, 9), items: int(0, 9), killed: int(0, 9), paid: int(0, 9) }),
  /** One card once dealt. */
  blue: list(secret(piece(blueSet), owner), 1),
  purple: list(secret(piece(purpleSet), owner), 1),
  /** Wanted cards (NY-VAR-22). */
  wanted: int(0, 3),
});

/** What lasts until the end of the turn. */
const turn = record({
  /** Turns so far, the current one included. */
  number: int(0, 100_000),
  /** Noise of cards, ability and car move, gained in step 6 (NY-NOI-02). */
  noise: int(0, 99),
  abilityUsed: bool(),
  weaponUsed: bool(),
  /** The extra move of step 5 was made. */
  drove: bool(),
  /** Kept so that nobody goes on giving up and taking back for ever (NY-CAR-11, NY-CAS-15). */
  carAbandoned: bool(),
  casesCollected: int(0, 4),
  /** Damage that will be ignored (NY-FX-32). */
  prevent: int(0, 99),
  preventAll: bool(),
  ignoreEvents: bool(),
  /** Prisoners killed by the current hero. */
  kills: int(0, 999),
  /** Event icons entered and not yet dealt with (NY-EVT-02), and trap tiles (NY-EXT-21). */
  events: int(0, 99),
  traps: list(oneOf(TRAP_TILE_IDS)),
  /** The hero in the current hero's car (NY-CAR-08). */
  passenger: nullable(seatNo()),
  /** Something happened since the last free moment, so that another one is worth asking for. */
  stirred: bool(),
});

const ENEMY_KINDS = ['prisoner', 'prisonerCar', ...BOSS_IDS] as const;
export type EnemyKind = (typeof ENEMY_KINDS)[number];

const enemy = record({
  /** Creation number (NY-FX-05); also the name by which choices refer to it. */
  no: int(0, 100_000),
  kind: oneOf(ENEMY_KINDS),
  at: space,
  /** Of this turn for prisoners, for good for bosses (NY-DMG-07, NY-DMG-08). */
  damage: int(0, 99),
  tricked: bool(),
});
export type Enemy = Values<{ enemy: typeof enemy }>['enemy'];

export const fields = {
  heroes: bySeat(hero),
  /** The current player (the first player until the first turn). */
  current: seatNo(),
  turn,

  /** By space number: the map tile, item cubes. */
  tiles: list(nullable(piece(tileSet))),
  itemCubes: list(int(0, 99)),
  /** By road number (NY-RBL-01). */
  roads: list(oneOf(['clear', 'blocked', 'open'])),
  /** By place in POI_SPACES; `seen` lists who peeked at it. */
  poi: list(record({ faceup: bool(), seen: list(seatNo()), tile: secret(piece(poiSet), seesPoi) })),
  /** By place in SUBURB_SPACES; `raft` while a usable raft is there. */
  suburbs: list(record({ faceup: bool(), raft: bool(), counter: secret(piece(suburbSet), seesSuburb) })),
  /** By place in CASE_SLOTS: the card if there is one, and the space of the token (null: on its slot). */
  cases: list(
    record({
      token: nullable(space),
      faceup: bool(),
      seen: list(seatNo()),
      card: list(secret(piece(caseSet), seesCaseSlot), 1),
    }),
  ),
  helicopter: record({ at: space, landed: bool() }),
  gullfire: bool(),
  president: oneOf(['slot', 'held', 'dead']),

  enemies: list(enemy),
  /** Creation numbers given so far. */
  created: int(0, 100_000),
  bossesDefeated: byKey(BOSS_IDS, int(0, 999)),
  /** Spaces with an abandoned car, one entry a car. */
  abandonedCars: list(space),
  /** The general supply (NY-SET-12). */
  prisoners: int(0, 40),
  carFigures: int(0, 4),
  roadblocks: int(0, 30),
  wantedCards: int(0, 3),

  noise: int(0, 12),
  /** Mission cubes in the left box. */
  missionLeft: int(0, 4),
  eventLevel: int(0, 4),
  nyDeck: list(secret(piece(nyCardSet), seesNyCard)),
  nyDiscard: list(piece(nyCardSet)),
  /** Special cards above the New York board, whose bonus holds (NY-SPC-03). */
  nyActive: list(piece(nyCardSet)),
  nyAside: list(piece(nyCardSet)),

  /** From bottom to top: 3 red, hurry up, black (NY-SET-07). */
  timer: list(secret(piece(timerSet, { back: timerBackAt }), seesTimerTile)),
  /** By seat: the lowest index in `timer` that the player has peeked at. */
  timerSeenFrom: list(int(0, 99)),
  timerGone: list(piece(timerSet)),
  timerUnused: list(secret(piece(timerSet, { back: () => 'black' }), nobody)),

  cityDeck: list(secret(piece(tileSet, { back: () => 'city' }), nobody)),
  parkDeck: list(secret(piece(tileSet, { back: () => 'park' }), nobody)),
  itemDeck: list(secret(piece(itemSet), nobody)),
  itemDiscard: list(secret(piece(itemSet), nobody)),
  /** Taken out unseen (NY-USP-06). */
  itemsUnused: list(secret(piece(itemSet), nobody)),
  /** Starting weapons that were given up (NY-ITM-10). */
  itemsGone: list(piece(itemSet)),
  eventDeck: list(secret(piece(eventSet), nobody)),
  eventDiscard: list(secret(piece(eventSet), nobody)),
  blueDeck: list(secret(piece(blueSet), nobody)),
  blueUnused: list(secret(piece(blueSet), nobody)),
  purpleDeck: list(secret(piece(purpleSet), nobody)),
  purpleUnused: list(secret(piece(purpleSet), nobody)),
  casesUnused: list(secret(piece(caseSet), nobody)),
  casesGone: list(piece(caseSet)),
  /** NY-VAR-10; `presidentPeek` says who knows the top or the bottom card (NY-FX-24). */
  presidentDeck: list(secret(piece(presidentSet), seesPresidentCard)),
  presidentPeek: nullable(record({ seat: seatNo(), place: oneOf(['top', 'bottom']) })),
  presidentDrawn: list(piece(presidentSet)),
  presidentUnused: list(secret(piece(presidentSet), nobody)),

  ...bandsFields,
  ...uspfFields,
};

type Fields = Values<typeof fields>;
export type State = Base<Options> & Fields;
export type HeroState = State['heroes'][number];
