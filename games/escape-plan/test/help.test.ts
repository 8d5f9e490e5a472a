import { readdirSync, readFileSync } from 'node:fs';
import { agrees } from '@getaway/engine';
import { remediesHelp, rule } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import { BUSINESSES, type PlanPlace } from '../content/index.ts';
import { escapePlan } from '../index.ts';
import type { Use } from '../rules/play.ts';
import { cityOf } from './mapCities.ts';
import { AFTER, comesTrue, DONE, type No, OTHERWISE, remediesOf } from './remedies.ts';
import {
  close,
  type Draft,
  dayThree,
  does,
  giveContacts,
  giveItems,
  goingOn,
  nextDoor,
  offered,
  putOfficers,
  quietCity,
  turnOf,
  visited,
  visitTo,
  where,
} from './scene.ts';

const figures = (no: No, remedy: string): unknown =>
  no.remedies!.find((one) => one.remedy === remedy)!.params;

test('every remedy that the rules know is done in these tests', () => {
  const folder = new URL('../rules/help/', import.meta.url);
  const source = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const known = new Set([...source.matchAll(/remedy: '(\w+)'/g)].map(([, name]) => name));
  expect(known).toEqual(new Set([...Object.keys(DONE), ...OTHERWISE]));
});

test('in any position whatever is said to help does', () => {
  remediesHelp(escapePlan, DONE, [{ seats: 1 }, { seats: 2 }, { seats: 4 }], 8, OTHERWISE);
});

describe('a place that cannot be reached', () => {
  rule(['EP-TRV-02', 'EP-TRV-10'], 'gas cans, or a stop from where it can be reached', () => {
    const match = turnOf(quietCity());
    const far = comesTrue(match, 'gasCans', ['EP-TRV-10', 'EP-STO-02']);
    expect(Number(far.params!['needs']) - Number(far.params!['has'])).toBe(
      (figures(far, 'gasCans') as { cans: number }).cans,
    );
    comesTrue(match, 'stopover', ['EP-TRV-02']);
  });

  rule('EP-TRV-10', 'no more gas cans than there is room for', () => {
    const s = quietCity();
    s.thieves[0]!.gasCans = 2;
    expect(remediesOf(turnOf(s), 'gasCans')).toEqual([]);
  });

  rule('EP-TRV-02', 'no stop on the way in the last turn', () => {
    const s = dayThree(quietCity());
    expect(remediesOf(turnOf(s, 0, 'afternoon'), 'stopover')).not.toEqual([]);
    expect(remediesOf(turnOf(s, 0, 'dawn'), 'stopover')).toEqual([]);
  });

  rule(['EP-EXE-07', 'EP-RST-02'], 'a card that is too dear, or face down', () => {
    const s = giveContacts(quietCity(), 0, 'chopper');
    s.at[0] = 'church';
    s.thieves[0]!.money = 0;
    expect(figures(comesTrue(turnOf(s), 'dearCard', ['EP-EXE-07']), 'dearCard')).toEqual({
      card: 'chopper',
      short: 1,
    });
    s.thieves[0]!.money = 9;
    s.thieves[0]!.usedContacts = 1;
    comesTrue(turnOf(s), 'readyCard', ['EP-RST-02']);
    Object.assign(s.thieves[0]!, { rested: true });
    expect(remediesOf(turnOf(dayThree(s)), 'readyCard')).toEqual([]);
  });

  rule(['EP-TRV-08', 'EP-CRD-17'], 'water stands in the way, and a Jet Ski crosses it', () => {
    const s = quietCity();
    s.city = cityOf('start-hospital 0,0', 'b1 1,0 turned 1') as Draft['city'];
    s.placedOn = s.placedOn.map(() => null);
    s.placedOn[6] = 'b1';
    const no = comesTrue(turnOf(s), 'jetSki', ['EP-CRD-17'], { to: 'b1.safe-house' });
    expect(no.rule).toBe('EP-TRV-08');
    expect(no.blockers!.length).toBeGreaterThan(0);
    for (const zone of no.blockers!) expect(zone).toMatch(/^\S+\.water/);
  });
});

