// What people are told besides that it is their turn: that they are asked to agree, and that their time runs out.
import { describe, expect, it } from 'vitest';
import type { MatchClient } from '../client/index.ts';
import { ALLOWANCES, PATIENCE, REMINDER } from '../protocol/pace.ts';
import { DEFAULTS } from '../src/index.ts';
import * as mail from './mailWorld.ts';
import { aWhile, begun, moves, seated, visits, type World, world } from './noticeWorld.ts';
import { Browser } from './pushService.ts';
import { until } from './rig.ts';

const { soon, later } = DEFAULTS.notices;
const HOUR = 60 * 60 * 1000;

describe('whoever is asked to agree that something is taken back', () => {
  /** Ann has drawn, which showed her a secret; Ben has looked at his turn and left. */
  async function drawn(at: World, pace: 'slow' | 'live' = 'slow'): Promise<[MatchClient, string]> {
    const id = await begun(at, pace, 'hot-goods', true);
    const ben = at.ben.joins(id);
    await seated(ben);
    const ann = at.ann.joins(id);
    await until(ann, (s) => s.choices.length > 0);
    await ann.play({ do: 'draw' });
    await until(ben, (s) => s.asked.includes(1));
    ben.close();
    await aWhile();
    return [ann, id];
  }

  it('is told once, by whom, also of the next question, and how many matches wait', async () => {
    const at = await world();
    const [ann, id] = await drawn(at);
    await ann.askBack();
    await at.pass(soon - 1000);
    expect(at.service.deliveries).toEqual([]);
    await at.pass(1000);
    const asked = {
      title: 'Take something back? Hot Goods',
      body: 'Ann asks everybody to agree.',
      path: `/online/${id}`,
      tag: `turn-${id}`,
      waiting: 1,
      again: true,
    };
    expect(at.service.inboxOf(at.phone)).toEqual([asked]);
    // Nobody needs it once the question has ended by itself.
    expect(at.service.deliveries[0]!.headers['ttl']).toBe(String((PATIENCE.slow - soon) / 1000));
    await at.pass(HOUR);
    await ann.answerBack(ann.getState().room!.asking!.id, false);
    await ann.askBack();
    await at.pass(soon);
    expect(at.service.inboxOf(at.phone)).toEqual([asked, asked]);
  });

  it('hears nothing of it while looking, nor after answering, nor once it has ended', async () => {
    const at = await world();
    const [ann, id] = await drawn(at);
    const ben = at.ben.joins(id);
    await seated(ben);
    await ann.askBack();
    await at.pass(soon);
    ben.close();
    await at.pass(HOUR);
    expect(at.service.deliveries).toEqual([]);
    await ann.answerBack(ann.getState().room!.asking!.id, false);
    await ann.askBack();
    await ann.answerBack(ann.getState().room!.asking!.id, false);
    await at.pass(HOUR);
    expect(at.service.deliveries).toEqual([]);
  });

  it('is told after a restart if they were not before, and not twice', async () => {
    const at = await world();
    const [ann] = await drawn(at);
    await ann.askBack();
    ann.close();
    await at.restart();
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(1);
    await at.restart();
    await at.pass(later);
    expect(at.service.deliveries).toHaveLength(1);
  });

  it('has a little longer at a live table, where the question stays open for two minutes', async () => {
    const at = await world();
    const [ann] = await drawn(at, 'live');
    await ann.askBack();
    await at.pass(later - 1000);
    expect(at.service.deliveries).toEqual([]);
    await at.pass(1000);
    expect(at.service.deliveries.map(({ headers }) => headers['urgency'])).toEqual(['high']);
  });
});

