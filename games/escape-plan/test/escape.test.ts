import { knowledge } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { PLAN_PLACES } from '../content/index.ts';
import { escapePlan } from '../index.ts';
import { locationsOf } from '../rules/map/index.ts';
import {
  CLOSED_EXIT,
  dayThree,
  does,
  fresh,
  giveBag,
  giveContacts,
  goingOn,
  isOffered,
  nextDoor,
  offered,
  OPEN_EXIT,
  partOf,
  playUntil,
  putOfficers,
  quietCity,
  seatsAsked,
  stepOf,
  truth,
  turnOf,
  visited,
  visitTo,
  where,
  whyNot,
} from './scene.ts';

describe('escaping', () => {
  const atExit = (seats = 3) => {
    const s = dayThree(quietCity(seats));
    s.at[0] = OPEN_EXIT;
    return s;
  };

  rule('EP-ESC-01', 'only on day 3, only through the open exit', () => {
    const early = atExit();
    early.day = 2;
    expect(isOffered(turnOf(early), 0, { do: 'escape' })).toBe(false);
    expect(whyNot(turnOf(early), 0, { do: 'escape' })).toBe('EP-ESC-01');
    const closed = dayThree(quietCity());
    closed.at[0] = CLOSED_EXIT;
    expect(offered(turnOf(closed), 0, { do: 'escape', to: CLOSED_EXIT })).toEqual([]);
    expect(whyNot(turnOf(closed), 0, { do: 'escape', to: CLOSED_EXIT })).toBe('EP-ESC-01');
    expect(whyNot(turnOf(closed), 0, { do: 'escape', to: 'exit-2' })).toBe('EP-ESC-01');
    expect(isOffered(turnOf(atExit()), 0, { do: 'escape', to: OPEN_EXIT })).toBe(true);
    const far = dayThree(quietCity());
    far.at[0] = 'exit-2';
    expect(isOffered(turnOf(far), 0, { do: 'escape' })).toBe(false);
    expect(whyNot(turnOf(far), 0, { do: 'escape', to: OPEN_EXIT })).toBe('EP-TRV-02');
    expect(whyNot(turnOf(atExit()), 0, { do: 'escape', to: OPEN_EXIT })).toBeNull();
  });

  rule('EP-ESC-02', 'it does not matter for the escape where else one may not end', () => {
    const s = dayThree(quietCity());
    const been = visited(dayThree(quietCity()), 0, ...PLAN_PLACES);
    for (const from of s.city.tiles.flatMap((tile) => locationsOf(tile))) {
      s.at[0] = been.at[0] = from;
      expect(offered(turnOf(been), 0, { do: 'escape' })).toEqual(offered(turnOf(s), 0, { do: 'escape' }));
    }
  });

  rule(['EP-ESC-04', 'EP-EXE-07', 'EP-TRV-10'], 'the way to the exit is paid like any other', () => {
    const s = giveContacts(dayThree(quietCity()), 0, 'chopper');
    s.at[0] = 'store-d';
    for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
    s.thieves[0]!.gasCans = 2;
    const [flight] = offered(turnOf(s), 0, { do: 'escape', using: ['chopper'] });
    const match = turnOf(s);
    does(match, 0, flight!);
    const { gas } = flight as { gas: number };
    expect(match.view(0).thieves[0]!).toMatchObject({ money: 8, usedContacts: 1, gasCans: 2 - gas });
    expect(match.view(null).at[0]).toBe(OPEN_EXIT);
  });

  rule(['EP-ESC-02', 'EP-DEC-06'], 'whoever reaches the open exit may escape or just visit it', () => {
    const s = dayThree(quietCity());
    s.at[0] = nextDoor(OPEN_EXIT);
    const match = turnOf(s);
    expect(isOffered(match, 0, { do: 'escape', to: OPEN_EXIT })).toBe(true);
    expect(isOffered(match, 0, { do: 'travel', to: OPEN_EXIT })).toBe(true);
  });

  rule('EP-ESC-03', 'whoever begins there may leave without travelling', () => {
    const match = turnOf(putOfficers(atExit(), 'a3', 'swat'));
    const [choice] = offered(match, 0, { do: 'escape' });
    expect(choice).toMatchObject({ to: OPEN_EXIT, leaving: ['a3'], officers: 1 });
    expect(match.preview(0, choice!).figures['path']).toEqual([OPEN_EXIT]);
  });

  rule('EP-ESC-04', 'avoid comes first, then the cost, and there is no visit', () => {
    const s = putOfficers(atExit(), 'a3', 'swat');
    const match = turnOf(s);
    does(match, 0, { do: 'escape' });
    expect(stepOf(match)).toBe('settle');
    does(match, 0, { do: 'wound' });
    expect(stepOf(match)).toBe('payExit');
    does(match, 0, { do: 'payExit' });
    expect(seatsAsked(match)).toEqual([1]);
    expect(match.view(null).thieves[0]!).toMatchObject({ status: 'escaped', wounds: 1 });
  });

  rule('EP-ESC-05', 'the later one leaves, the more it costs', () => {
    const costs = (seats: number): number[] =>
      Array.from({ length: seats }, (_, order) => {
        const s = atExit(seats);
        s.escapes = order;
        s.thieves[0]!.money = 50;
        const match = turnOf(s);
        does(match, 0, { do: 'escape' });
        does(match, 0, { do: 'payExit' });
        return 50 - truth(match).thieves[0]!.money;
      });
    expect(costs(2)).toEqual([0, 10]);
    expect(costs(3)).toEqual([0, 5, 10]);
    expect(costs(4)).toEqual([0, 5, 10, 10]);
    expect(costs(5)).toEqual([0, 5, 5, 10, 10]);
  });

  rule(['EP-ESC-05', 'EP-ESC-09'], 'every escape counts for those who come later', () => {
    const s = atExit();
    s.at[1] = s.at[2] = OPEN_EXIT;
    const match = partOf(s, 'morning');
    for (const [seat, money] of [
      [0, 9],
      [1, 9 - 1 - 5],
    ] as const) {
      does(match, seat, { do: 'escape' });
      does(match, seat, { do: 'payExit' });
      expect(match.view(seat).thieves[seat]!.money).toBe(money);
    }
    expect(match.view(2).thieves[2]!.money).toBe(8);
    does(match, 2, { do: 'escape' });
    expect(offered(match, 2, { do: 'payExit' })).toEqual([]);
  });

  rule(
    ['EP-ESC-06', 'EP-RUL-15'],
    'money raised until then can be used for the cost, but not for the fee',
    () => {
      const s = giveContacts(atExit(), 0, 'general-store');
      s.escapes = 1;
      s.thieves[0]!.money = 2;
      const match = partOf(s, 'morning');
      expect(match.view(0).thieves[0]!.money).toBe(1);
      does(match, 0, { do: 'escape' });
      expect(isOffered(match, 0, { do: 'payExit' })).toBe(false);
      does(match, 0, { do: 'useContact', what: 'general-store' });
      does(match, 0, { do: 'payExit' });
      expect(truth(match).thieves[0]!).toMatchObject({ status: 'escaped', money: 4 });
      s.thieves[0]!.money = 0;
      expect(partOf(s, 'morning').view(null).thieves[0]!.status).toBe('arrested');
    },
  );

  rule(['EP-ESC-06', 'EP-HID-01'], 'the cost is asked for even if there is nothing else to choose', () => {
    const s = atExit();
    s.thieves[0]!.usedAssets = 1;
    const match = turnOf(s);
    does(match, 0, { do: 'escape' });
    expect(offered(match, 0)).toEqual([{ do: 'payExit' }]);
  });

  rule('EP-ESC-07', 'whoever cannot pay is arrested', () => {
    const s = atExit();
    s.escapes = 2;
    s.thieves[0]!.money = 9;
    const match = turnOf(s);
    does(match, 0, { do: 'escape' });
    expect(whyNot(match, 0, { do: 'payExit' })).toBe('EP-ESC-07');
    does(match, 0, { do: 'surrender' });
    expect(match.view(null).thieves[0]!.status).toBe('arrested');
    s.thieves[0]!.money = 10;
    const able = turnOf(s);
    does(able, 0, { do: 'escape' });
    expect(isOffered(able, 0, { do: 'payExit' })).toBe(true);
    expect(whyNot(able, 0, { do: 'surrender' })).toBe('EP-ESC-07');
  });

  rule(
    'EP-ESC-08',
    'the pawn leaves, there are no more turns, and the cubes of this part are adjusted',
    () => {
      const s = atExit();
      s.red[0] = 1;
      const match = partOf(s, 'morning');
      does(match, 0, { do: 'escape' });
      does(match, 0, { do: 'payExit' });
      expect(match.view(null).at[0]).toBeNull();
      playUntil(match, () => match.view(null).part === 'afternoon');
      expect(match.view(null).row[0]).toBe(2);
      expect(seatsAsked(match)).toEqual([1]);
    },
  );

  rule('EP-ESC-09', 'after the first escape every turn costs $1k first, however many have left', () => {
    for (const escapes of [1, 2]) {
      const s = dayThree(quietCity(4));
      s.escapes = escapes;
      s.thieves[3]!.status = 'escaped';
      expect(truth(partOf(s, 'morning')).thieves[0]!.money).toBe(8);
      s.discs[0] = 1;
      const night = partOf(s, 'night');
      does(night, 0, { do: 'decline' });
      expect(truth(night).thieves[0]!.money).toBe(9);
    }
    expect(truth(partOf(dayThree(quietCity()), 'morning')).thieves[0]!.money).toBe(9);
  });

  rule('EP-ESC-10', 'without $1k one is arrested at once', () => {
    const s = dayThree(quietCity(4));
    s.escapes = 1;
    s.thieves[0]!.money = 0;
    const match = partOf(s, 'morning');
    expect(match.view(null).thieves[0]!.status).toBe('arrested');
    expect(seatsAsked(match)).toEqual([1]);
    s.thieves[0]!.money = 1;
    const last = partOf(s, 'morning');
    expect(seatsAsked(last)).toEqual([0]);
    expect(last.view(0).thieves[0]!).toMatchObject({ status: 'active', money: 0 });
  });

  rule('EP-ESC-11', 'the arrested have no pawn, no turns, no moves and no score', () => {
    const s = dayThree(quietCity(3));
    s.escapes = 1;
    s.thieves[0]!.money = 0;
    s.red[1] = 2;
    putOfficers(s, 'd3', 'swat');
    const match = partOf(s, 'morning');
    expect(match.view(null).at[0]).toBeNull();
    playUntil(match, () => false);
    const asked = match.record().plays.filter(({ seat }) => seat === 0);
    expect(asked).toEqual([]);
    expect(match.outcome()!.scores[0]).toBeNull();
  });

  rule('EP-ESC-11', 'the cubes of the arrested move no marker any more', () => {
    const s = dayThree(quietCity(3));
    s.thieves[0]!.status = 'arrested';
    s.at[0] = null;
    s.red[0] = 3;
    const match = partOf(s, 'morning', 'adjust');
    expect(match.view(null)).toMatchObject({ row: [1, 1, 1], red: [0, 0, 0] });
  });

  rule('EP-ESC-12', 'who is still there when the game ends is arrested', () => {
    const match = partOf(dayThree(quietCity(3)), 'dawn', 'adjust');
    expect(match.view(null).thieves.map(({ status }) => status)).toEqual([
      'arrested',
      'arrested',
      'arrested',
    ]);
  });

  rule('EP-ESC-13', 'members, markers and keys stay where they are', () => {
    const s = atExit();
    s.gangControl[3] = 0;
    s.gangMembers[3] = 1;
    s.thieves[0]!.keys = ['green', null, null];
    const match = turnOf(s);
    does(match, 0, { do: 'escape' });
    does(match, 0, { do: 'payExit' });
    expect(match.view(null)).toMatchObject({ gangMembers: [2, 2, 2, 1], gangControl: [-1, -1, -1, 0] });
    expect(match.view(null).thieves[0]!.keys[0]).toBe('green');
  });
});

