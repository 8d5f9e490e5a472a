import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  does,
  type Draft,
  giveContacts,
  goingOn,
  happened,
  isOffered,
  nextDoor,
  offered,
  putOfficers,
  quietCity,
  truth,
  turnOf,
  walk,
} from './scene.ts';

const HQ = 'd2.gang';
const near = () => {
  const s = quietCity();
  s.at[0] = nextDoor(HQ);
  return s;
};
const why = (s: Draft): unknown => {
  const [no] = turnOf(s)
    .explain(0)
    .filter(({ choice }) => choice.do === 'travel' && choice.to === HQ);
  return no && [no.rule, no.params?.['because']];
};

rule('EP-GNG-01', 'nobody else may be there, no marker, and it takes $5k and an own marker', () => {
  expect(why(near())).toBeUndefined();
  const crowded = near();
  crowded.at[1] = HQ;
  expect(why(crowded)).toEqual(['EP-GNG-01', 'company']);
  const taken = near();
  taken.gangControl[3] = 1;
  expect(why(taken)).toEqual(['EP-GNG-01', 'controlled']);
  const once = near();
  once.gangControl = [0, -1, -1, -1];
  expect(why(once)).toBeUndefined();
  const busy = near();
  busy.gangControl = [0, 0, -1, -1];
  expect(why(busy)).toEqual(['EP-GNG-01', 'markers']);
  const poor = near();
  poor.thieves[0]!.money = 4;
  expect(why(poor)).toEqual(['EP-GNG-01', 'money']);
  poor.thieves[0]!.money = 5;
  expect(why(poor)).toBeUndefined();
});

rule('EP-GNG-01', 'cards used on the way are paid first', () => {
  const s = giveContacts(quietCity(), 0, 'chopper');
  s.at[0] = 'store-d';
  for (const tile of s.city.tiles) putOfficers(s, tile, 'swat');
  const flights = (money: number): string[] => {
    s.thieves[0]!.money = money;
    return offered(turnOf(s), 0, { do: 'travel', tools: 1 }).flatMap((choice) =>
      choice.do === 'travel' && choice.to.endsWith('.gang') ? choice.to : [],
    );
  };
  expect(flights(6).length).toBeGreaterThan(0);
  expect(flights(5)).toEqual([]);
  const no = turnOf(s)
    .explain(0)
    .find(({ choice }) => choice.do === 'travel' && choice.tools === 1);
  expect(no).toMatchObject({ rule: 'EP-GNG-01', params: { because: 'money', price: 5, money: 4 } });
});

rule(
  'EP-GNG-02',
  'the visit costs $5k, brings both members and leaves a marker; company does not count',
  () => {
    const s = near();
    const match = turnOf(s);
    walk(match, 0, HQ);
    const view = match.view(0);
    expect(view.thieves[0]!.money).toBe(4);
    expect([view.gangMembers[3], view.gangControl[3]]).toEqual([0, 0]);
    expect(offered(match, 0, { do: 'useGangMember' })).toEqual([
      { do: 'useGangMember', slot: 4, what: HQ, ability: 'loseNotoriety' },
    ]);
  },
);

rule('EP-GNG-02', 'money lost while avoiding can leave too little: then nothing happens', () => {
  const s = near();
  s.thieves[0]!.money = 2;
  s.at[0] = HQ;
  const match = goingOn(
    s,
    { step: 'visit', seat: 0, stage: 0, bought: null, group: null },
    { step: 'turn', seat: 1 },
  );
  expect(truth(match)).toMatchObject({ gangMembers: [2, 2, 2, 2], gangControl: [-1, -1, -1, -1] });
  expect(truth(match).thieves[0]!.money).toBe(2);
  s.thieves[0]!.money = 5;
  const enough = goingOn(
    s,
    { step: 'visit', seat: 0, stage: 0, bought: null, group: null },
    { step: 'turn', seat: 1 },
  );
  expect(truth(enough)).toMatchObject({ gangMembers: [2, 2, 2, 0], gangControl: [-1, -1, -1, 0] });
});

rule(['EP-GNG-03', 'EP-EXE-09'], 'with both members back the marker returns and the HQ is free', () => {
  const match = turnOf(near());
  walk(match, 0, HQ);
  const told = (): string[] => does(match, 0, { do: 'useGangMember' }).map(({ event }) => event);
  expect(told().filter((event) => event === 'memberReturned' || event === 'gangFree')).toEqual([
    'memberReturned',
  ]);
  expect([match.view(null).gangMembers[3], match.view(null).gangControl[3]]).toEqual([1, 0]);
  expect(told()).toEqual(expect.arrayContaining(['memberReturned', 'gangFree']));
  expect([match.view(null).gangMembers[3], match.view(null).gangControl[3]]).toEqual([2, -1]);
  expect(match.view(null).blue[0]).toBe(2);
  expect(isOffered(match, 0, { do: 'useGangMember' })).toBe(false);
});

