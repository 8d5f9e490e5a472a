import { bool, int, list, nullable, oneOf, piece, pieceSet, record, secret, nobody } from '@getaway/engine';
import { BAND_CARD_IDS, bands, BONUS_IDS, MISSION_IDS } from '../../../content/index.ts';
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
    /** Special cards gained since the last New York phase, not yet usable (NY-BND-19). */
    fresh: list(card),
    powerUp: int(bands.powerUpMin, bands.noiseTrackMax),
    /** The bonus cube: on the points track, or on a prisoner bonus and then worth no points (NY-BND-35). */
    points: int(0, bands.bonusTrack.max),
    bonus: nullable(oneOf(BONUS_IDS)),
    /** An active New York phase is being played (NY-BND-12). */
    active: bool(),
    missionDeck: list(secret(piece(missionSet), nobody)),
    missions: list(piece(missionSet), bands.maxMissionsInPlay + 1),
    missionsGone: list(piece(missionSet)),
  }),
};

/** The steps that Bands of New York adds to the agenda. */
export const bandsSteps = {};
