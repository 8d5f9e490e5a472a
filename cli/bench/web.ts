import { join } from 'node:path';
import type { Args, World } from '../command.ts';
import { print, short, table } from '../output.ts';
import { median } from './rounds.ts';
import { measureTable } from './web/atTable.ts';
import { visiting } from './web/visit.ts';
import { weigh } from './web/weight.ts';

/** `getaway bench web`: what the page weighs and how quickly the table answers, in a real browser. */
export async function benchWeb(args: Args, world: World): Promise<void> {
  const times = await visiting(world, (page, url) => measureTable(page, url, world));
  const { highlight, highlightCpu, undo, undoCpu, tasks } = times;
  const { firstPage, gamePages } = weigh(join(world.root, 'web/dist'));
  const goals = [
    { goal: 'first page, kB of gzipped JavaScript', wanted: 110, reached: firstPage },
    ...gamePages.flatMap(({ game, home, online }) => [
      { goal: `table of ${game}, kB of gzipped JavaScript`, wanted: 260, reached: home },
      { goal: 'the same online, with the rules', wanted: 260, reached: online },
    ]),
    { goal: 'highlight at a quarter of the speed, ms (median)', wanted: 100, reached: median(highlight) },
    { goal: 'undo, ms (median)', wanted: 100, reached: median(undo) },
    { goal: 'longest task at the table, ms', wanted: 200, reached: Math.max(0, ...tasks) },
  ].map((one) => ({ ...one, reached: Number(one.reached.toPrecision(3)), met: one.reached <= one.wanted }));
  if (args.has('json')) {
    print(JSON.stringify({ goals, samples: times }));
    return;
  }
  const rows = goals.map(({ goal, wanted, reached, met }) => [
    goal,
    short(wanted),
    short(reached),
    met ? 'met' : 'MISSED',
  ]);
  print(table(['goal', 'at most', 'reached', ''], rows));
  print(
    `\nOf which processor time of the page: highlight ${short(median(highlightCpu))} ms, undo ${short(median(undoCpu))} ms (medians).`,
  );
}
