import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Args, Command, World } from './command.ts';
import { UserError } from './errors.ts';
import { print, shorten, table } from './output.ts';
import { readRules, rulesFile } from './rules/book.ts';
import { citationsOf, coverageOf } from './rules/citations.ts';

/** Games that have rules, whether or not they can be played yet. */
const rulebooks = (root: string): string[] =>
  readdirSync(join(root, 'games')).filter((game) => existsSync(rulesFile(root, game)));

function run(args: Args, world: World): void {
  const game = args.word(0, 'missing.game');
  const known = rulebooks(world.root);
  if (!known.includes(game)) {
    throw new UserError('error.noRules', { game, known: known.join(', ') });
  }
  const { rules, unknown } = coverageOf(readRules(world.root, game), citationsOf(world.root, game));
  const uncovered = rules.filter((rule) => rule.tests === 0);
  const shown = args.has('uncovered') ? uncovered : rules;
  if (args.has('json')) {
    print(JSON.stringify({ game, count: rules.length, uncovered: uncovered.length, rules: shown, unknown }));
    return;
  }
  if (shown.length > 0) {
    print(
      table(
        ['rule', 'tests', 'text'],
        shown.map((rule) => [rule.id, rule.tests, shorten(rule.text, 90)]),
      ),
    );
  }
  for (const { id, file, line } of unknown) print(`${file}:${line} cites ${id}, which does not exist.`);
  print(`${rules.length} rules, ${uncovered.length} without a test.`);
}

export const rules: Command = {
  name: 'rules',
  takes: 'GAME',
  about: 'about.rules',
  flags: {
    uncovered: { about: 'flag.rules.uncovered' },
    json: {
      about: 'flag.rules.json',
    },
  },
  run,
};