/** Both markers lie on HQs, Union Yard and Dockside Gate, with these members left there. */
const marked = (from: string, left: readonly [number, number]) => {
  const s = quietCity();
  s.at[0] = from;
  s.gangControl = [0, 0, -1, -1];
  s.gangMembers = [...left, 2, 2];
  return s;
};
const flights = (s: Draft, to: string) => offered(turnOf(s), 0, { do: 'travel', to, using: ['gang-member'] });

rule(['EP-GNG-01', 'EP-GNG-03'], 'a member used on the way there can free a marker', () => {
  const s = marked('store-a', [1, 0]);
  const match = turnOf(s);
  expect(offered(match, 0, { do: 'travel', to: HQ })).toEqual(flights(s, HQ));
  expect(why(s)).toBeUndefined();
  does(match, 0, flights(s, HQ)[0]!);
  // The only member of the other HQ would have freed nothing.
  expect(truth(match)).toMatchObject({ gangControl: [-1, 0, -1, 0], gangMembers: [2, 0, 2, 0] });
  expect(truth(match).thieves[0]!.money).toBe(4);
  expect(flights(marked('store-a', [0, 0]), HQ)).toEqual([]);
  expect(why(marked('store-a', [0, 0]))).toEqual(['EP-GNG-01', 'markers']);
  s.thieves[0]!.money = 4;
  expect(flights(s, HQ)).toEqual([]);
});

rule('EP-GNG-01', 'only a member frees a marker, and only when it is used', () => {
  const walking = marked(nextDoor(HQ), [1, 0]);
  expect(offered(turnOf(walking), 0, { do: 'travel', to: HQ })).toEqual([]);
  const refused = turnOf(walking)
    .explain(0)
    .filter(({ choice }) => choice.do === 'travel' && choice.to === HQ);
  expect(refused).toMatchObject([{ rule: 'EP-GNG-01', params: { because: 'markers' } }]);
  const s = giveContacts(marked('store-a', [1, 0]), 0, 'chopper');
  const using = offered(turnOf(s), 0, { do: 'travel', to: HQ }).map(
    (choice) => choice.do === 'travel' && choice.using,
  );
  expect(using).toEqual([['gang-member']]);
});

rule(['EP-GNG-01', 'EP-GNG-03'], 'and so can one that flies back to its own HQ', () => {
  const OWN = 'start-gang.gang';
  const s = marked('exit-2', [1, 0]);
  const match = turnOf(s);
  expect(offered(match, 0, { do: 'travel', to: OWN })).toEqual(flights(s, OWN));
  does(match, 0, flights(s, OWN)[0]!);
  expect(truth(match)).toMatchObject({ gangControl: [0, 0, -1, -1], gangMembers: [0, 0, 2, 2] });
  expect(flights(marked('exit-2', [0, 1]), OWN)).toEqual([]);
  const only = marked('exit-2', [1, 2]);
  only.gangControl[1] = -1;
  const last = turnOf(only);
  const told = does(last, 0, flights(only, OWN)[0]!);
  expect(truth(last)).toMatchObject({ gangControl: [0, -1, -1, -1], gangMembers: [0, 2, 2, 2] });
  // With one HQ there is no question where the member goes, nor a word about its answer.
  expect(happened(told, 'automatic')).toEqual([]);
  const theirs = marked('exit-2', [1, 0]);
  theirs.gangControl[0] = 1;
  expect(flights(theirs, OWN)).toEqual([]);
});

rule('EP-EXE-09', 'members go back so that the HQ where travel ended can be visited', () => {
  const arrived = (s: Draft) =>
    goingOn(
      s,
      { step: 'chooseHq', seat: 0 },
      { step: 'chooseHq', seat: 0 },
      { step: 'visit', seat: 0, stage: 0, bought: null, group: null },
      { step: 'turn', seat: 1 },
    );
  const match = arrived(marked(HQ, [0, 0]));
  expect(offered(match, 0)).toHaveLength(2);
  // With the second one elsewhere no marker would return.
  does(match, 0, { do: 'returnMember', hq: 'a1.gang' });
  expect(truth(match)).toMatchObject({ gangControl: [0, -1, -1, 0], gangMembers: [0, 2, 2, 0] });
  const own = arrived(marked('a1.gang', [1, 0]));
  expect(truth(own)).toMatchObject({ gangControl: [0, 0, -1, -1], gangMembers: [1, 0, 2, 2] });
  const elsewhere = arrived(marked('store-d', [0, 0]));
  does(elsewhere, 0, { do: 'returnMember', hq: 'a1.gang' });
  expect(offered(elsewhere, 0)).toHaveLength(2);
});
