import type { LensTracks } from '@getaway/board';
import type { LocationKind } from '../content/index.ts';

/** The rules of each kind of place, the nearest first. */
export const PLACE_RULES: Readonly<Record<LocationKind, readonly string[]>> = {
  business: [
    'EP-BUS-01',
    'EP-BUS-02',
    'EP-BUS-03',
    'EP-BUS-04',
    'EP-BUS-05',
    'EP-BUS-06',
    'EP-BUS-12',
    'EP-KEY-01',
  ],
  safeHouse: ['EP-SAF-01', 'EP-SAF-02', 'EP-SAF-03', 'EP-SAF-04', 'EP-SAF-05', 'EP-SAF-06', 'EP-SAF-09'],
  gang: ['EP-GNG-01', 'EP-GNG-02', 'EP-GNG-03', 'EP-GAB-01', 'EP-GAB-02', 'EP-GAB-03'],
  store: ['EP-STO-01', 'EP-STO-02', 'EP-STO-03', 'EP-STO-04', 'EP-LCK-01', 'EP-LCK-02', 'EP-LCK-05'],
  clinic: ['EP-CLI-01', 'EP-CLI-02', 'EP-CLI-03', 'EP-CLI-04'],
  church: ['EP-CHU-01', 'EP-CHU-02', 'EP-CHU-03', 'EP-CHU-04'],
  hospital: ['EP-HOS-01', 'EP-HOS-02', 'EP-SET-08', 'EP-SET-18'],
  exit: [
    'EP-EXI-01',
    'EP-EXI-02',
    'EP-EXI-03',
    'EP-EXI-04',
    'EP-PAT-03',
    'EP-ESC-01',
    'EP-ESC-02',
    'EP-ESC-05',
  ],
  subway: ['EP-SUB-01', 'EP-SUB-02', 'EP-SUB-03', 'EP-SUB-05'],
  heliport: ['EP-HEL-01', 'EP-HEL-02', 'EP-HEL-04', 'EP-HEL-05'],
};

/** What holds for every place. */
export const ANY_PLACE_RULES = ['EP-TRV-01', 'EP-VIS-02', 'EP-VIS-03', 'EP-VIS-04'] as const;

/** The rules of everything else, by kind. */
export const KIND_RULES = {
  tile: ['EP-TRV-03', 'EP-TRV-05', 'EP-TRV-06', 'EP-AVD-02', 'EP-POL-03', 'EP-CTY-05', 'EP-CTY-06'],
  ferry: ['EP-MAP-10', 'EP-TRV-08'],
  helipad: ['EP-MAP-11', 'EP-HEL-06'],
  contact: ['EP-EXE-07', 'EP-CON-01', 'EP-CON-03', 'EP-CON-04', 'EP-RST-02', 'EP-SCO-08'],
  fixer: ['EP-EXE-08', 'EP-SAF-06', 'EP-ITM-01', 'EP-ITM-04'],
  equipment: ['EP-EXE-08', 'EP-STO-03', 'EP-ITM-01', 'EP-RST-02'],
  asset: ['EP-AST-02', 'EP-AST-03', 'EP-AST-07', 'EP-SCO-07'],
  bag: ['EP-LCK-06', 'EP-EXI-05', 'EP-ITM-01', 'EP-HID-03', 'EP-SCO-09'],
  officer: ['EP-AVD-06', 'EP-AVD-07', 'EP-AVD-08', 'EP-WND-01', 'EP-POL-01', 'EP-POL-02', 'EP-THR-04'],
  seat: ['EP-ACT-01', 'EP-ACT-05', 'EP-VIS-04', 'EP-HID-01', 'EP-HID-06', 'EP-ESC-09', 'EP-SCO-01'],
  sandra: ['EP-SAN-06', 'EP-SAN-08', 'EP-SAN-11', 'EP-SAN-12', 'EP-SAN-13', 'EP-SAN-20', 'EP-SAN-22'],
  costa: ['EP-SOL-13', 'EP-SOL-14', 'EP-SOL-04', 'EP-SOL-12', 'EP-SOL-18', 'EP-SOL-20'],
} as const;

/** Tracks, and what is counted on a thief's board: the events that are about it, and its rules. */
export const TRACKS: LensTracks = {
  time: {
    says: 'board.day',
    about: ['dayBegins', 'partBegins', 'dayEnds'],
    rules: ['EP-DAY-01', 'EP-DAY-03', 'EP-DAY-05', 'EP-ACT-02'],
  },
  exits: {
    says: 'board.exits',
    about: ['patrolRevealed', 'exitClosed', 'escaped', 'escape'],
    rules: ['EP-PAT-01', 'EP-PAT-03', 'EP-PAT-07', 'EP-ESC-01', 'EP-ESC-05', 'EP-ESC-07'],
  },
  notoriety: {
    says: 'board.notoriety',
    about: ['rowChanged', 'thresholdCrossed', 'notorietyGained', 'notorietyLost'],
    rules: [
      'EP-NOT-01',
      'EP-NOT-02',
      'EP-NOT-04',
      'EP-ADJ-01',
      'EP-ADJ-03',
      'EP-THR-01',
      'EP-THR-03',
      'EP-THR-06',
      'EP-SCO-10',
    ],
  },
  bag: {
    says: 'board.supply',
    about: ['tileShown'],
    rules: ['EP-SET-05', 'EP-SET-06', 'EP-SET-07', 'EP-CTY-10'],
  },
  cash: {
    says: 'board.cash',
    about: ['income', 'paid'],
    rules: ['EP-HID-01', 'EP-INC-01', 'EP-INC-02', 'EP-SCO-06'],
  },
  money: {
    says: 'board.income',
    about: ['income', 'cubePlaced'],
    rules: ['EP-INC-01', 'EP-INC-02', 'EP-BUS-03', 'EP-BUS-04'],
  },
  wound: {
    says: 'board.wounds',
    about: ['wounded', 'healed', 'handcuffed'],
    rules: ['EP-WND-01', 'EP-WND-02', 'EP-WND-03', 'EP-WND-09', 'EP-EXE-10', 'EP-SCO-11'],
  },
  gasCan: { says: 'board.gas', about: ['gasCanTaken', 'takeGasCan'], rules: ['EP-TRV-10', 'EP-STO-02'] },
  disc: {
    says: 'board.discs',
    about: ['discTaken', 'discSpent', 'extraTurn'],
    rules: ['EP-ACT-02', 'EP-ACT-03', 'EP-ACT-04'],
  },
  key: {
    says: 'board.keys',
    about: ['keyTaken', 'keyUsed', 'useKey', 'takeKey', 'openLocker'],
    rules: ['EP-KEY-01', 'EP-KEY-03', 'EP-LCK-01', 'EP-LCK-04', 'EP-SAF-05', 'EP-SAF-08'],
  },
  plan: {
    says: 'board.plan',
    about: ['cubePlaced'],
    rules: ['EP-HID-02', 'EP-BUS-03', 'EP-BUS-04', 'EP-BUS-09', 'EP-SCO-03', 'EP-SCO-04', 'EP-SCO-05'],
  },
  contacts: {
    says: 'board.contactSlot',
    about: ['takeContact', 'contactTaken'],
    rules: ['EP-CON-03', 'EP-AST-05', 'EP-WND-02', 'EP-WND-05', 'EP-SCO-08'],
  },
  items: { says: 'board.itemSlot', about: ['itemPlaced'], rules: ['EP-ITM-01', 'EP-ITM-02', 'EP-ITM-03'] },
};
