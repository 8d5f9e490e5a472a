import type { LensTracks } from '@getaway/board';
import type { SubAction } from '../content/index.ts';

/** The rules of chits, tokens and loot, by their sign, the nearest first. */
export const SIGN_RULES: Readonly<Record<string, readonly string[]>> = {
  guard: ['MH-CHT-02', 'MH-CHT-03', 'MH-SUB-03', 'MH-SUB-06', 'MH-ESC-08'],
  eliteGuard: ['MH-EVT-B4', 'MH-EVT-B3'],
  subdued: ['MH-SUB-06', 'MH-CHT-01', 'MH-EVT-23'],
  dog: ['MH-DOG-01', 'MH-DOG-02', 'MH-DOG-03', 'MH-DOG-05', 'MH-DOG-06', 'MH-SUB-06'],
  subduedDog: ['MH-DOG-01', 'MH-SUB-06', 'MH-CHT-01'],
  lock: ['MH-CHT-04', 'MH-CHT-05', 'MH-CHT-09', 'MH-SUB-05', 'MH-CHT-11', 'MH-ESC-07'],
  eliteLock: ['MH-EVT-B4', 'MH-EVT-B2'],
  unlocked: ['MH-SUB-05', 'MH-CHT-04', 'MH-EVT-11'],
  camera: ['MH-CHT-06', 'MH-CHT-10', 'MH-SUB-07', 'MH-EVD-01', 'MH-ESC-09'],
  eliteCamera: ['MH-EVT-B4', 'MH-EVT-B1'],
  disabled: ['MH-SUB-07', 'MH-CHT-07', 'MH-EVT-8'],
  unknown: ['MH-BAG-02', 'MH-BAG-03', 'MH-SUB-09', 'MH-BAG-08', 'MH-PLN-03', 'MH-EVT-21'],
  blank: ['MH-BAG-08', 'MH-FIX-04'],
  cash: ['MH-LOT-01', 'MH-LOT-02', 'MH-LOT-03', 'MH-LOT-05', 'MH-LOT-07', 'MH-LOT-10'],
  jewel: ['MH-LOT-01', 'MH-LOT-02', 'MH-LOT-03', 'MH-LOT-08', 'MH-BAG-07', 'MH-CMP-13'],
  documents: ['MH-LOT-01', 'MH-LOT-02', 'MH-LOT-03', 'MH-LOT-08', 'MH-LOT-09', 'MH-BAG-07'],
  keycard: ['MH-KEY-02', 'MH-KEY-03', 'MH-KEY-04', 'MH-KEY-05', 'MH-LOT-01', 'MH-LOT-08'],
  usb: ['MH-USB-01', 'MH-LOT-01', 'MH-LOT-08', 'MH-LOT-09'],
  idea: ['MH-FIX-architect', 'MH-CHR-10'],
  item: ['MH-ITM-04', 'MH-ITM-01', 'MH-ITM-02'],
  gate: ['MH-GTE-01', 'MH-GTE-02', 'MH-GTE-03', 'MH-GTE-04', 'MH-GTE-05', 'MH-GTE-06'],
  server: ['MH-RLK-05', 'MH-RLK-04', 'MH-RLK-06'],
  remoteLock: ['MH-RLK-01', 'MH-RLK-02', 'MH-RLK-04', 'MH-RLK-05', 'MH-RLK-07'],
  keycardDoor: ['MH-KEY-01', 'MH-KEY-02', 'MH-KEY-05'],
  kennel: ['MH-DOG-10', 'MH-EVT-D1', 'MH-CRI-C6'],
  reinforcements: ['MH-RNF-01', 'MH-CRI-C1'],
  watchtower: ['MH-WTC-01', 'MH-WTC-02', 'MH-WTC-03', 'MH-CRI-C2'],
  safe: ['MH-SAF-01', 'MH-SAF-02', 'MH-SAF-04', 'MH-SUB-13'],
  story: ['MH-GEN-05', 'MH-SET-02'],
};

