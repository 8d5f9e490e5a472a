import { describe, expect, it } from 'vitest';
import type { ApiError } from '../client/index.ts';
import { CLOSE } from '../protocol/close.ts';
import { type Person, serve, until } from './rig.ts';

const problem = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'fine',
    (error: ApiError) => error.code,
  );
const player = (person: Person) => ({ player: person.player });

describe('a match', () => {
  it('is found in the lobby if its host wants that, and only with a free seat', async () => {
    const server = await serve();
    const [ann, ben] = [server.person('Ann'), server.person('Ben')];
    const secret = await ann.opens('hot-goods');
    const open = await ann.opens('hot-goods', { listed: true });
    const seen = async (): Promise<string[]> => (await ben.api.call('lobby', {})).open.map(({ id }) => id);
    expect(await seen()).toEqual([open]);
    await ben.sitsDown(open, 1);
    expect(await seen()).toEqual([]);
    expect((await ben.api.call('lobby', {})).live.map(({ id }) => id)).toEqual([open]);
    expect((await ben.api.call('match', { id: secret })).match.state).toBe('open');
  });

  it('begins when no seat is open, or when the host gives the open ones to bots', async () => {
    const server = await serve();
    const ann = server.person('Ann');
    const alone = await ann.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    expect((await ann.api.call('match', { id: alone })).match.state).toBe('live');
    const waiting = await ann.opens('hot-goods', {
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    const ben = server.person('Ben');
    await ben.opens('tic-tac-toe');
    expect(await problem(ben.api.call('start', { id: waiting }, { bot: 'random' }))).toBe('not-yours');
    const { match } = await ann.api.call('start', { id: waiting }, { bot: 'random' });
    expect(match.state).toBe('live');
    expect(match.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  });

  it('is refused when the game cannot be set up like that, with the rule', async () => {
    const server = await serve();
    const ann = server.person('Ann');
    expect(await problem(ann.opens('chess'))).toBe('missing');
    expect(await problem(ann.opens('hot-goods', { seats: [{ kind: 'me' }] }))).toBe('bad-setup');
    expect(await problem(ann.opens('hot-goods', { options: { speed: 3 } }))).toBe('bad-setup');
    expect(
      await problem(ann.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'hal' }] })),
    ).toBe('missing');
    const refused = await ann
      .opens('hot-goods', { options: { limit: 99 } })
      .catch((error: ApiError) => error);
    expect(refused).toMatchObject({ code: 'refused', rule: 'HG-DRW-02' });
  });

  it('tells everybody which campaign it is part of, also after a restart, and none that is made up badly', async () => {
    const server = await serve();
    const ann = server.person('Ann');
    const campaign = { name: 'River City', number: 3, players: ['Nina', 'Ola'] };
    const id = await ann.opens('hot-goods', { campaign });
    const plain = await ann.opens('hot-goods');
    const again = await server.restart();
    const eve = again.person('Eve');
    expect((await eve.api.call('match', { id })).match.campaign).toEqual(campaign);
    expect((await eve.api.call('match', { id: plain })).match.campaign).toBeNull();
    const opens = (bad: object) => problem(eve.opens('hot-goods', { campaign: { ...campaign, ...bad } }));
    expect(await opens({ players: ['Nina'] })).toBe('bad-setup');
    for (const bad of [
      { number: 0 },
      { name: '' },
      { name: 'x'.repeat(61) },
      { name: 'a\u202eb' },
      { players: ['Nina', 'x'.repeat(25)] },
      { secret: 1 },
    ])
      expect(await opens(bad)).toBe('malformed');
  });

  it('shows what its campaign has laid out to those who sit there, and to nobody else', async () => {
    const server = await serve();
    const [ann, ben, eve] = ['Ann', 'Ben', 'Eve'].map((name) => server.person(name)) as [
      Person,
      Person,
      Person,
    ];
    const campaign = { name: 'River City', number: 1, players: ['Nina', 'Ola', 'Pia'] };
    const papers = { cash: 12, characters: [{ name: 'Tiny "T"' }] };
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const id = await ann.opens('hot-goods', { seats, campaign, papers });
    await ben.sitsDown(id, 1);
    const client = eve.joins(id);
    await until(client, (s) => s.room !== null);
    for (const person of [ann, ben]) expect(await person.api.call('papers', { id })).toEqual({ papers });
    expect(await problem(eve.api.call('papers', { id }))).toBe('not-yours');
    await ben.api.call('leave', { id }, { seat: 1 });
    expect(await problem(ben.api.call('papers', { id }))).toBe('not-yours');
    expect([...eve.received, ...server.logged].join('')).not.toContain('Tiny');
    const again = await server.restart();
    ann.url = again.url;
    expect(await ann.api.call('papers', { id })).toEqual({ papers });
    const plain = await ann.opens('hot-goods', { campaign, seats });
    expect(await problem(ann.api.call('papers', { id: plain }))).toBe('missing');
    expect(await problem(ann.opens('hot-goods', { papers }))).toBe('bad-setup');
    for (const bad of [{ a: 'x\u202ey' }, { 'x\u202ey': 1 }, { a: 'x'.repeat(16_000) }, 'none'])
      expect(await problem(ann.opens('hot-goods', { seats, campaign, papers: bad as never }))).toBe(
        'malformed',
      );
    await ann.api.call('close', { id });
    expect(await problem(ann.api.call('papers', { id }))).toBe('missing');
  });

  it('lists the matches of a person, those that wait for them first', async () => {
    const server = await serve();
    const [ann, ben] = [server.person('Ann'), server.person('Ben')];
    const first = await ann.opens('tic-tac-toe');
    const second = await ann.opens('tic-tac-toe');
    await ben.sitsDown(first, 1);
    const { player: me, matches } = await ann.api.call('me', {});
    expect(me).toEqual({ name: 'Ann' });
    expect(matches.map(({ match }) => match.id)).toEqual([first, second]);
    expect(matches.every(({ you }) => you.host && you.seats.length === 1)).toBe(true);
    expect(await server.person('Eve').api.call('me', {})).toEqual({ player: null, matches: [] });
  });
});

