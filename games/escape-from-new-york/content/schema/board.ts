import * as v from 'valibot';
import { BRIDGE_IDS, CASE_SLOTS, DIRECTIONS, SPACE_IDS, SPACE_KINDS, SUBURB_ICONS } from '../ids.ts';
import { amount, copies, provenance, text } from './common.ts';

const space = v.picklist(SPACE_IDS);
/** At a bridgehead one direction leads to the bridge (NY-BRD-07). */
const neighbour = v.nullable(v.picklist([...SPACE_IDS, ...BRIDGE_IDS]));
const offset = v.tuple([v.number(), v.number()]);

const byDirection = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({ n: value, ne: value, se: value, s: value, sw: value, nw: value });

export const boardFile = v.strictObject({
  provenance,
  directions: byDirection(offset),
  startSpace: space,
  worldTradeCenter: space,
  parkCenter: space,
  caseSlots: v.array(v.picklist(CASE_SLOTS)),
  eventLevelTrack: v.array(copies),
  bridges: v.array(
    v.strictObject({
      id: v.picklist(BRIDGE_IDS),
      name: text,
      head: space,
      direction: v.picklist(DIRECTIONS),
    }),
  ),
  spaces: v.array(
    v.strictObject({
      id: space,
      col: amount,
      y: amount,
      kind: v.picklist(SPACE_KINDS),
      suburb: v.boolean(),
      startsRevealed: v.boolean(),
      neighbors: byDirection(neighbour),
    }),
  ),
});

export const suburbFile = v.strictObject({
  provenance,
  count: copies,
  counters: v.array(v.strictObject({ icon: v.picklist(SUBURB_ICONS), count: copies })),
});

const component = v.strictObject({ count: v.nullable(copies), provenance });
const counted = v.strictObject({ count: copies, provenance });

export const componentsFile = v.strictObject({
  provenance,
  supply: v.strictObject({
    prisoners: counted,
    carFigures: counted,
    taxiFigure: counted,
    carCards: counted,
    roadblockCounters: counted,
    itemCubes: component,
    ammoCubes: component,
    missionCubes: counted,
    caseTokens: counted,
    poiTiles: counted,
    suburbCounters: counted,
    cityTiles: counted,
    centralParkTiles: counted,
    blackTimerTiles: counted,
    redTimerTiles: counted,
    cops: counted,
    wantedCards: counted,
    presidentCard: counted,
  }),
  limits: v.strictObject({
    personalSupply: copies,
    heroesMin: copies,
    heroesMax: copies,
    heroBasicCards: copies,
    heroSpecialCards: copies,
    heroExtraSpecialCards: copies,
    cardsPlayedPerTurn: copies,
  }),
});
