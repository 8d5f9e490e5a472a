// Who is told that the table where they sat was called off, when, how often, and what.
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../src/index.ts';
import * as mails from './mailWorld.ts';
import { aWhile, type World, world } from './noticeWorld.ts';
import { Browser } from './pushService.ts';
import { until } from './rig.ts';

const { soon, later, mailAfterPush } = DEFAULTS.notices;
const DAY = 24 * 60 * 60 * 1000;
const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
const campaign = { name: 'River City', number: 2, players: ['Ann', 'Ben', 'Cleo'] };

/** Ann keeps a campaign; Ben sits at its table, wants to be told on his phone, and goes. */
async function tableWithBen(at: World): Promise<string> {
  const id = await at.ann.opens('hot-goods', { seats, campaign });
  await at.ben.sitsDown(id, 1);
  await at.subscribe(at.ben, at.phone);
  return id;
}

const callOff = (at: World, id: string) => at.ann.api.call('close', { id });

describe('a table that is called off', () => {
  it('is told once to who sat there and is away, and to nobody else', async () => {
    const at = await world();
    const id = await tableWithBen(at);
    const desk = new Browser('desk');
    await at.subscribe(at.ann, desk);
    await callOff(at, id);
    await at.pass(later - 1000);
    expect(at.service.deliveries).toEqual([]);
    await at.pass(1000);
    expect(at.service.inboxOf(at.phone)).toEqual([
      {
        title: 'Called off: Hot Goods',
        body: 'Campaign “River City”: this match was called off before it began.',
        path: `/online/${id}`,
        tag: `turn-${id}`,
        waiting: 0,
        again: true,
      },
    ]);
    await callOff(at, id);
    await at.pass(DAY);
    await at.restart();
    await at.pass(DAY);
    expect(at.service.deliveries).toHaveLength(1);
    // The notice's link says why there is nothing to play.
    expect((await until(at.ben.joins(id), (s) => s.status === 'closed')).closed).toBe('calledOff');
  });

  it('is told once where the server was stopped before it could, also to who had two seats', async () => {
    const at = await world();
    const id = await at.ann.opens('hot-goods', { seats: [...seats, { kind: 'open' }] });
    for (const seat of [1, 2]) await at.ben.sitsDown(id, seat);
    await at.subscribe(at.ben, at.phone);
    await callOff(at, id);
    await at.restart();
    await at.pass(later);
    expect(at.service.inboxOf(at.phone).map(({ path, body }) => [path, body])).toEqual([
      [`/online/${id}`, 'The match was called off before it began.'],
    ]);
  });

  it('is not told to who looks, has looked meanwhile, or has left', async () => {
    const at = await world();
    const [seen, visited, left] = [await tableWithBen(at), await tableWithBen(at), await tableWithBen(at)];
    const client = at.ben.joins(seen);
    await until(client, (s) => s.room !== null);
    await at.ben.api.call('leave', { id: left });
    for (const id of [seen, visited, left]) await callOff(at, id);
    await until(client, (s) => s.status === 'closed');
    await until(at.ben.joins(visited), (s) => s.closed === 'calledOff');
    await aWhile();
    await at.pass(later);
    await at.restart();
    await at.pass(DAY);
    expect(at.service.deliveries).toEqual([]);
  });

  it('is told to who has the page open in the background', async () => {
    const at = await world();
    const id = await tableWithBen(at);
    const client = at.ben.joins(id);
    client.look(false);
    await until(client, (s) => s.room !== null);
    await aWhile();
    await callOff(at, id);
    await at.pass(later);
    expect(at.service.deliveries).toHaveLength(1);
  });

  it('is no news to who asks only later to be told, and none without that', async () => {
    const at = await world();
    const id = await at.ann.opens('hot-goods', { seats });
    await at.ben.sitsDown(id, 1);
    await callOff(at, id);
    await at.pass(later);
    await at.subscribe(at.ben, at.phone);
    await at.pass(later);
    await at.restart();
    await at.pass(later);
    expect(at.service.deliveries).toEqual([]);
    const next = await tableWithBen(at);
    await at.ben.api.call('pushNoMore', {}, { endpoint: at.phone.subscription.endpoint });
    await callOff(at, next);
    await at.pass(later);
    expect(at.service.deliveries).toEqual([]);
  });

  it.each([
    ['pt-BR', 'Cancelada: Hot Goods', 'Campanha “River City”: esta partida foi cancelada antes de começar.'],
    ['pl', 'Odwołano: Hot Goods', 'Kampania „River City”: tę partię odwołano, zanim się zaczęła.'],
  ] as const)('is told in the language of who is told: %s', async (language, title, body) => {
    const at = await world();
    const phone = new Browser('phone', language);
    const id = await at.ann.opens('hot-goods', { seats, campaign, pace: 'slow' });
    await at.ben.sitsDown(id, 1);
    await at.subscribe(at.ben, phone);
    await callOff(at, id);
    await at.pass(soon);
    expect(at.service.inboxOf(phone)).toMatchObject([{ title, body }]);
  });
});

it('goes by mail as everything else, after what waits', async () => {
  const at = await mails.world();
  const live = await mails.begun(at);
  const id = await at.ann.opens('hot-goods', { seats, campaign, pace: 'slow' });
  await at.ben.sitsDown(id, 1);
  await callOff(at, id);
  await at.pass(soon + mailAfterPush);
  const [, first] = await at.mails(2);
  expect(first?.subject).toBe('Called off: Hot Goods');
  expect(first?.text).toContain(
    `Called off before it began:\n\nHot Goods, with Ann\n${mails.BASE}/online/${id}`,
  );
  const next = await at.ann.opens('hot-goods', { seats, campaign, pace: 'slow' });
  await at.ben.sitsDown(next, 1);
  const ann = at.ann.joins(live);
  const { choices } = await until(ann, (s) => s.choices.length > 0);
  await ann.play(choices[0]!);
  await callOff(at, next);
  await at.pass(soon + mailAfterPush + DAY);
  const [, , second] = await at.mails(3);
  expect(second?.subject).toBe('News of 2 matches');
  expect(second?.text).toMatch(/It is your turn:[^]*Called off before it began:/);
  expect(second?.text).not.toContain(id);
});
