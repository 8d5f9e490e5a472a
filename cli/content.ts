import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Exchange } from '@getaway/games/exchanges';
import type { Args, Command } from './command.ts';
import { UserError } from './errors.ts';
import { print } from './output.ts';

async function exchangeOf(game: string): Promise<Exchange> {
  // Loaded here, so that no other command needs their games.
  const { exchanges } = await import('@getaway/games/exchanges');
  const exchange = Object.hasOwn(exchanges, game) ? exchanges[game] : undefined;
  if (exchange !== undefined) return exchange;
  throw new UserError('error.noExchange', { game, known: Object.keys(exchanges).join(', ') });
}

function importBoard(exchange: Exchange, linkOrKey: string, file: string | undefined): void {
  const scenario = `${JSON.stringify(exchange.import(linkOrKey), null, 2)}\n`;
  if (file === undefined) {
    print(scenario.trimEnd());
    return;
  }
  writeFileSync(file, scenario);
  print(`Saved to ${file}.`);
}

/** What the word names: a file with a scenario, or else a scenario by its id. */
function scenarioNamed(word: string): unknown {
  if (!existsSync(word)) return word;
  try {
    return JSON.parse(readFileSync(word, 'utf8'));
  } catch {
    throw new UserError('error.noScenario', { file: word });
  }
}

async function run(args: Args): Promise<void> {
  const exchange = await exchangeOf(args.word(0, 'missing.game'));
  const action = args.word(1, 'missing.action');
  if (action === 'import') {
    importBoard(exchange, args.word(2, 'missing.board'), args.text('out'));
    return;
  }
  if (action !== 'export') throw args.misused('wrong.content', { action });
  const key = exchange.export(scenarioNamed(args.word(2, 'missing.scenario')));
  print(args.has('link') ? exchange.link(key) : key);
}

export const content: Command = {
  name: 'content',
  takes: 'GAME import|export BOARD',
  about: 'about.content',
  flags: {
    out: { value: 'FILE', about: 'flag.content.out' },
    link: { about: 'flag.content.link' },
  },
  notes: 'notes.content',
  run,
};
