import { int, list, nobody, nullable, oneOf, piece, pieceSet, record, seatNo, secret } from '@getaway/engine';
import { BAND_CARD_IDS, bands, BONUS_IDS, BOSS_IDS, MISSION_IDS } from '../../../content/index.ts';
import type { Options } from '../../options.ts';

const missionCounts = Object.fromEntries(MISSION_IDS.map((id) => [id, bands.missions[id].count]));

export const missionSet = pieceSet(
  'mission card',
  MISSION_IDS,
  ({ options }: { readonly options: Options }) => (options.bands ? missionCounts : {}),
);

const card = oneOf(BAND_CARD_IDS);

/** What Bands of New York adds to the state; everything but the order of the mission deck is public. */
export const bandsFields = {
  bands: record({
    hand: list(card),
    discard: list(card),
    powerUp: int(bands.powerUpMin, bands.noiseTrackMax),
    /** The bonus cube: on the points track, or on a prisoner bonus and then worth no points (NY-BND-35). */
    points: int(0, bands.bonusTrack.max),
    bonus: nullable(oneOf(BONUS_IDS)),
    missionDeck: list(secret(piece(missionSet), nobody)),
    missions: list(piece(missionSet), bands.maxMissionsInPlay + 1),
    missionsGone: list(piece(missionSet)),
  }),
};

const seat = seatNo();
const count = int(0, 99);

/** The steps that Bands of New York adds to the agenda. */
export const bandsSteps = {
  bandsPhase: {},
  bandsPlay: { seat },
  revealMissions: { seat, left: count },
  dropMission: { seat },
  activateMissions: { seat },
  /** Creation numbers of the enemies that this effect has moved (NY-BND-43). */
  moveFreely: { seat, left: count, moved: list(int(0, 100_000)) },
  leadBoss: { seat, boss: oneOf(BOSS_IDS), steps: count },
  bringBoss: { seat, boss: oneOf(BOSS_IDS) },
};