describe('a seat', () => {
  it('is taken once', async () => {
    const server = await serve();
    const [ann, ben, eve] = ['Ann', 'Ben', 'Eve'].map((name) => server.person(name)) as [
      Person,
      Person,
      Person,
    ];
    const id = await ann.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    const tries = await Promise.all(
      [ben, eve].map((person) => problem(person.api.call('claim', { id, seat: 1 }, player(person)))),
    );
    expect(tries.sort()).toEqual(['fine', 'taken']);
    expect(await problem(eve.api.call('claim', { id, seat: 0 }, player(eve)))).toBe('taken');
    expect(await problem(eve.api.call('claim', { id, seat: 7 }, player(eve)))).toBe('missing');
  });

  it('can be reserved by an invite, which works once', async () => {
    const server = await serve();
    const [ann, ben, eve] = ['Ann', 'Ben', 'Eve'].map((name) => server.person(name)) as [
      Person,
      Person,
      Person,
    ];
    const id = await ann.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    expect(await problem(eve.api.call('invite', { id, seat: 1 }))).toBe('not-yours');
    const { invite, link } = await ann.api.call('invite', { id, seat: 1 });
    expect(link).toContain(`/online/${id}`);
    expect((await eve.api.call('match', { id })).match.seats[1]?.reserved).toBe(true);
    expect(await problem(eve.api.call('claim', { id, seat: 1 }, player(eve)))).toBe('taken');
    expect(await problem(ben.api.call('claim', { id, seat: 1 }, { ...player(ben), invite }))).toBe('fine');
    expect(await problem(eve.api.call('claim', { id, seat: 1 }, { ...player(eve), invite }))).toBe('taken');
  });

  it('moves to another device of its player, and the first one only watches then', async () => {
    const server = await serve();
    const [laptop, phone] = [server.person('Ann'), server.person('Ann')];
    const id = await laptop.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const client = laptop.joins(id);
    await until(client, (s) => s.view !== null);
    const { invite } = await laptop.api.call('invite', { id, seat: 0 });
    await phone.api.call('claim', { id, seat: 0 }, { ...player(phone), invite });
    expect((await until(client, (s) => s.status === 'closed')).closed).toBe('unseated');
    expect((await laptop.api.call('match', { id })).you.seats).toEqual([]);
    expect((await phone.api.call('match', { id })).you.seats).toEqual([0]);
  });

  it('is shown to nobody who lost it while connecting', async () => {
    const server = await serve();
    const [laptop, phone] = [server.person('Ann'), server.person('Ann')];
    const id = await laptop.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const slow = await laptop.raw(id);
    const { invite } = await laptop.api.call('invite', { id, seat: 0 });
    await phone.api.call('claim', { id, seat: 0 }, { ...player(phone), invite });
    slow.say({ type: 'hello' });
    expect(await slow.closing()).toBe(CLOSE.unseated.code);
  });

  it('given up before the start is free again, and the match goes to somebody else', async () => {
    const server = await serve();
    const [ann, ben] = [server.person('Ann'), server.person('Ben')];
    const id = await ann.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await ben.sitsDown(id, 1);
    const { match, you } = await ann.api.call('leave', { id }, {});
    expect(match.seats[0]?.kind).toBe('open');
    expect(you).toEqual({ seats: [], host: false });
    expect((await ben.api.call('match', { id })).you.host).toBe(true);
  });

  it('is played by a bot while its player is away, and given back', async () => {
    const server = await serve();
    const [ann, ben] = [server.person('Ann'), server.person('Ben')];
    const id = await ann.opens('split-the-loot');
    await ben.sitsDown(id, 1);
    const [first, second] = [ann.joins(id), ben.joins(id)];
    await Promise.all([first, second].map((client) => until(client, (s) => s.view !== null)));
    await first.away();
    expect((await until(second, (s) => s.room!.seats[0]!.away)).room?.seats[0]?.bot).toBe('random');
    await until(second, (s) => !s.asked.includes(0));
    await expect(first.play({ do: 'ask', share: 1 } as never)).rejects.toMatchObject({ code: 'away' });
    await first.back();
    await until(second, (s) => !s.room!.seats[0]!.away);
    await second.play(second.getState().choices[0]!);
    await until(first, (s) => s.asked.includes(0));
    await first.play(first.getState().choices[0]!);
    expect(first.getState().turn).toBe(2);
  });

  it('of somebody who is away can be opened by the host for somebody else', async () => {
    const server = await serve();
    const [ann, ben, eve] = ['Ann', 'Ben', 'Eve'].map((name) => server.person(name)) as [
      Person,
      Person,
      Person,
    ];
    const id = await ann.opens('split-the-loot');
    await ben.sitsDown(id, 1);
    const open = (person: Person) => problem(person.api.call('fill', { id, seat: 1 }, { kind: 'open' }));
    expect(await open(ann)).toBe('taken');
    await eve.opens('tic-tac-toe');
    await ben.api.call('leave', { id }, {});
    expect(await open(eve)).toBe('not-yours');
    expect(await open(ann)).toBe('fine');
    await eve.sitsDown(id, 1);
    const client = eve.joins(id);
    const state = await until(client, (s) => s.view !== null);
    expect(state.seat).toBe(1);
    expect(state.room?.seats[1]).toMatchObject({ kind: 'person', name: 'Eve', away: false, bot: null });
    expect(await problem(ben.api.call('return', { id }, {}))).toBe('not-yours');
  });
});