describe('whoever has little time left', () => {
  const { bank } = ALLOWANCES.slow;
  const [early, before] = [bank - REMINDER.slow! - HOUR, REMINDER.slow!];

  /** It is Ben's turn, and he has been told. */
  async function told(at: World): Promise<string> {
    const id = await begun(at);
    await visits(at.ann, id);
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(1);
    return id;
  }

  it('is reminded once, in time, and told how much is left', async () => {
    const at = await world();
    const id = await told(at);
    await at.pass(early);
    expect(at.service.deliveries).toHaveLength(1);
    await at.pass(HOUR);
    expect(at.service.inboxOf(at.phone)[1]).toEqual({
      title: 'Your time is running out: Tic-Tac-Toe',
      body: 'About 8 hours are left; then a bot plays for you until you are back.',
      path: `/online/${id}`,
      tag: `turn-${id}`,
      waiting: 1,
      again: true,
    });
    const { ttl, urgency } = at.service.deliveries[1]!.headers;
    expect([Number(ttl), urgency]).toEqual([(before - soon) / 1000, 'high']);
    for (let i = 0; i < 3; i++) await at.pass(2 * HOUR);
    expect(at.service.deliveries).toHaveLength(2);
  });

  it('needs no reminder who looks, or has looked since it was time, or has chosen', async () => {
    const at = await world();
    const id = await told(at);
    await at.pass(early);
    // An hour too early: looking now is no reason not to be reminded.
    const ben = at.ben.joins(id);
    await seated(ben);
    await at.pass(HOUR);
    ben.close();
    await at.pass(HOUR);
    await at.restart();
    await at.pass(HOUR);
    expect(at.service.deliveries).toHaveLength(1);
    await visits(at.ben, id);
    await at.pass(before);
    expect(at.service.deliveries).toHaveLength(1);
  });

  it('is reminded after looking earlier, and across a restart once', async () => {
    const at = await world();
    const id = await begun(at);
    const ben = at.ben.joins(id);
    await seated(ben);
    await visits(at.ann, id);
    await aWhile();
    ben.close();
    await at.pass(HOUR);
    await at.restart();
    await at.pass(early + soon);
    expect(at.service.inboxOf(at.phone).map(({ title }) => title)).toEqual([
      'Your time is running out: Tic-Tac-Toe',
    ]);
    await at.restart();
    await at.pass(HOUR);
    expect(at.service.deliveries).toHaveLength(1);
  });

  it('is reminded again when there was more time meanwhile', async () => {
    const at = await world();
    const id = await told(at);
    await at.pass(early + HOUR);
    expect(at.service.deliveries).toHaveLength(2);
    const ann = at.ann.joins(id);
    await seated(ann);
    await ann.time(1);
    await at.pass(ALLOWANCES.slow.gift - HOUR);
    expect(at.service.deliveries).toHaveLength(2);
    await at.pass(HOUR);
    expect(at.service.deliveries).toHaveLength(3);
  });

  it('is not reminded where nobody is away for days', async () => {
    const at = await world();
    const id = await begun(at, 'live');
    await visits(at.ann, id);
    await at.pass(later);
    await at.pass(ALLOWANCES.live.bank - 2 * later);
    expect(at.service.deliveries).toHaveLength(1);
  });

  it('who does not want to be reminded is not, until they want to', async () => {
    const at = await world();
    const id = await told(at);
    expect(await at.ben.api.call('notices', {})).toMatchObject({ reminders: true });
    await expect(at.server.person('Eve').api.call('remind', {}, { wanted: false })).rejects.toMatchObject({
      code: 'not-yours',
    });
    await at.ben.api.call('remind', {}, { wanted: false });
    await at.restart();
    expect(await at.ben.api.call('notices', {})).toMatchObject({ reminders: false });
    await at.pass(early + 2 * HOUR);
    expect(at.service.deliveries).toHaveLength(1);
    await at.ben.api.call('remind', {}, { wanted: true });
    await at.pass(soon);
    expect(at.service.deliveries).toHaveLength(2);
    expect(at.service.inboxOf(at.phone)[1]).toMatchObject({ path: `/online/${id}` });
  });

  it('is reminded of what waited when they asked to be told', async () => {
    const at = await world();
    const id = await at.ann.opens('tic-tac-toe', { pace: 'fast' });
    await at.ben.sitsDown(id, 1);
    await visits(at.ann, id);
    const phone = new Browser('another', 'pl');
    await at.subscribe(at.ben, phone);
    await at.pass(ALLOWANCES.fast.bank - REMINDER.fast!);
    expect(at.service.inboxOf(phone)).toMatchObject([
      {
        title: 'Kończy ci się czas: Tic-Tac-Toe',
        body: 'Zostały około 2 godziny; potem bot zagra za ciebie, aż wrócisz.',
      },
    ]);
    await moves(at.ben.joins(id));
  });
});

it('a mail tells of each match once, what presses most first', async () => {
  const at = await mail.world();
  const calm = await mail.begun(at);
  const asked = await at.ann.opens('hot-goods', { pace: 'none', friendly: true });
  const late = await at.ann.opens('tic-tac-toe', { pace: 'fast' });
  for (const id of [asked, late]) await at.ben.sitsDown(id, 1);
  await visits(at.ann, late);
  await at.pass(soon);
  await at.mails(2);
  await at.pass(ALLOWANCES.fast.bank - REMINDER.fast! - soon - 1000);
  const ann = at.ann.joins(asked);
  await until(ann, (s) => s.choices.length > 0);
  await ann.play({ do: 'draw' });
  await ann.askBack();
  await visits(at.ann, calm);
  await at.pass(DEFAULTS.notices.later);
  const sent = (await at.mails(3))[2]!;
  expect(sent.subject).toBe('3 matches wait for you');
  const lines = sent.text.split('\n').filter((line) => line !== '');
  expect(lines.slice(0, 10)).toEqual([
    'Hello Ben,',
    'Your time is running out. Then a bot plays for you until you are back:',
    'Tic-Tac-Toe, with Ann',
    `${mail.BASE}/online/${late}`,
    'Somebody asks everybody to agree that a choice is taken back:',
    'Hot Goods, with Ann',
    `${mail.BASE}/online/${asked}`,
    'It is your turn:',
    'Tic-Tac-Toe, with Ann',
    `${mail.BASE}/online/${calm}`,
  ]);
});
