import { join } from 'node:path';
import type { Args, World } from '../command.ts';
import { print, short } from '../output.ts';
import { median } from './rounds.ts';
import { atMost, verdicts } from './verdicts.ts';
import { measureTable } from './web/atTable.ts';
import { visiting } from './web/visit.ts';
import { weigh } from './web/weight.ts';

/** `getaway bench web`: what the page weighs and how quickly the table answers, in a real browser. */
export async function benchWeb(args: Args, world: World): Promise<void> {
  const times = await visiting(world, (page, url) => measureTable(page, url, world));
  const { highlight, highlightCpu, undo, undoCpu, tasks } = times;
  const { firstPage, gamePages } = weigh(join(world.root, 'web/dist'));
  const goals = [
    atMost('first page, kB of gzipped JavaScript', 110, firstPage),
    ...gamePages.flatMap(({ game, home, online }) => [
      atMost(`table of ${game}, kB of gzipped JavaScript`, 260, home),
      atMost('the same online, with the rules', 260, online),
    ]),
    atMost('highlight at a quarter of the speed, ms (median)', 100, median(highlight)),
    atMost('undo, ms (median)', 100, median(undo)),
    atMost('longest task at the table, ms', 200, Math.max(0, ...tasks)),
  ];
  if (args.has('json')) {
    print(JSON.stringify({ goals, samples: times }));
    return;
  }
  print(verdicts(goals));
  print(
    `\nOf which processor time of the page: highlight ${short(median(highlightCpu))} ms, undo ${short(median(undoCpu))} ms (medians).`,
  );
}
