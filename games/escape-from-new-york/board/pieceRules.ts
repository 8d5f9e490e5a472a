import type { LensTracks } from '@getaway/board';
import type { Op, PoiTileId } from '../content/index.ts';
import type { EnemyKind } from '../rules/state.ts';

/** What each kind of effect does that cards and tiles are made of. */
export const OP_RULES: Readonly<Record<Op, string>> = {
  move: 'NY-FX-10',
  moveManhole: 'NY-FX-15',
  movePoi: 'NY-FX-17',
  reveal: 'NY-FX-19',
  revealPoi: 'NY-FX-20',
  peekPoi: 'NY-FX-21',
  peekCase: 'NY-FX-22',
  peekTimer: 'NY-FX-23',
  peekPresident: 'NY-FX-24',
  damage: 'NY-FX-30',
  trick: 'NY-FX-31',
  preventDamage: 'NY-FX-32',
  heroDamage: 'NY-FX-33',
  explosion: 'NY-FX-34',
  returnCards: 'NY-FX-35',
  drawItems: 'NY-FX-37',
  discardItem: 'NY-FX-38',
  reload: 'NY-FX-39',
  steal: 'NY-FX-40',
  ignoreEvents: 'NY-FX-41',
  placeRoadblock: 'NY-FX-50',
  removeRoadblock: 'NY-FX-52',
  placeItems: 'NY-FX-53',
  moveHelicopter: 'NY-FX-54',
  landHelicopter: 'NY-FX-55',
  destroyGullfire: 'NY-FX-56',
  threatenGullfire: 'NY-FX-57',
  removeRaft: 'NY-FX-58',
  eventLevel: 'NY-FX-59',
  revealEvents: 'NY-FX-60',
  revealTimer: 'NY-FX-61',
  discardTimer: 'NY-FX-61',
  newYorkWins: 'NY-FX-62',
  noise: 'NY-FX-70',
  reduceNoise: 'NY-FX-70',
  missionCube: 'NY-FX-71',
  placePrisoners: 'NY-FX-72',
  placePrisonerCar: 'NY-FX-80',
  moveEnemies: 'NY-FX-82',
  moveBosses: 'NY-FX-84',
  placeBoss: 'NY-FX-85',
  placeCase: 'NY-FX-86',
  addNySpecial: 'NY-FX-87',
  forEachHero: 'NY-FX-88',
  if: 'NY-FX-89',
  choice: 'NY-FX-90',
  revealMission: 'NY-BND-50',
  activateMissions: 'NY-BND-52',
  movePowerUp: 'NY-BND-53',
  moveBoss: 'NY-BND-54',
  healBoss: 'NY-BND-55',
  resolveTask: 'NY-USP-41',
  copActions: 'NY-USP-44',
  moveCops: 'NY-USP-51',
  copDamage: 'NY-USP-52',
  copBreach: 'NY-USP-53',
  copEscort: 'NY-USP-53',
  placeCops: 'NY-USP-50',
};

export const POI_RULES: Readonly<Record<PoiTileId, string>> = {
  'dukes-camp': 'NY-POI-05',
  'nothing-here': 'NY-POI-06',
  'rail-yard': 'NY-POI-07',
  'fight-ring': 'NY-POI-08',
  'crash-site': 'NY-POI-09',
  'old-theater': 'NY-POI-10',
  'crazies-nest': 'NY-POI-11',
  'coffee-shop': 'NY-POI-12',
};

/** The rules of a space, by what is known of it and by what is printed there. */
export const SPACE_RULES = {
  facedownPoi: ['NY-POI-01', 'NY-POI-03', 'NY-BRD-13', 'NY-REV-07', 'NY-MOV-06'],
  unexplored: ['NY-REV-01', 'NY-REV-02', 'NY-REV-03', 'NY-REV-04', 'NY-MOV-10', 'NY-ENM-07'],
  revealed: ['NY-MOV-02', 'NY-MOV-03', 'NY-MOV-04', 'NY-BRD-15', 'NY-TRN-15'],
  suburb: ['NY-REV-05', 'NY-REV-06'],
  bridgehead: ['NY-BRD-07', 'NY-BRD-08', 'NY-MOV-09', 'NY-WIN-01', 'NY-WIN-02'],
  blocked: ['NY-RBL-01', 'NY-RBL-07', 'NY-RBL-08'],
  library: ['NY-BLD-01', 'NY-BLD-02', 'NY-BLD-03'],
  surgery: ['NY-BLD-01', 'NY-BLD-02', 'NY-BLD-04'],
  gunShop: ['NY-BLD-01', 'NY-BLD-02', 'NY-BLD-05'],
  shelter: ['NY-BLD-06', 'NY-HIT-07'],
  worldTradeCenter: ['NY-VEH-02', 'NY-FX-57'],
  manhole: ['NY-MAN-01', 'NY-MAN-02', 'NY-MOV-11', 'NY-FX-15'],
  event: ['NY-EVT-01', 'NY-EVT-02', 'NY-EVT-03'],
  trap: ['NY-EXT-21', 'NY-EXT-22', 'NY-EXT-24'],
} as const;

