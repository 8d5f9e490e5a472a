import type { Expansion } from '../../hooks.ts';
import { bandsBonus, noiseToPoints } from './bonus.ts';
import { bringBoss, healBoss, leadBoss, moveBoss, moveFreely, movePowerUp } from './enemies.ts';
import {
  activateMissions,
  activateMissionsNow,
  dropMission,
  revealMission,
  revealMissions,
} from './missions.ts';
import { bandsPhase, bandsPlay, gainSpecial } from './phase.ts';
import { newYorkPlayer } from './seat.ts';
import { setupBands } from './setup.ts';

export const bandsOfNewYork: Expansion = {
  option: 'bands',
  setup: setupBands,
  newYorkPhase: () => [{ step: 'bandsPhase' }],
  prisonerBonus: bandsBonus,
  noiseAtMaximum: noiseToPoints,
  gainSpecial,
  sendEnemies: (s, count) => [{ step: 'moveFreely', seat: newYorkPlayer(s), left: count, moved: [] }],
};

export const bandsPrimitives = {
  revealMission,
  activateMissions: activateMissionsNow,
  movePowerUp,
  moveBoss,
  healBoss,
};

export const bandsStepKinds = {
  bandsPhase,
  bandsPlay,
  revealMissions,
  dropMission,
  activateMissions,
  moveFreely,
  leadBoss,
  bringBoss,
};
