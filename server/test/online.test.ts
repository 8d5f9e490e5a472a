import { expect, it } from 'vitest';
import { until, serve } from './rig.ts';

it('two people play a match to its end, and a spectator looks on', async () => {
  const server = await serve();
  const [ann, ben, eve] = ['Ann', 'Ben', 'Eve'].map((name) => server.person(name));
  const id = await ann!.opens('hot-goods');
  const first = ann!.joins(id);
  expect((await until(first, (s) => s.status === 'online')).room?.state).toBe('open');
  await ben!.sitsDown(id, 1);
  const second = ben!.joins(id);
  const watcher = eve!.joins(id);
  const clients = [first, second];
  await Promise.all([first, second, watcher].map((client) => until(client, (s) => s.view !== null)));
  expect(watcher.getState().seat).toBe(null);
  for (;;) {
    const { asked, room, proof } = await until(watcher, (s) => s.asked.length > 0 || s.proof?.seed !== null);
    if (proof?.seed) break;
    expect(room?.state).toBe('live');
    const client = clients[asked[0]!]!;
    const state = await until(client, (s) => s.no === watcher.getState().no);
    await client.play(state.choices.at(-1)!);
    await until(watcher, (s) => s.no === client.getState().no);
  }
  await until(watcher, (s) => s.room?.state === 'over');
  const record = await eve!.api.call('record', { id });
  expect(record.seed).toBe(watcher.getState().proof?.seed);
});