describe('a place where travel may not end', () => {
  const before = (place: PlanPlace): Draft => {
    const s = close(quietCity(), place);
    s.at[0] = nextDoor(where(s, place));
    return s;
  };

  rule(['EP-KEY-02', 'EP-SAF-05'], 'a closed business opens with a key, or with the master key', () => {
    const s = before('casino');
    const no = comesTrue(turnOf(s), 'key', ['EP-SAF-05', 'EP-KEY-01'], { to: where(s, 'casino') });
    expect(figures(no, 'key')).toEqual({
      colour: 'any',
      houses: ['safe-house-1', 'safe-house-2', 'safe-house-3'],
    });
    expect(no.blockers).toEqual([where(s, 'casino')]);
    // Nobody comes back to a safe house.
    const fewer = visited(structuredClone(s), 0, 'safe-house-1');
    expect(figures(comesTrue(turnOf(fewer), 'key', ['EP-SAF-05', 'EP-KEY-01']), 'key')).toMatchObject({
      houses: ['safe-house-2', 'safe-house-3'],
    });
    expect(figures(comesTrue(turnOf(s), 'masterKey', ['EP-AST-03', 'EP-AST-13']), 'masterKey')).toEqual({
      price: 4,
    });
  });

  rule('EP-KEY-02', 'no key from safe houses that have none, and none for what is too far as well', () => {
    const s = before('casino');
    s.keys = s.keys.map(() => 0);
    expect(remediesOf(turnOf(s), 'key')).toEqual([]);
    const far = BUSINESSES.filter(
      (place) => offered(turnOf(quietCity()), 0, { do: 'travel', place }).length === 0,
    );
    expect(far).not.toEqual([]);
    for (const place of far) expect(remediesOf(turnOf(close(quietCity(), place)), 'key')).toEqual([]);
  });

  const HQ = 'd2.gang';
  const near = (): Draft => {
    const s = quietCity();
    s.at[0] = nextDoor(HQ);
    return s;
  };
  rule(['EP-GNG-01', 'EP-GNG-03'], 'a gang: who is there, whose it is, the markers, the money', () => {
    const crowded = near();
    crowded.at[1] = HQ;
    const no = comesTrue(turnOf(crowded), 'alone', ['EP-GNG-01']);
    expect([figures(no, 'alone'), no.blockers]).toEqual([{ players: [1] }, [HQ]]);
    const taken = near();
    taken.gangControl[3] = 1;
    comesTrue(turnOf(taken), 'gangFree', ['EP-GNG-03']);
    const busy = near();
    busy.gangControl = [0, 0, -1, -1];
    comesTrue(turnOf(busy), 'marker', ['EP-GNG-03']);
    const poor = near();
    Object.assign(poor.thieves[0]!, { money: 3, incomeCubes: 1 });
    const short = comesTrue(turnOf(poor), 'money', ['EP-GNG-01'], { to: HQ });
    expect([figures(short, 'money'), short.blockers]).toEqual([{ short: 2 }, undefined]);
  });
});