it('after the end there is a rematch with a new seed, whose seats are kept for the same people', async () => {
  const server = await serve();
  const [ann, ben, eve] = ['Ann', 'Ben', 'Eve'].map((name) => server.person(name)) as [
    Person,
    Person,
    Person,
  ];
  const campaign = { name: 'River City', number: 1, players: ['Nina', 'Ola'] };
  const id = await ann.opens('split-the-loot', { options: { rounds: 1 }, campaign });
  await ben.sitsDown(id, 1);
  expect(await problem(ann.api.call('rematch', { id }))).toBe('not-now');
  expect(await problem(ann.api.call('record', { id }))).toBe('not-now');
  for (const person of [ann, ben]) {
    const client = person.joins(id);
    await until(client, (s) => s.choices.length > 0);
    await client.play({ do: 'ask', share: 2 } as never);
  }
  expect(await problem(eve.api.call('rematch', { id }))).toBe('not-yours');
  const { match } = await ann.api.call('rematch', { id });
  expect(match.seats.map(({ kind, reserved }) => [kind, reserved])).toEqual([
    ['person', false],
    ['open', true],
  ]);
  expect(await problem(eve.api.call('claim', { id: match.id, seat: 1 }, player(eve)))).toBe('taken');
  const arrives = async (person: Person) =>
    (await until(person.joins(match.id), ({ room }) => room !== null)).kept;
  expect([await arrives(ben), await arrives(eve)]).toEqual([1, null]);
  expect(await ben.api.call('rematch', { id })).toMatchObject({
    match: { id: match.id },
    you: { seats: [1] },
  });
  const [old, fresh] = await Promise.all([id, match.id].map((one) => eve.api.call('match', { id: one })));
  expect(old?.match.rematch).toBe(match.id);
  // The campaign has its result.
  expect([old?.match.campaign, fresh?.match.campaign]).toEqual([campaign, null]);
  expect(fresh?.match.state).toBe('live');
  expect(fresh?.match.proof.sha256).not.toBe(old?.match.proof.sha256);
});