export const SUB_RULES: Readonly<Record<SubAction | 'crack', string>> = {
  move: 'MH-SUB-01',
  unlock: 'MH-SUB-05',
  subdue: 'MH-SUB-06',
  disable: 'MH-SUB-07',
  idea: 'MH-SUB-08',
  reveal: 'MH-SUB-09',
  loot: 'MH-SUB-10',
  noise: 'MH-SUB-11',
  alert: 'MH-SUB-12',
  crack: 'MH-SUB-13',
};

/** The rules of everything else, by kind. */
export const KIND_RULES = {
  tile: ['MH-SUB-01', 'MH-SUB-02', 'MH-BRD-02', 'MH-PLN-01', 'MH-BAG-03', 'MH-ESC-06'],
  entrance: ['MH-BRD-03', 'MH-BRD-05', 'MH-PLN-04', 'MH-PLN-05', 'MH-PLN-02', 'MH-LOT-06', 'MH-ESC-20'],
  site: ['MH-TUN-01', 'MH-TUN-02', 'MH-TUN-03', 'MH-TUN-04'],
  person: [
    'MH-ROL-01',
    'MH-ACT-01',
    'MH-ACT-02',
    'MH-ACT-03',
    'MH-CHR-03',
    'MH-CHR-04',
    'MH-ESC-05',
    'MH-BST-01',
  ],
  npc: ['MH-NPC-01', 'MH-NPC-02', 'MH-NPC-04', 'MH-NPC-05', 'MH-NPC-06', 'MH-NPC-07', 'MH-NPC-09'],
  action: ['MH-ACT-02', 'MH-ACT-07', 'MH-ACT-08', 'MH-ACT-10'],
  item: ['MH-ITM-01', 'MH-ITM-02', 'MH-ITM-03', 'MH-ACT-06'],
  ability: ['MH-CHR-05', 'MH-ACT-15'],
  event: ['MH-EVP-01', 'MH-EVD-01', 'MH-EVD-06'],
  crisis: ['MH-EVD-02', 'MH-EVD-04', 'MH-EVP-06'],
  fixer: ['MH-FIX-01', 'MH-FIX-02', 'MH-FIX-03'],
  seat: ['MH-GEN-02', 'MH-GEN-04', 'MH-GEN-06', 'MH-GEN-08', 'MH-GEN-09', 'MH-UND-03'],
} as const;

/** What the whole crew shares: what it is called, the events that are about it, and its rules. */
export const TRACKS: LensTracks = {
  job: {
    says: 'board.goals',
    about: ['banked', 'roundBegins'],
    rules: ['MH-END-01', 'MH-END-02', 'MH-END-03', 'MH-END-06', 'MH-GEN-15'],
  },
  noise: {
    says: 'track.noise',
    about: ['noiseSettled', 'alertRaised'],
    rules: ['MH-NOI-01', 'MH-NOI-02', 'MH-NOI-03', 'MH-NOI-04', 'MH-NOI-10', 'MH-EVD-01'],
  },
  deck: {
    says: 'track.deck',
    about: ['eventActive', 'alertRaised', 'crisis', 'crisisQueued'],
    rules: ['MH-EVD-01', 'MH-EVD-03', 'MH-EVD-04', 'MH-EVD-06', 'MH-EVP-01', 'MH-EVP-03', 'MH-EVP-06'],
  },
  bag: {
    says: 'board.bag',
    about: ['revealed', 'addedToBag', 'removedFromBag'],
    rules: ['MH-BAG-01', 'MH-BAG-02', 'MH-BAG-06', 'MH-BAG-07', 'MH-BAG-09', 'MH-BAG-10'],
  },
  team: {
    says: 'board.team',
    about: ['proposed', 'rejected', 'accepted', 'accept', 'reject'],
    rules: ['MH-GEN-09', 'MH-GEN-10', 'MH-OPT-03'],
  },
};