describe('money', () => {
  rule(
    ['EP-HOS-01', 'EP-INC-02', 'EP-EXI-02'],
    'income, where it is enough, or the rest of the price',
    () => {
      const s = quietCity();
      Object.assign(s.thieves[0]!, { wounds: 3, money: 1 });
      const no = comesTrue(visitTo(s, 'hospital'), 'income', ['EP-EXI-02', 'EP-INC-02'], {
        do: 'heal',
        wounds: 3,
      });
      expect(figures(no, 'income')).toEqual({ short: 5, income: 9, tomorrow: 'yes' });
      const late = comesTrue(visitTo(dayThree(structuredClone(s)), 'hospital'), 'income', ['EP-EXI-02']);
      expect(figures(late, 'income')).toMatchObject({ tomorrow: 'no' });
      s.thieves[0]!.incomeCubes = 2;
      comesTrue(visitTo(s, 'hospital'), 'money', ['EP-HOS-01'], { do: 'heal', wounds: 3 });
      expect(remediesOf(visitTo(s, 'hospital'), 'income').map(({ choice }) => choice)).toEqual([
        { do: 'heal', wounds: 2 },
      ]);
    },
  );

  rule('EP-HOS-01', 'no money heals a wound that nobody has', () => {
    const s = quietCity();
    Object.assign(s.thieves[0]!, { wounds: 1, money: 1 });
    const match = visitTo(s, 'hospital');
    for (const { choice, remedies } of match.explain(0))
      if (choice.do === 'heal') expect(remedies).toBeUndefined();
  });

  rule(['EP-SAF-06', 'EP-STO-03'], 'tiles are sold for what is missing', () => {
    const s = quietCity();
    s.thieves[0]!.money = 1;
    comesTrue(visitTo(s, 'store-a'), 'income', ['EP-EXI-02', 'EP-INC-02'], {
      do: 'buyEquipment',
      equipment: 'hat',
    });
    const other = quietCity();
    other.thieves[0]!.money = 0;
    const house = where(other, 'safe-house-1');
    const match = visitTo(other, house);
    if (offered(match, 0, { do: 'takeKey' }).length > 0) does(match, 0, { do: 'takeKey' });
    comesTrue(match, 'income', ['EP-EXI-02', 'EP-INC-02'], { do: 'buyFixer', fixer: 'telephone' });
  });

  rule(['EP-ESC-07', 'EP-INC-04'], 'what is due now has to be there now', () => {
    const s = dayThree(quietCity());
    s.escapes = 1;
    s.thieves[0]!.money = 0;
    const due = goingOn(s, { step: 'payExit', seat: 0 }, AFTER);
    comesTrue(due, 'money', ['EP-ESC-07'], { do: 'payExit' });
    const poor = quietCity();
    poor.thieves[0]!.money = 2;
    const match = goingOn(poor, { step: 'incomeUnlock', seat: 0 }, AFTER);
    expect(figures(comesTrue(match, 'money', ['EP-INC-04']), 'money')).toEqual({ short: 1 });
  });

  rule(['EP-ESC-06', 'EP-FXT-02'], 'what brings money at once is what to do first', () => {
    const s = giveItems(dayThree(quietCity()), 0, 'safe');
    s.escapes = 1;
    s.thieves[0]!.money = 0;
    const match = goingOn(s, { step: 'payExit', seat: 0 }, AFTER);
    const no = match.explain(0).find(({ choice }) => choice.do === 'payExit')!;
    expect(no.first).toMatchObject({ do: 'useFixer', what: 'safe' });
    does(match, 0, no.first!);
    expect(offered(match, 0, { do: 'payExit' })).toHaveLength(1);
  });
});

describe('cards and tiles', () => {
  rule(['EP-EXE-07', 'EP-EXE-10', 'EP-RST-02'], 'what was used is ready after a rest', () => {
    const s = giveContacts(quietCity(), 0, 'medic');
    Object.assign(s.thieves[0]!, { wounds: 1, usedContacts: 1, firstAid: false });
    expect(figures(comesTrue(turnOf(s), 'ready', ['EP-RST-02'], { do: 'useContact' }), 'ready')).toEqual({
      what: 'medic',
      rested: 'no',
    });
    comesTrue(turnOf(s), 'ready', ['EP-RST-02'], { do: 'useFirstAid' });
    s.thieves[0]!.rested = true;
    expect(figures(comesTrue(turnOf(s), 'ready', ['EP-RST-02']), 'ready')).toMatchObject({ rested: 'yes' });
    expect(remediesOf(turnOf(dayThree(structuredClone(s))), 'ready')).toEqual([]);
    s.thieves[0]!.rested = false;
    comesTrue(turnOf(dayThree(structuredClone(s))), 'ready', ['EP-RST-02']);
    s.thieves[0]!.wounds = 0;
    expect(remediesOf(turnOf(s), 'ready')).toEqual([]);
  });

  rule('EP-EXE-08', 'equipment too, while officers are avoided; a fixer never again', () => {
    const s = giveItems(putOfficers(quietCity(), 'c1', 'federal', 'county', 'swat'), 0, 'hat', 'disguise');
    s.thieves[0]!.usedItems = 0b11;
    s.at[0] = 'c1.gang';
    const match = goingOn(s, { step: 'settle', seat: 0, danger: ['c1'], settled: [0] }, AFTER);
    const said = remediesOf(match, 'ready').map(({ choice }) => (choice as Use).what);
    expect(said).not.toContain('disguise');
    expect(said).toContain('hat');
    comesTrue(match, 'ready', ['EP-RST-02']);
  });

  rule(['EP-AST-02', 'EP-RST-03'], 'a locked asset can be unlocked', () => {
    const s = quietCity();
    s.thieves[0]!.wounds = 1;
    comesTrue(turnOf(s), 'unlock', ['EP-RST-03', 'EP-CLI-02', 'EP-CHU-03'], { what: 'heal' });
    s.thieves[0]!.money = 0;
    expect(remediesOf(turnOf(s), 'unlock').filter(({ choice }) => agrees({ what: 'heal' }, choice))).toEqual(
      [],
    );
  });

  rule('EP-EXE-05', 'a card for the way tells the travels that use it', () => {
    const s = giveContacts(quietCity(), 0, 'chopper');
    s.at[0] = 'church';
    const match = turnOf(s);
    const [no] = remediesOf(match, 'onTheWay');
    const { places } = figures(no!, 'onTheWay') as { places: string[] };
    expect(places.length).toBeGreaterThan(0);
    for (const place of places)
      expect(
        offered(match, 0, { do: 'travel', place }).some(
          (way) => 'using' in way && way.using.includes('chopper'),
        ),
      ).toBe(true);
  });

  rule('EP-EXE-06', 'what avoids officers tells the travels on which it can be used', () => {
    const s = giveItems(putOfficers(quietCity(), 'c1', 'federal', 'county', 'swat'), 0, 'hat');
    s.at[0] = 'c1.gang';
    const [no] = remediesOf(turnOf(s), 'whileAvoiding');
    const { places } = figures(no!, 'whileAvoiding') as { places: string[] };
    for (const place of places) {
      const match = turnOf(structuredClone(s));
      does(match, 0, { do: 'travel', place, tools: 0 });
      expect(offered(match, 0, { do: 'useEquipment', what: 'hat' })).not.toEqual([]);
    }
    expect(remediesOf(turnOf(giveItems(quietCity(), 0, 'hat')), 'whileAvoiding')).toEqual([]);
  });
});

