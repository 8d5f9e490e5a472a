import * as v from 'valibot';
import { CRISIS_IDS, EVENT_IDS, type CardId } from './ids.ts';
import { count, ruleId, text, type Frozen } from './load.ts';

/** Where a chit is added (MH-EVT, MH-CRI). */
const PLACES = [
  'tilesWithActiveGuardAdjacentToCharacter',
  'tilesWithLiveCameraAdjacentToCharacter',
  'tilesWithLockedLockAdjacentToCharacter',
  'tilesWithCharacterAdjacentToLiveCamera',
  'tilesWithLiveCameraAdjacentToSubduedGuard',
  'nextOpenGate',
  'tilesWithLoot',
] as const;

const LOSERS = [
  'characterWithAtLeast2ActiveChitsOnOrAdjacent',
  'characterWithNoOtherCharacterOnOrAdjacent',
  'characterSharingTileWithActiveGuard',
  'characterWithPlanningTokenOnUnknownTile',
  'characterNotOnOrAdjacentLiveCameraButOnOrAdjacentActiveGuard',
] as const;

const CONDITIONS = [
  'anyCharacterAdjacentLiveCamera',
  'anyCharacterAdjacentActiveGuard',
  'anyCharacterOnExternalTile',
] as const;

const price = v.strictObject({ noise: count() });
const gain = v.strictObject({ ideas: count() });

const alert = v.strictObject({
  type: v.literal('alert'),
  if: v.exactOptional(v.picklist(CONDITIONS)),
  per: v.exactOptional(v.literal('entranceWithAtLeast2Characters')),
  countBy: v.exactOptional(v.literal('charactersAdjacentLiveCamera')),
  count: v.exactOptional(count()),
  max: v.exactOptional(count()),
});

const simple = [
  alert,
  v.strictObject({ type: v.literal('addToBag'), chit: v.picklist(['camera', 'lock']), count: count() }),
  v.strictObject({
    type: v.literal('addChit'),
    chit: v.picklist(['guard', 'lock', 'camera']),
    where: v.picklist(PLACES),
    max: v.exactOptional(count()),
  }),
  v.strictObject({
    type: v.literal('reEnableCameras'),
    where: v.literal('disabledCameraTileAdjacentToAnotherDisabledCameraTile'),
  }),
  v.strictObject({ type: v.literal('relock'), where: v.literal('tilesAdjacentToCharacter') }),
  v.strictObject({ type: v.literal('unsubdue'), where: v.literal('tilesWithCharacter') }),
  v.strictObject({ type: v.literal('loseIdeas'), who: v.picklist(LOSERS), count: count() }),
  v.strictObject({
    type: v.literal('gainIdeas'),
    who: v.picklist(['indoorCharacterWithAtMost2Ideas', 'indoorCharacters']),
    count: count(),
    if: v.exactOptional(v.literal('objectiveSatisfied')),
  }),
  v.strictObject({
    type: v.literal('optionalEach'),
    who: v.literal('characterOnTileWithSubduedGuard'),
    cost: price,
    gain,
  }),
  v.strictObject({
    type: v.literal('optionalTeam'),
    ifAnyUnsubdued: v.boolean(),
    cost: price,
    gain,
    to: v.literal('anyCharacter'),
  }),
  v.strictObject({
    type: v.literal('optionalTransfers'),
    who: v.literal('pairsSharingOrAdjacent'),
    cost: v.strictObject({ noisePerIdea: count() }),
  }),
  v.strictObject({
    type: v.literal('optionalTransferIdea'),
    count: count(),
    unless: v.literal('deckExhaustedThisRound'),
  }),
  v.strictObject({
    type: v.literal('fumbleLoot'),
    who: v.literal('indoorCharacters'),
    except: v.literal('objectiveLoot'),
  }),
  v.strictObject({
    type: v.literal('replaceInBag'),
    from: v.picklist(['guard', 'camera', 'lock']),
    to: v.picklist(['eliteGuard', 'eliteCamera', 'eliteLock']),
    count: count(),
  }),
  v.strictObject({
    type: v.literal('spawnDog'),
    count: count(),
    steps: count(),
    toward: v.picklist([
      'nearestCharacter',
      'nearestLootTile',
      'playerCharacterWithFewestIdeas',
      'nearestThreeDifferentCharacters',
    ]),
  }),
  v.strictObject({ type: v.literal('closeGates'), count: count() }),
  v.strictObject({ type: v.literal('none') }),
] as const;

const eventEffect = v.variant('type', [
  ...simple,
  v.strictObject({ type: v.literal('sequence'), steps: v.array(v.variant('type', [...simple])) }),
]);

const crisisEffect = v.variant('type', [
  ...simple,
  v.strictObject({ type: v.literal('reinforcements') }),
  v.strictObject({ type: v.literal('watchtowerSweep') }),
  v.strictObject({ type: v.literal('panic') }),
  v.strictObject({ type: v.literal('escape'), closeAllGates: v.exactOptional(v.boolean()) }),
]);

export const eventSchema = v.strictObject({
  id: v.picklist(EVENT_IDS),
  name: text,
  copies: count(),
  aliases: v.exactOptional(v.array(text)),
  mastermind: v.exactOptional(v.boolean()),
  unusedInRiverCity: v.exactOptional(v.boolean()),
  effect: eventEffect,
  description: text,
  rule: ruleId,
});

export const crisisSchema = v.strictObject({
  id: v.picklist(CRISIS_IDS),
  name: text,
  copies: count(),
  final: v.exactOptional(v.boolean()),
  effect: crisisEffect,
  description: text,
  rule: ruleId,
});

export type EventCard = Frozen<v.InferOutput<typeof eventSchema>>;
export type CrisisCard = Frozen<v.InferOutput<typeof crisisSchema>>;

const isCard = v.picklist([...EVENT_IDS, ...CRISIS_IDS]);

/** MH-RUL-05: A5 was printed on the card that is A4 now. */
const ALIASES: ReadonlyMap<string, CardId> = new Map([['A5', 'A4']]);

/** Spells out a deck such as `1-3,C2,A5`; an element that is no card or range comes back as the fault. */
export function deckFrom(notation: string): { deck: CardId[] } | { fault: string } {
  const deck: CardId[] = [];
  for (const element of notation.split(',')) {
    const range = /^(\d{1,2})-(\d{1,2})$/.exec(element);
    const names = range === null ? [element] : span(Number(range[1]), Number(range[2]));
    if (names.length === 0) return { fault: `"${element}" runs backwards` };
    for (const name of names) {
      const card = ALIASES.get(name) ?? name;
      if (!v.is(isCard, card)) return { fault: `"${name}" is no card` };
      deck.push(card);
    }
  }
  return { deck };
}

const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => String(from + step));
