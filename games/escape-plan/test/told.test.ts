import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import {
  dayThree,
  does,
  type Draft,
  fresh,
  giveContacts,
  giveItems,
  goingOn,
  OPEN_EXIT,
  partOf,
  type Play,
  publicEvents,
  putOfficers,
  quietCity,
  turnOf,
  visited,
  visitTo,
  where,
} from './scene.ts';

/** Which rules the log cites for the events of a kind. */
const cited = (match: Play, kind: string): string[] => [
  ...new Set(publicEvents(match).flatMap(({ event, rules }) => (event === kind ? rules : []))),
];
const hurt = (s: Draft): Draft => {
  s.thieves[0]!.wounds = 2;
  return s;
};
/** The match after a choice in a visit. */
const visiting = (s: Draft, location: string, choice: object): Play => {
  const match = visitTo(s, location);
  does(match, 0, choice);
  return match;
};

describe('the log cites the rule', () => {
  rule(
    ['EP-CHU-02', 'EP-HOS-01', 'EP-GNG-02', 'EP-STO-03', 'EP-INC-03', 'EP-AST-07', 'EP-EXE-07'],
    'that asks for money',
    () => {
      const paid = (match: Play): string[] => cited(match, 'paid');
      expect(paid(visiting(quietCity(), 'church', { do: 'donate' }))).toEqual(['EP-CHU-02']);
      expect(paid(visiting(hurt(quietCity()), 'hospital', { do: 'heal' }))).toEqual(['EP-HOS-01']);
      expect(paid(visitTo(quietCity(), 'd2.gang'))).toEqual(['EP-GNG-02']);
      expect(paid(visiting(quietCity(), 'store-a', { do: 'buyEquipment' }))).toEqual(['EP-STO-03']);
      const income = goingOn(fresh(3), { step: 'incomeUnlock', seat: 0 }, { step: 'city', placed: 0 });
      does(income, 0, { do: 'unlock' });
      expect(paid(income)).toEqual(['EP-INC-03']);
      const turn = turnOf(quietCity());
      does(turn, 0, { what: 'extra-action' });
      expect(paid(turn)).toEqual(['EP-AST-07']);
      const card = turnOf(giveContacts(quietCity(), 0, 'informer'));
      does(card, 0, { what: 'informer' });
      expect(paid(card)).toEqual(['EP-EXE-07']);
    },
  );

  rule(
    ['EP-SAF-04', 'EP-SAF-06', 'EP-KEY-03', 'EP-LCK-04', 'EP-LCK-05'],
    'of safe houses, keys and lockers',
    () => {
      const house = quietCity();
      house.keys = [0, 3, 0, 0, 0, 3, 3, 0, 0];
      const bought = visiting(house, where(house, 'safe-house-1'), { do: 'buyFixer' });
      expect(cited(bought, 'paid')).toEqual(['EP-SAF-06']);
      expect(cited(bought, 'notorietyLost')).toEqual(['EP-NOT-04', 'EP-SAF-04']);
      const closed = visited(visited(quietCity(), 1, 'casino'), 2, 'casino');
      closed.thieves[0]!.keys[0] = 'green';
      expect(cited(visitTo(closed, where(closed, 'casino')), 'keyUsed')).toEqual(['EP-KEY-03']);
      closed.thieves[0]!.keys[1] = 'black';
      expect(cited(visiting(closed, where(closed, 'casino'), { do: 'useKey' }), 'keyUsed')).toEqual([
        'EP-KEY-03',
      ]);
      const locker = giveContacts(quietCity(), 0, 'medic', 'stunt');
      locker.thieves[0]!.keys[0] = 'green';
      const opened = visiting(locker, 'store-a', { do: 'openLocker' });
      expect([cited(opened, 'keyUsed'), cited(opened, 'bagsDrawn')]).toEqual([['EP-LCK-04'], ['EP-LCK-05']]);
      const exit = giveContacts(quietCity(), 0, 'medic');
      exit.closedBy = [1, 0, 0];
      expect(cited(visiting(exit, 'exit-1', { do: 'drawExitTiles' }), 'bagsDrawn')).toEqual(['EP-EXI-05']);
    },
  );

  rule(
    ['EP-ESC-05', 'EP-ESC-07', 'EP-ESC-09', 'EP-ESC-10', 'EP-ESC-12'],
    'of the escape and of arrests',
    () => {
      const s = dayThree(quietCity());
      s.at[0] = OPEN_EXIT;
      s.escapes = 1;
      const match = partOf(s, 'morning');
      expect(cited(match, 'paid')).toEqual(['EP-ESC-09']);
      does(match, 0, { do: 'escape' });
      does(match, 0, { do: 'payExit' });
      expect(cited(match, 'paid')).toEqual(['EP-ESC-09', 'EP-ESC-05']);
      const free = partOf(
        dayThree(Object.assign(quietCity(), { at: [OPEN_EXIT, 'hospital', 'hospital'] })),
        'morning',
      );
      does(free, 0, { do: 'escape' });
      does(free, 0, { do: 'payExit' });
      expect(cited(free, 'paid')).not.toContain('EP-ESC-05');
      s.thieves[0]!.money = 2;
      const caught = partOf(s, 'morning');
      does(caught, 0, { do: 'escape' });
      does(caught, 0, { do: 'surrender' });
      expect(cited(caught, 'arrested')).toEqual(['EP-ESC-11', 'EP-ESC-07']);
      s.thieves[0]!.money = 0;
      expect(cited(partOf(s, 'morning'), 'arrested')).toEqual(['EP-ESC-11', 'EP-ESC-10']);
      expect(cited(partOf(s, 'dawn', 'adjust'), 'arrested')).toEqual(['EP-ESC-11', 'EP-ESC-12']);
    },
  );

  rule(['EP-INC-02', 'EP-BUS-04', 'EP-EXI-02', 'EP-CRD-10', 'EP-FXT-02'], 'that pays income', () => {
    const income = (match: Play): string[] => cited(match, 'income');
    expect(income(goingOn(fresh(3), { step: 'income' }, { step: 'city', placed: 0 }))).toEqual([
      'EP-INC-01',
      'EP-INC-02',
    ]);
    const s = quietCity();
    s.thieves[0]!.plan = 'plan-1';
    s.thieves[1]!.plan = 'plan-2';
    s.thieves[2]!.plan = 'plan-3';
    expect(income(visitTo(s, where(s, 'bar')))).toEqual(['EP-INC-01', 'EP-BUS-04']);
    expect(income(visiting(quietCity(), 'exit-2', { do: 'receiveIncome' }))).toEqual([
      'EP-INC-01',
      'EP-EXI-02',
    ]);
    const used = turnOf(giveItems(giveContacts(quietCity(), 0, 'general-store'), 0, 'safe'));
    does(used, 0, { what: 'general-store' });
    does(used, 0, { what: 'safe' });
    expect(income(used)).toEqual(['EP-INC-01', 'EP-CRD-10', 'EP-FXT-02']);
  });

  rule(
    ['EP-RST-03', 'EP-INC-03', 'EP-THR-06', 'EP-CLI-02', 'EP-CHU-03', 'EP-CRD-15', 'EP-BUS-12'],
    'that unlocks an asset or brings a disc',
    () => {
      const unlocked = (match: Play): string => cited(match, 'assetUnlocked').at(-1)!;
      expect(unlocked(visiting(quietCity(), 'clinic', { do: 'unlock' }))).toBe('EP-CLI-02');
      expect(unlocked(visiting(quietCity(), 'church', { do: 'unlock' }))).toBe('EP-CHU-03');
      const rested = turnOf(quietCity());
      does(rested, 0, { do: 'rest' });
      does(rested, 0, { do: 'unlock' });
      expect(unlocked(rested)).toBe('EP-RST-03');
      const income = goingOn(fresh(3), { step: 'incomeUnlock', seat: 0 }, { step: 'city', placed: 0 });
      does(income, 0, { do: 'unlock' });
      expect(unlocked(income)).toBe('EP-INC-03');
      const s = quietCity();
      Object.assign(s, { row: [8, 10, 10], red: [1, 0, 0] });
      const crossed = partOf(s, 'morning', 'adjust');
      does(crossed, 0, { do: 'unlock' });
      expect([unlocked(crossed), cited(crossed, 'discTaken')]).toEqual(['EP-THR-06', ['EP-THR-06']]);
      const spy = turnOf(giveContacts(quietCity(), 0, 'spy-3'));
      does(spy, 0, { what: 'spy-3' });
      expect(unlocked(spy)).toBe('EP-CRD-15');
    },
  );

  rule(
    ['EP-HOS-02', 'EP-CON-04', 'EP-ITM-01', 'EP-EXE-07', 'EP-GAB-01', 'EP-CHU-02', 'EP-VIS-04'],
    'that changes notoriety',
    () => {
      const gained = (match: Play): string => cited(match, 'notorietyGained').at(-1)!;
      const lost = (match: Play): string => cited(match, 'notorietyLost').at(-1)!;
      expect(gained(visitTo(quietCity(), 'hospital'))).toBe('EP-HOS-02');
      const replaced = giveContacts(quietCity(), 0, 'medic');
      expect(gained(visiting(replaced, 'clinic', { do: 'takeContact', put: 'replace' }))).toBe('EP-CON-04');
      const vest = giveItems(quietCity(), 0, 'vest');
      expect(gained(visiting(vest, 'store-a', { do: 'buyEquipment', slot: 1 }))).toBe('EP-ITM-01');
      const card = turnOf(giveContacts(quietCity(), 0, 'general-store'));
      does(card, 0, { what: 'general-store' });
      expect(gained(card)).toBe('EP-EXE-07');
      expect(lost(visiting(quietCity(), 'church', { do: 'donate' }))).toBe('EP-CHU-02');
      const gang = turnOf(giveContacts(quietCity(), 0, 'gang'));
      does(gang, 0, { what: 'gang' });
      expect(lost(gang)).toBe('EP-GAB-01');
      for (const [location, told] of [
        ['casino', 'EP-BUS-02'],
        ['safe-house-1', 'EP-SAF-02'],
        ['store-a', 'EP-STO-01'],
        ['clinic', 'EP-CLI-01'],
        ['church', 'EP-CHU-01'],
        ['exit-1', 'EP-EXI-01'],
      ] as const) {
        const s = quietCity();
        const at = location === 'casino' || location === 'safe-house-1' ? where(s, location) : location;
        s.at[1] = at;
        expect(gained(visitTo(s, at))).toBe(told);
      }
    },
  );

  rule(
    ['EP-AVD-08', 'EP-ADJ-03', 'EP-CLI-03', 'EP-HOS-01', 'EP-EXE-10', 'EP-CRD-02', 'EP-FXT-05', 'EP-GAB-03'],
    'that wounds, heals or avoids',
    () => {
      const healed = (match: Play): string => cited(match, 'healed').at(-1)!;
      expect(healed(visiting(hurt(quietCity()), 'clinic', { do: 'heal' }))).toBe('EP-CLI-03');
      expect(healed(visiting(hurt(quietCity()), 'hospital', { do: 'heal' }))).toBe('EP-HOS-01');
      const turn = turnOf(giveItems(giveContacts(hurt(quietCity()), 0, 'medic'), 0, 'first-aid-kit'));
      const aid = turn.fork();
      does(aid, 0, { do: 'useFirstAid' });
      expect(healed(aid)).toBe('EP-EXE-10');
      does(turn, 0, { what: 'medic' });
      expect(healed(turn)).toBe('EP-CRD-02');
      does(turn, 0, { what: 'first-aid-kit' });
      expect(healed(turn)).toBe('EP-FXT-05');
      const met = putOfficers(giveItems(quietCity(), 0, 'motorcycle'), 'a1', 'federal', 'swat');
      const avoiding = (): Play =>
        goingOn(met, { step: 'avoid', seat: 0, danger: ['a1'], settled: [0] }, { step: 'turn', seat: 1 });
      for (const how of ['wound', 'allWounds']) {
        const match = avoiding();
        does(match, 0, { do: how });
        expect(cited(match, 'wounded')).toEqual(['EP-WND-01', 'EP-AVD-08']);
      }
      const gang = avoiding();
      does(gang, 0, { what: 'motorcycle', ability: 'avoid' });
      expect(cited(gang, 'avoided')).toEqual(['EP-AVD-07', 'EP-GAB-03']);
      const top = quietCity();
      Object.assign(top, { row: [10, 1, 1], red: [1, 0, 0] });
      expect(cited(partOf(top, 'morning', 'adjust'), 'wounded')).toEqual(['EP-WND-01', 'EP-ADJ-03']);
    },
  );
});

