import { describe, expect, test } from 'vitest';
import { TOP_ROW } from '../content/index.ts';
import { preview } from '../rules/preview/index.ts';
import {
  close,
  dayThree,
  does,
  type Draft,
  fresh,
  giveBag,
  giveContacts,
  giveItems,
  givePlan,
  goingOn,
  nextDoor,
  offered,
  OPEN_EXIT,
  type Play,
  putOfficers,
  quietCity,
  turnOf,
  unlockAssets,
  visitTo,
  where,
} from './scene.ts';

const figuresOf = (match: Play, part: object): { readonly [name: string]: unknown } =>
  match.preview(0, offered(match, 0, part)[0]!).figures;

/** Every choice that agrees with the part leaves just what its preview said of money and notoriety. Tells how many do. */
function comesTrue(match: Play, part: object): number {
  const choices = offered(match, 0, part).slice(0, 3);
  for (const choice of choices) {
    const { money, row } = match.preview(0, choice).figures;
    const after = match.fork();
    after.play(0, choice);
    const { thieves, row: rows, red, blue } = after.view(0);
    const marker = Math.min(TOP_ROW, Math.max(1, rows[0]! + red[0]! - blue[0]!));
    expect({ choice, money, row }).toEqual({ choice, money: thieves[0]!.money, row: marker });
  }
  return choices.length;
}

/** Rows and cubes that make every kind of gain and loss of notoriety, and those that are lost; the first allows everything. */
const CUBES = [
  { row: 5, red: 0, blue: 0 },
  { row: 5, red: 4, blue: 0 },
  { row: 5, red: 1, blue: 3 },
  { row: 10, red: 1, blue: 0 },
  { row: 1, red: 0, blue: 1 },
];
function check(s: Draft, begin: (s: Draft) => Play, ...parts: object[]): void {
  for (const cubes of CUBES) {
    const one = structuredClone(s);
    [one.row[0], one.red[0], one.blue[0]] = [cubes.row, cubes.red, cubes.blue];
    const match = begin(one);
    for (const part of parts) {
      const count = comesTrue(match, part);
      if (cubes === CUBES[0]) expect(count, JSON.stringify(part)).toBeGreaterThan(0);
    }
  }
}