const BOSS = ['NY-ENM-04', 'NY-ENM-05', 'NY-DMG-08', 'NY-HIT-01'] as const;

export const ENEMY_RULES: Readonly<Record<EnemyKind, readonly string[]>> = {
  prisoner: [
    'NY-ENM-01',
    'NY-HIT-01',
    'NY-DMG-05',
    'NY-DMG-06',
    'NY-DMG-11',
    'NY-TRK-01',
    'NY-TRK-03',
    'NY-EMV-01',
    'NY-EMV-15',
    'NY-ENM-02',
  ],
  prisonerCar: [
    'NY-PCR-03',
    'NY-PCR-04',
    'NY-PCR-06',
    'NY-PCR-08',
    'NY-PCR-09',
    'NY-HIT-01',
    'NY-DMG-12',
    'NY-TRK-06',
  ],
  duke: ['NY-ENM-08', 'NY-DMG-10', 'NY-PRS-06', 'NY-ENM-06', ...BOSS],
  romero: ['NY-TRK-05', 'NY-DMG-09', ...BOSS],
  slag: ['NY-EMV-03', 'NY-EMV-16', 'NY-DMG-09', ...BOSS],
};

/** What lies about: the choices and events that are about it, and its rules. */
export const SIGNS: Readonly<
  Record<string, { readonly about: readonly string[]; readonly rules: readonly string[] }>
> = {
  item: {
    about: ['collectItem', 'itemCubesPlaced'],
    rules: ['NY-ITM-01', 'NY-ITM-03', 'NY-TRN-15', 'NY-CAS-05'],
  },
  car: {
    about: ['takeCar', 'drive', 'abandonCar'],
    rules: ['NY-CAR-01', 'NY-CAR-02', 'NY-CAR-04', 'NY-CAR-07', 'NY-PCR-01'],
  },
  raft: { about: ['removeRaft', 'raftRemoved'], rules: ['NY-VEH-01', 'NY-VEH-05', 'NY-WIN-11'] },
  helicopter: {
    about: ['moveHelicopter', 'helicopterMoved', 'helicopterLanded', 'hurryUp'],
    rules: ['NY-VEH-01', 'NY-VEH-03', 'NY-VEH-04', 'NY-TMR-03', 'NY-PRS-04', 'NY-WIN-11'],
  },
  gullfire: {
    about: ['gullfireDestroyed'],
    rules: ['NY-VEH-01', 'NY-VEH-02', 'NY-FX-56', 'NY-FX-57', 'NY-WIN-11'],
  },
  president: {
    about: ['takePresident', 'presidentTaken'],
    rules: ['NY-PRS-01', 'NY-PRS-02', 'NY-PRS-07', 'NY-PRS-08', 'NY-WIN-04', 'NY-WIN-09'],
  },
  cop: {
    about: ['placeCop', 'moveCop', 'copFire', 'copMoved', 'copPlaced', 'copsFire'],
    rules: ['NY-USP-44', 'NY-USP-51', 'NY-USP-54', 'NY-USP-55', 'NY-USP-56', 'NY-USP-57'],
  },
};