describe('visits, rest and escape', () => {
  rule(
    ['EP-LCK-01', 'EP-LCK-02', 'EP-LCK-07'],
    'a locker: its key, its number, a contact to draw for',
    () => {
      const s = quietCity();
      s.row[0] = 8;
      const no = comesTrue(visitTo(s, 'store-a'), 'key', ['EP-SAF-05', 'EP-KEY-01'], { colour: 'green' });
      expect(figures(no, 'key')).toMatchObject({ colour: 'green' });
      s.thieves[0]!.keys[0] = 'brown';
      expect(
        figures(
          comesTrue(visitTo(s, 'store-a'), 'contacts', ['EP-CON-03'], { colour: 'brown', key: 'brown' }),
          'contacts',
        ),
      ).toEqual({ cards: 2 });
      const weak = quietCity();
      weak.thieves[0]!.keys[0] = 'green';
      expect(
        figures(
          comesTrue(visitTo(weak, 'store-a'), 'strength', ['EP-LCK-02'], { colour: 'green', key: 'green' }),
          'strength',
        ),
      ).toEqual({ short: 2 });
    },
  );

  rule('EP-EXI-06', 'an exit tile takes a contact', () => {
    const s = dayThree(quietCity());
    comesTrue(visitTo(s, 'exit-1'), 'contacts', ['EP-CON-03'], { do: 'drawExitTiles' });
  });

  rule('EP-CON-03', 'an asset that is unlocked leaves its contact slot', () => {
    const s = giveContacts(quietCity(), 0, 'medic', 'fixer');
    comesTrue(visitTo(s, where(s, 'casino')), 'freeSlot', ['EP-AST-03'], {
      do: 'takeContact',
      put: 'empty',
    });
  });

  rule(['EP-RST-01', 'EP-DAY-04'], 'who has rested rests again tomorrow, if there is one', () => {
    const s = quietCity();
    s.thieves[0]!.rested = true;
    comesTrue(turnOf(s), 'tomorrow', ['EP-DAY-04'], { do: 'rest' });
    expect(remediesOf(turnOf(dayThree(s)), 'tomorrow')).toEqual([]);
  });

  rule(['EP-ESC-01', 'EP-PAT-07'], 'escape is for day 3 and the open exit', () => {
    const s = quietCity();
    s.at[0] = 'exit-3';
    expect(remediesOf(turnOf(s), 'dayThree').map(({ choice }) => choice)).toEqual([{ do: 'escape' }]);
    const match = turnOf(dayThree(s));
    expect(remediesOf(match, 'dayThree')).toEqual([]);
    const closed = remediesOf(match, 'otherExit');
    expect(closed.map(({ blockers }) => blockers)).toEqual([['exit-1'], ['exit-2']]);
    const { exit } = figures(closed[0]!, 'otherExit') as { exit: string };
    expect(offered(match, 0, { do: 'escape', to: exit })).not.toEqual([]);
  });
});