describe('hidden information', () => {
  rule('EP-HID-01', 'money is hidden, what is paid and received is not', () => {
    const match = turnOf(quietCity());
    expect(match.view(0).thieves.map(({ money }) => money)).toEqual([9, null, null]);
    expect(match.view(null).thieves.map(({ money }) => money)).toEqual([null, null, null]);
    does(match, 0, { what: 'extra-action' });
    expect(match.events(1).map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ event: 'paid', seat: 0, amount: 5 }),
    );
  });

  rule('EP-HID-01', 'nobody is skipped for lack of money', () => {
    const s = quietCity();
    s.thieves[0]!.money = 0;
    const poor = visitTo(s, where(s, 'safe-house-1'));
    if (isOffered(poor, 0, { do: 'takeKey' })) does(poor, 0, { do: 'takeKey' });
    expect(offered(poor, 0)).toEqual([{ do: 'decline' }]);
    does(poor, 0, { do: 'decline' });
    expect(offered(poor, 0)).toEqual([{ do: 'endTurn' }]);
  });

  rule('EP-HID-02', 'a plan card is its owner’s secret until the end, Costa’s is everybody’s', () => {
    const match = turnOf(quietCity(2));
    expect(match.view(0).thieves.map(({ plan }) => plan === null)).toEqual([false, true]);
    const solo = partOf(dayThree(quietCity(1)), 'dawn', 'adjust');
    expect(fresh(1).costaPlan).toHaveLength(1);
    expect(turnOf(quietCity(1)).view(0).costaPlan).toEqual([null]);
    expect(solo.view(null).costaPlan[0]).not.toBeNull();
    expect(solo.view(null).thieves[0]!.plan).not.toBeNull();
  });

  rule('EP-HID-03', 'a kept tile shows its kind and slot, its value only to the owner', () => {
    const match = turnOf(giveBag(giveBag(quietCity(), 0, 'green-90'), 0, 'type-2-40'));
    expect(match.view(0).thieves[0]!.bags).toEqual(['green-90', 'type-2-40']);
    expect(match.view(1).thieves[0]!).toMatchObject({ bags: [null, null] });
    expect(match.view(1).thieves[0]!.items.slice(0, 2)).toEqual(['green', 'type-2']);
  });

  rule('EP-HID-04', 'only the drawer sees what is drawn', () => {
    const s = giveContacts(quietCity(), 0, 'medic', 'stunt');
    s.thieves[0]!.keys[0] = 'green';
    const match = visitTo(s, 'store-a');
    does(match, 0, { do: 'openLocker', colour: 'green' });
    expect(match.view(1).agenda.at(-1)!['drawn']).toEqual([null, null, null]);
    expect((match.view(0).agenda.at(-1)!['drawn'] as string[]).every((bag) => bag.startsWith('green'))).toBe(
      true,
    );
    expect(match.events(1).some(({ event }) => event.event === 'bagsSeen')).toBe(false);
    expect(match.events(0).some(({ event }) => event.event === 'bagsSeen')).toBe(true);
  });

  rule('EP-HID-05', 'decks, stacks, the removed patrol card and discarded tiles are nobody’s', () => {
    const s = fresh(1);
    s.bagBox.green.push(s.bagStacks.green.pop()!);
    s.costaPiles.push({ from: 'B', kinds: ['black'], tiles: [s.bagStacks.black.pop()!] });
    const view = goingOn(s, { step: 'placeTile', seat: 0 }).view(0);
    const hidden = [
      ...view.contactDeck,
      ...view.patrolDeck,
      ...view.planBox,
      ...view.inspectorDeck,
      ...view.lieutenantDeck,
      ...Object.values(view.bagStacks).flat(),
      ...Object.values(view.bagBox).flat(),
      ...view.costaPiles.flatMap(({ tiles }) => tiles),
    ];
    expect(new Set(hidden)).toEqual(new Set([null]));
  });

  rule('EP-HID-06', 'everything else is public, also to a spectator', () => {
    const s = quietCity();
    const view = goingOn(s, { step: 'turn', seat: 0 }).view(null);
    const open = <T extends object>(value: T): string => JSON.stringify(value);
    for (const field of [
      'order',
      'at',
      'row',
      'red',
      'blue',
      'discs',
      'officers',
      'bag',
      'keys',
      'fixers',
      'equipment',
      'contactDisplay',
      'city',
    ] as const) {
      expect(open(view[field])).toBe(open(s[field]));
    }
    const { money: _m, plan: _p, ...board } = s.thieves[0]!;
    expect(view.thieves[0]).toMatchObject(board);
    s.bag = [7, 0, 2];
    expect(knowledge(escapePlan, goingOn(s, { step: 'turn', seat: 0 }).view(null), null)[0]).toMatchObject({
      pieces: [
        { id: 'federal', count: 7 },
        { id: 'swat', count: 2 },
      ],
      places: [{ stack: 'officerBag', count: 9 }],
    });
  });
});