/** The rules of everything else, by kind. */
export const KIND_RULES = {
  bridge: ['NY-WIN-01', 'NY-WIN-02', 'NY-WIN-03', 'NY-WIN-04', 'NY-WIN-05', 'NY-WIN-06', 'NY-RBL-06'],
  slot: ['NY-CAS-01', 'NY-CAS-02', 'NY-CAS-08', 'NY-INF-12'],
  actionCard: ['NY-TRN-04', 'NY-ACT-01', 'NY-ACT-04', 'NY-ACT-05', 'NY-ACT-06', 'NY-HIT-05'],
  item: ['NY-ITM-05', 'NY-ITM-06', 'NY-ITM-11', 'NY-LVL-03', 'NY-CAS-05', 'NY-INF-05'],
  weapon: ['NY-WPN-01', 'NY-WPN-02', 'NY-WPN-03', 'NY-WPN-04', 'NY-WPN-06', 'NY-WPN-08'],
  axe: ['NY-WPN-10', 'NY-WPN-11'],
  caseCard: ['NY-CAS-03', 'NY-CAS-05', 'NY-CAS-07', 'NY-CAS-08', 'NY-WIN-04'],
  bracelet: ['NY-CAS-11', 'NY-CAS-12', 'NY-CAS-13'],
  tracer: ['NY-USP-64', 'NY-USP-65'],
  car: ['NY-CAR-03', 'NY-CAR-04', 'NY-CAR-07', 'NY-CAR-09', 'NY-CAR-11'],
  taxi: ['NY-CAR-05', 'NY-CAR-12'],
  objective: ['NY-INF-08', 'NY-WIN-08', 'NY-WIN-09', 'NY-WIN-10', 'NY-WIN-11', 'NY-LVL-09'],
  hero: ['NY-SET-16', 'NY-SET-17', 'NY-GEN-02'],
  seat: ['NY-TRN-01', 'NY-INF-01', 'NY-INF-03', 'NY-INF-05', 'NY-CAS-05', 'NY-HIT-05', 'NY-HIT-09'],
} as const;

/** The city's tracks and a hero's: what it is called, what is about it, and its rules. */
export const TRACKS: LensTracks = {
  timer: {
    says: 'board.timer',
    about: ['timerRevealed', 'timerDiscarded', 'hurryUp', 'revealTimer', 'keepTimer'],
    rules: [
      'NY-TRN-02',
      'NY-TRN-03',
      'NY-TMR-01',
      'NY-TMR-02',
      'NY-TMR-03',
      'NY-TMR-05',
      'NY-WIN-12',
      'NY-INF-11',
    ],
  },
  noise: {
    says: 'track.noise',
    about: ['noiseGained', 'noiseLost', 'noiseReset'],
    rules: ['NY-NOI-01', 'NY-NOI-02', 'NY-NOI-03', 'NY-NOI-04', 'NY-NOI-05', 'NY-NYP-02'],
  },
  mission: {
    says: 'board.mission',
    about: ['missionCubesMoved', 'missionCubesBack'],
    rules: ['NY-NOI-04', 'NY-NOI-05', 'NY-MIS-01', 'NY-MIS-02'],
  },
  events: {
    says: 'board.eventLevel',
    about: ['eventLevelRose', 'eventRevealed'],
    rules: ['NY-EVT-01', 'NY-EVT-04', 'NY-EVT-05', 'NY-EVT-07', 'NY-FX-59'],
  },
  deck: {
    says: 'board.nextCard',
    about: ['nyCardDiscarded', 'nyCardResolved', 'nyReshuffled', 'enemyMovedIn'],
    rules: ['NY-NYP-01', 'NY-NYP-02', 'NY-NYP-03', 'NY-NYP-06', 'NY-NYP-08', 'NY-INF-10'],
  },
  level: {
    says: 'board.sheetLevel',
    about: ['levelledUp', 'barFlipped', 'itemPaid', 'payItem'],
    rules: ['NY-LVL-01', 'NY-LVL-02', 'NY-LVL-03', 'NY-LVL-04', 'NY-LVL-05', 'NY-LVL-10', 'NY-WIN-10'],
  },
  ability: {
    says: 'board.ability',
    about: ['useAbility'],
    rules: ['NY-ABL-01', 'NY-ABL-02', 'NY-ABL-03', 'NY-ABL-04', 'NY-ABL-05'],
  },
  hand: {
    says: 'board.hand',
    about: ['playCards', 'cardsReturned', 'heroHit'],
    rules: ['NY-TRN-04', 'NY-INF-01', 'NY-INF-03', 'NY-HIT-05', 'NY-TRN-03'],
  },
};