describe('a preview says what is left of money, and where the marker goes', () => {
  test('of what is used', () => {
    const s = giveContacts(quietCity(), 0, 'general-store', 'informer');
    unlockAssets(putOfficers(s, 'd1', 'federal'), 0, 'move-federal', 'move-swat');
    giveItems(s, 0, 'safe', 'disguise', 'motorcycle', 'id-card');
    s.gangMembers[3] = 0;
    s.gangControl[3] = 0;
    check(
      s,
      turnOf,
      ...['general-store', 'informer', 'safe', 'disguise', 'id-card', 'move-federal'].map((what) => ({
        what,
      })),
      { what: 'motorcycle', ability: 'loseNotoriety' },
      { do: 'useGangMember' },
      { do: 'rest' },
    );
    check(
      giveContacts(quietCity(), 0, 'gang', 'spy-3'),
      turnOf,
      { what: 'gang', ability: 'loseNotoriety' },
      { what: 'spy-3' },
    );
  });

  test('of what is bought, and of what it replaces', () => {
    const s = giveItems(quietCity(), 0, 'vest');
    s.keys = s.keys.map(() => 0);
    const slots = (deed: string): object[] => [1, 2].map((slot) => ({ do: deed, slot }));
    check(s, (one) => visitTo(one, 'store-a'), ...slots('buyEquipment'));
    check(s, (one) => visitTo(one, where(one, 'safe-house-1')), ...slots('buyFixer'));
    for (const exitTileReplaceNotoriety of [0, 1]) {
      const full = giveBag(giveItems(quietCity(3, { exitTileReplaceNotoriety }), 0, 'vest'), 0, 'green-60');
      const drawn = [full.bagStacks['type-1'].pop()!];
      const keeping = { step: 'keepBag', seat: 0, kind: 'type-1', drawn };
      check(full, (one) => goingOn(one, keeping, { step: 'turn', seat: 0 }), { do: 'keep' });
    }
  });

  test('of what a visit offers', () => {
    const s = giveContacts(unlockAssets(quietCity(), 0, 'master-key'), 0, 'medic');
    s.thieves[0]!.wounds = 1;
    s.thieves[0]!.keys[0] = 'green';
    const takes = ['box', 'empty', 'replace'].map((put) => ({ do: 'takeContact', put }));
    check(s, (one) => visitTo(one, 'exit-1'), { do: 'receiveIncome' }, ...takes);
    check(s, (one) => visitTo(one, 'clinic'), { do: 'unlock' }, { do: 'heal' });
    check(s, (one) => visitTo(one, 'church'), { do: 'donate' });
    const lockers = ['green', 'master-key'].map((key) => ({ do: 'openLocker', key }));
    check(s, (one) => visitTo(one, 'store-a'), ...lockers);
    s.thieves[0]!.wounds = 3;
    const hospital = visitTo(s, 'hospital');
    const left = offered(hospital, 0, { do: 'heal' }).map(
      (choice) => hospital.preview(0, choice).figures['money'],
    );
    expect(left).toEqual([8, 6, 3]);
  });

  test('of income, bonuses, keys and the exit', () => {
    const income = goingOn(fresh(3), { step: 'incomeUnlock', seat: 0 }, { step: 'city', placed: 0 });
    expect(comesTrue(income, { do: 'unlock' })).toBe(3);
    const bonuses = ['extraActionDisc', 'unlockAsset'].map((bonus) => ({ do: 'takeBonus', bonus }));
    for (const group of ['group-1', 'safe-houses']) {
      const ending = { step: 'endTurn', seat: 0, group };
      check(quietCity(), (one) => goingOn(one, ending, { step: 'turn', seat: 1 }), ...bonuses);
    }
    const closed = close(unlockAssets(givePlan(quietCity(), 0, 'plan-1'), 0, 'master-key'), 'casino');
    closed.thieves[0]!.keys[0] = 'green';
    expect(comesTrue(visitTo(closed, where(closed, 'casino')), { do: 'useKey' })).toBe(2);
    const leaving = dayThree(quietCity());
    leaving.at[0] = OPEN_EXIT;
    leaving.escapes = 1;
    const match = turnOf(leaving);
    expect(figuresOf(match, { do: 'escape' })).toMatchObject({ cost: 5, money: 4 });
    does(match, 0, { do: 'escape' });
    expect(comesTrue(match, { do: 'payExit' })).toBe(1);
  });

  test('of travels: cards on the way, company, income of the plan, gangs and the only key', () => {
    const arrive = (s: Draft, location: string): void => {
      s.at[0] = nextDoor(location);
      s.at[1] = location.endsWith('.gang') ? 'hospital' : location;
      check(s, turnOf, { do: 'travel', to: location, officers: 0, tools: 0 });
    };
    const s = givePlan(quietCity(), 0, 'plan-1');
    for (const place of ['casino', 'bar', 'safe-house-1', 'safe-house-3'] as const)
      arrive(s, where(s, place));
    for (const location of ['clinic', 'hospital', 'heliport', 'd2.gang', 'start-hospital.subway'])
      arrive(s, location);
    arrive(close(unlockAssets(s, 0, 'master-key'), 'casino'), where(s, 'casino'));
    // Everybody else's tile is guarded, so that it is worth to be flown out.
    const flown = giveContacts(quietCity(), 0, 'medevac');
    flown.at[0] = 'd2.business';
    for (const tile of flown.city.tiles) if (tile !== 'd2') putOfficers(flown, tile, 'swat');
    check(flown, turnOf, { do: 'travel', to: 'hospital', tools: 1, officers: 0 });
    // A fixer tile was paid for when it was bought.
    const flying = giveItems(quietCity(), 0, 'helicopter');
    flying.at[0] = 'store-d';
    check(flying, turnOf, { do: 'travel', using: ['helicopter'], officers: 0 });
  });

  test('a choice of keys leaves open what a closed business costs', () => {
    const s = close(unlockAssets(givePlan(quietCity(), 0, 'plan-1'), 0, 'master-key'), 'casino');
    const part = { do: 'travel', to: where(s, 'casino'), officers: 0 };
    s.at[0] = nextDoor(where(s, 'casino'));
    expect(figuresOf(turnOf(s), part)).toMatchObject({ cost: 4, money: 5 });
    s.thieves[0]!.keys[0] = 'green';
    expect(figuresOf(turnOf(s), part)).toMatchObject({ cost: 0, money: 9 });
    // An open one takes no key at all.
    s.thieves[0]!.keys[0] = null;
    s.cubes[0] = 0;
    expect(figuresOf(turnOf(s), part)).toMatchObject({ cost: 0, money: 9 });
  });

  test('an escape has no company', () => {
    const s = dayThree(quietCity());
    s.at[0] = s.at[1] = OPEN_EXIT;
    const figures = figuresOf(turnOf(s), { do: 'escape' });
    expect(figures).toMatchObject({ row: 1, path: [OPEN_EXIT], movement: 0 });
    expect(figures).not.toHaveProperty('company');
  });

  test('each leg of a path takes its movement points', () => {
    const s = putOfficers(giveContacts(quietCity(), 0, 'sewer', 'medevac'), 'b1', 'swat');
    for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
    const movement = (from: string): { readonly [path: string]: unknown } => {
      s.at[0] = from;
      const match = turnOf(s);
      const all = offered(match, 0, { do: 'travel' }).map((choice) => match.preview(0, choice).figures);
      return Object.fromEntries(
        all.map(({ path, movement: points }) => [(path as string[]).join(' '), points]),
      );
    };
    // Over land of one kind, and of two.
    expect(movement('store-a')).toMatchObject({
      'store-a start-gang.commercial-1 b1.commercial-1 clinic': 2,
      'store-a start-gang.industrial-1 start-gang.residential-1 start-hospital.residential-1 hospital': 3,
    });
    // By subway, by air, to the hospital, and through the sewer to land of the same kind and of another.
    expect(movement('start-hospital.subway')).toMatchObject({
      'start-hospital.subway a3.subway': 0,
      'start-hospital.subway a3.subway a3.industrial-1 exit-3': 2,
    });
    expect(movement('heliport')).toMatchObject({ 'heliport exit-2': 1 });
    expect(movement('d2.business')).toMatchObject({ 'd2.business hospital': 0 });
    expect(movement('clinic')).toMatchObject({
      'clinic b1.commercial-1 start-hospital.commercial-1 hospital': 2,
    });
    expect(movement('exit-1')).toMatchObject({
      'exit-1 b1.commercial-1 a2.residential-1 church': 3,
      'exit-1 a1.industrial-1 c3.industrial-1 a2.residential-1 church': 3,
    });
  });
});

