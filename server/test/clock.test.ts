import type { Choice } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { ALLOWANCES } from '../protocol/pace.ts';
import { Clocks } from '../src/room/clock.ts';
import { type Person, serve, until } from './rig.ts';

const { live } = ALLOWANCES;
const MINUTE = 60_000;

describe('the clocks', () => {
  it('run for those who are asked, and are filled up each time they are asked anew', () => {
    const clocks = Clocks.fresh(live, 2, 0);
    clocks.run([0], 0);
    expect(clocks.shown(4 * MINUTE).banks).toEqual([6 * MINUTE, 10 * MINUTE]);
    clocks.run([1], 4 * MINUTE);
    clocks.run([0], 5 * MINUTE);
    expect(clocks.shown(5 * MINUTE).banks).toEqual([6.5 * MINUTE, 9 * MINUTE]);
    expect(clocks.deadline()).toBe(11.5 * MINUTE);
    clocks.run([0], 6 * MINUTE);
    expect(clocks.deadline()).toBe(11.5 * MINUTE);
  });

  it('never fill up beyond the bank, but for a gift', () => {
    const clocks = Clocks.fresh(live, 1, 0);
    clocks.run([0], 0);
    clocks.give(0, 0);
    expect(clocks.shown(0).banks).toEqual([15 * MINUTE]);
    clocks.run([], 0);
    clocks.run([0], 0);
    expect(clocks.shown(0).banks).toEqual([15 * MINUTE]);
  });

  it('say whose time is up', () => {
    const clocks = Clocks.fresh(live, 3, 0);
    clocks.run([0, 2], 0);
    clocks.give(2, 0);
    expect(clocks.expired(10 * MINUTE - 1)).toEqual([]);
    expect(clocks.expired(10 * MINUTE)).toEqual([0]);
    expect(clocks.shown(12 * MINUTE).banks[0]).toBe(0);
  });
});

const ask = (share: number): Choice & { share: number } => ({ do: 'ask', share });

async function paced(game = 'hot-goods') {
  let time = 1_800_000_000_000;
  const now = (): number => time;
  const server = await serve({ now });
  const [ann, ben] = [server.person('Ann'), server.person('Ben')] as [Person, Person];
  const id = await ann.opens(game, { pace: 'live' });
  await ben.sitsDown(id, 1);
  const pass = (ms: number): void => void (time += ms);
  return { server, ann, ben, id, pass };
}

describe('in a match with a pace', () => {
  it('a bot takes the seat of somebody whose time is up, who may come back', async () => {
    const { ann, ben, id, pass } = await paced();
    const [first, second] = [ann.joins(id), ben.joins(id)];
    await Promise.all([first, second].map((client) => until(client, (s) => s.view !== null)));
    expect(first.getState().clock?.banks).toEqual([live.bank, live.bank]);
    pass(live.bank + 1);
    const { room } = await until(second, (s) => s.asked.includes(1));
    expect(room?.seats[0]).toMatchObject({ kind: 'person', away: true, bot: 'random' });
    await first.back();
    await until(first, (s) => s.room?.seats[0]?.away === false && s.clock?.banks[0] === live.increment);
  });

  it('nobody spends time while the others choose, though they may think again', async () => {
    const { ann, ben, id, pass } = await paced('think-again');
    const [first, second] = [ann.joins(id), ben.joins(id)];
    await Promise.all([first, second].map((client) => until(client, (s) => s.view !== null)));
    pass(MINUTE);
    await first.play(ask(2));
    const { choices } = await until(first, (s) => s.asked.length === 1);
    expect(choices).toContainEqual(ask(3));
    expect(first.getState().asked).toEqual([1]);
    pass(MINUTE);
    await first.play(ask(3));
    const { clock } = await until(second, (s) => s.clock?.banks[1] === live.bank - 2 * MINUTE);
    expect(clock?.banks[0]).toBe(live.bank - MINUTE);
  });

  it('a player asks for more time and another gives it', async () => {
    const { ann, ben, id } = await paced();
    const [first, second] = [ann.joins(id), ben.joins(id)];
    await Promise.all([first, second].map((client) => until(client, (s) => s.view !== null)));
    await first.time();
    expect((await until(second, (s) => s.needTime.length > 0)).needTime).toEqual([0]);
    await expect(first.time(0)).rejects.toMatchObject({ code: 'not-yours' });
    await second.time(0);
    expect((await until(first, (s) => s.clock!.banks[0]! > live.bank)).clock?.banks[0]).toBe(
      live.bank + live.gift,
    );
  });

  it("the time during which the server is not there is nobody's", async () => {
    const { server, ann, id, pass } = await paced();
    pass(3 * MINUTE);
    await server.close();
    pass(600 * MINUTE);
    const again = await server.restart();
    ann.url = again.url;
    const client = ann.joins(id);
    const { clock, room } = await until(client, (s) => s.clock !== null);
    expect(clock?.banks).toEqual([live.bank - 3 * MINUTE, live.bank]);
    expect(room?.seats[0]?.away).toBe(false);
  });
});