describe('the log tells', () => {
  rule(
    ['EP-GNG-02', 'EP-SAF-05', 'EP-SAF-06', 'EP-STO-02', 'EP-STO-03', 'EP-ITM-01', 'EP-CON-03', 'EP-CON-04'],
    'what a visit brings, and where it is put',
    () => {
      const told = (match: Play, kind: string): unknown =>
        publicEvents(match).find(({ event }) => event === kind);
      expect(told(visitTo(quietCity(), 'd2.gang'), 'gangHired')).toEqual({
        event: 'gangHired',
        seat: 0,
        hq: 'd2.gang',
        members: 2,
        rules: ['EP-GNG-02'],
      });
      const house = quietCity();
      house.keys = [0, 0, 0, 1, 0, 1, 0, 0, 0];
      const at = visiting(house, where(house, 'safe-house-2'), { do: 'takeKey', colour: 'brown' });
      expect(told(at, 'keyTaken')).toMatchObject({ seat: 0, colour: 'brown', from: 2, slot: 2 });
      does(at, 0, { do: 'buyFixer', fixer: 'safe' });
      expect(told(at, 'fixerBought')).toMatchObject({ seat: 0, fixer: 'safe', rules: ['EP-SAF-06'] });
      const store = visiting(quietCity(), 'store-a', { do: 'takeGasCan' });
      expect(told(store, 'gasCanTaken')).toMatchObject({ seat: 0, rules: ['EP-STO-02'] });
      does(store, 0, { do: 'buyEquipment', equipment: 'hat' });
      expect(told(store, 'equipmentBought')).toMatchObject({
        seat: 0,
        equipment: 'hat',
        rules: ['EP-STO-03'],
      });
      expect(told(store, 'itemPlaced')).toMatchObject({ item: 'hat', slot: 1, replaced: null });
      const clinic = (put: string): Play =>
        visiting(giveContacts(quietCity(), 0, 'medic'), 'clinic', { do: 'takeContact', put });
      expect(told(clinic('empty'), 'contactTaken')).toMatchObject({ seat: 0, slot: 2 });
      expect(told(clinic('replace'), 'contactReplaced')).toMatchObject({ slot: 1, replaced: 'medic' });
    },
  );
});