describe('a preview of a travel counts the wounds that nothing avoids', () => {
  /** From store A to the clinic, past the start tile with officers of every type. */
  const past = (arrange: (s: Draft) => void, money = 9): unknown => {
    const s = putOfficers(quietCity(), 'start-gang', 'federal', 'county', 'swat');
    s.at[0] = 'store-a';
    s.thieves[0]!.money = money;
    arrange(s);
    return figuresOf(turnOf(s), { do: 'travel', to: 'clinic', tools: 0 })['wounds'];
  };

  test('with cards that can be paid, tiles, members and assets', () => {
    expect(past(() => {})).toBe(3);
    expect(past((s) => giveItems(s, 0, 'vest'))).toBe(2);
    expect(past((s) => giveItems(s, 0, 'gas-mask', 'helmet'))).toBe(1);
    expect(past((s) => giveItems(s, 0, 'helmet', 'helmet'))).toBe(2);
    for (const [money, wounds] of [
      [1, 3],
      [2, 1],
    ] as const) {
      expect(past((s) => giveContacts(s, 0, 'boxer'), money)).toBe(wounds);
    }
    // One of the two can be paid, so it is the better one.
    expect(past((s) => giveContacts(s, 0, 'stunt', 'boxer'), 2)).toBe(1);
    expect(past((s) => giveContacts(s, 0, 'stunt', 'boxer'), 3)).toBe(0);
    expect(past((s) => giveItems(s, 0, 'motorcycle'))).toBe(0);
    expect(past((s) => giveContacts(s, 0, 'snitch-swat', 'bribe-county'))).toBe(1);
    for (const [money, wounds] of [
      [3, 3],
      [4, 0],
    ] as const) {
      expect(past((s) => unlockAssets(s, 0, 'avoid-all'), money)).toBe(wounds);
    }
    expect(past((s) => Object.assign(s, { gangMembers: [2, 2, 2, 1], gangControl: [-1, -1, -1, 0] }))).toBe(
      0,
    );
  });

  test('and nothing that is used, covered or has nowhere to go', () => {
    const used = { usedContacts: 1, usedItems: 1, usedAssets: 0b11 };
    const spent = (s: Draft): void => {
      unlockAssets(giveItems(giveContacts(s, 0, 'boxer'), 0, 'vest'), 0, 'avoid-all');
      Object.assign(s.thieves[0]!, used);
    };
    expect(past(spent)).toBe(3);
    expect(
      past((s) => {
        Object.assign(s.thieves[0]!, { lockedContacts: [], handcuffs: 5 });
        giveContacts(s, 0, 'boxer');
      }),
    ).toBe(3);
    // The card that flew the human out is used, and its price is gone.
    const flown = (money: number): unknown => {
      const s = giveItems(giveContacts(quietCity(), 0, 'gang', 'boxer'), 0, 'vest');
      for (const tile of s.city.tiles) putOfficers(s, tile, 'federal', 'county', 'swat');
      s.at[0] = 'clinic';
      s.thieves[0]!.money = money;
      const match = turnOf(s);
      const flights = offered(match, 0, { do: 'travel', tools: 1, officers: 3 });
      return new Set(flights.map((choice) => match.preview(0, choice).figures['wounds']));
    };
    expect(flown(3)).toEqual(new Set([2]));
    expect(flown(4)).toEqual(new Set([1]));
    // Bribed officers need a tile that is not left, without one of their type.
    expect(past((s) => giveContacts(s, 0, 'bribe-county'))).toBe(2);
    expect(
      past((s) => {
        for (const tile of s.city.tiles) if (tile !== 'start-hospital') putOfficers(s, tile, 'county');
        giveContacts(s, 0, 'bribe-county');
      }),
    ).toBe(3);
  });

  test('Costa asks for his toll, or for two wounds of who cannot pay; as an option he can be avoided', () => {
    const met = (money: number, options = {}, arrange: (s: Draft) => void = () => {}): object => {
      const s = putOfficers(quietCity(1, options), 'start-gang', 'federal');
      s.at = ['store-a', 'hospital', 'start-gang.gang'];
      s.thieves[0]!.money = money;
      arrange(s);
      const {
        wounds,
        toll,
        cost,
        money: left,
      } = figuresOf(turnOf(s), { do: 'travel', to: 'clinic', tools: 0 });
      return { wounds, toll, cost, left };
    };
    const vest = (s: Draft): void => void giveItems(s, 0, 'vest');
    expect(met(9)).toEqual({ wounds: 1, toll: true, cost: 3, left: 6 });
    expect(met(9, {}, vest)).toEqual({ wounds: 0, toll: true, cost: 3, left: 6 });
    expect(met(3)).toEqual({ wounds: 1, toll: true, cost: 3, left: 0 });
    expect(met(2)).toEqual({ wounds: 3, toll: true, cost: 0, left: 2 });
    expect(met(9, { costaAvoidable: true })).toEqual({ wounds: 1, toll: true, cost: 3, left: 6 });
    expect(met(9, { costaAvoidable: true }, vest)).toEqual({ wounds: 0, toll: false, cost: 0, left: 9 });
  });
});

