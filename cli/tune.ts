import { writeFileSync } from 'node:fs';
import { seeded } from '@getaway/engine';
import { tunables } from '@getaway/games/evaluations';
import { type Args, type Command, gameNamed, type World } from './command.ts';
import { print, Progress } from './output.ts';
import { bothSides, stepTowards } from './tune/climb.ts';
import { type Match, shareOf, type Tunable } from './tune/share.ts';

const byId = tunables as unknown as Readonly<Record<string, Tunable>>;

function run(args: Args, world: World): void {
  const game = gameNamed(args.word(0, 'the GAME'), world);
  const tunable = Object.hasOwn(byId, game.id) ? byId[game.id] : undefined;
  if (tunable === undefined) throw args.misused(`${game.title} has no weights to tune`);
  const steps = args.whole('steps', 20, 1);
  const games = args.whole('games', 40, 2);
  const seed = args.text('seed') ?? 'tune';
  const bot = args.text('bot') ?? 'greedy';
  const chance = { rng: seeded(`${seed} steps`) };
  const progress = new Progress(steps, 'steps');
  let { weights } = tunable;
  for (let i = 0; i < steps; i++) {
    const sides = bothSides(weights, chance);
    const [one, other] = sides;
    const minds = [tunable.evaluationWith(one), tunable.evaluationWith(other)] as const;
    const match: Match = { bot, seed: `${seed} ${i}`, games };
    weights = stepTowards(weights, sides, shareOf(game, tunable, match, minds));
    progress.at(i + 1);
  }
  progress.end();
  const madeBy = `getaway tune ${game.id} --steps ${steps} --games ${games} --seed ${seed} --bot ${bot}`;
  const text = JSON.stringify({ madeBy, weights }, null, 2);
  const file = args.text('out');
  if (file === undefined) print(text);
  else writeFileSync(file, `${text}\n`);
}

export const tune: Command = {
  name: 'tune',
  takes: 'GAME',
  about: 'Let a bot play against itself with slightly different weights, and keep what wins.',
  flags: {
    steps: { value: 'N', about: 'how many times to try (default: 20)' },
    games: { value: 'N', about: 'deals for each try (default: 40); a crew plays each with either weights' },
    seed: { value: 'TEXT', about: 'the same seed gives the same weights' },
    bot: { value: 'NAME', about: 'who plays (default: greedy)' },
    out: { value: 'FILE', about: "write the weights to this file, such as a game's bot/weights.json" },
  },
  notes:
    'Prints the weights and the command that made them as JSON. Check them in the arena with another seed.',
  run,
};