test('a preview of a travel tells movement, officers, certain wounds, money and notoriety', () => {
  const s = giveItems(putOfficers(quietCity(), 'start-gang', 'federal', 'swat'), 0, 'vest');
  s.at[0] = 'store-a';
  s.at[1] = 'clinic';
  s.row[0] = 2;
  const match = turnOf(s);
  const [travel] = offered(match, 0, { do: 'travel', to: 'clinic', tools: 0 });
  const { figures } = match.preview(0, travel!);
  expect(figures).toMatchObject({
    officers: [{ tile: 'start-gang', officers: ['federal', 'swat'] }],
    wounds: 1,
    toll: false,
    company: 1,
    money: 9,
    row: 3,
    lines: [1],
  });
  expect((figures['path'] as string[])[0]).toBe('store-a');
  expect(figures['movement']).toBeLessThanOrEqual(3);
});

test('a preview names a line only where the choice is what crosses it', () => {
  const linesOf = (red: number): unknown => {
    const s = quietCity();
    s.row[0] = 2;
    s.red[0] = red;
    s.at[0] = 'store-a';
    s.at[1] = 'clinic';
    const match = turnOf(s);
    const [company] = offered(match, 0, { do: 'travel', to: 'clinic', tools: 0 });
    return [company!, { do: 'rest' } as const].map((choice) => match.preview(0, choice).figures['lines']);
  };
  expect(linesOf(0)).toEqual([[1], []]);
  expect(linesOf(1)).toEqual([[], []]);
});

test('nothing is said of money where nobody’s is known, and all that is public stays (EP-HID-01, EP-HID-02)', () => {
  const match = turnOf(quietCity());
  const travels = offered(match, 0, { do: 'travel' });
  expect(travels.length).toBeGreaterThan(0);
  for (const travel of travels) {
    const { money, ...known } = match.preview(0, travel).figures;
    expect(money).toBeTypeOf('number');
    expect(preview(match.view(null), 0, travel)).toEqual(known);
  }
});
