import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createMatch } from '@getaway/engine';
import type { Campaign, campaigns } from '@getaway/games/campaigns';
import { libraryOf } from '@getaway/games/library';
import { speaker } from '@getaway/words';
import type { Args, Command, World } from './command.ts';
import { Planning } from './campaign/planning.ts';
import { UserError } from './errors.ts';
import { LANG_FLAG, Language } from './language.ts';
import { evaluationOf } from './minds.ts';
import { botsFor } from './play.ts';
import { Players } from './play/players.ts';
import { Session } from './play/session.ts';
import { Terminal } from './play/terminal.ts';
import { speakerFor } from './play/text.ts';
import { print } from './output.ts';
import { matchOf, readRecordFile, readText } from './record.ts';
import { randomSeed } from './setup.ts';

type AnyCampaign = (typeof campaigns)[string];
type Universe = AnyCampaign extends Campaign<infer U> ? U : never;

/** The universe in its file, and the match that is under way beside it. */
class Shelf {
  readonly campaign: AnyCampaign;
  readonly file: string;

  constructor(campaign: AnyCampaign, file: string) {
    this.campaign = campaign;
    this.file = file;
  }

  read(args: Args): Universe {
    const { campaign, file } = this;
    if (existsSync(file)) return campaign.load(readText(file));
    const variants = args.texts('variant');
    const unknown = variants.find((variant) => !campaign.variants.includes(variant));
    if (unknown !== undefined)
      throw args.misused('wrong.variant', { name: unknown, known: campaign.variants.join(', ') });
    const universe = campaign.start(args.text('name') ?? basename(file).replace(/\.json$/, ''), variants);
    this.write(universe);
    return universe;
  }

  write(universe: Universe): void {
    writeFileSync(this.file, this.campaign.save(universe));
  }

  get matchFile(): string {
    return `${this.file}.match`;
  }
}

/** Plays the match that the universe waits for, from where it was left. Null when it was left again. */
async function playMatch(
  args: Args,
  world: World,
  shelf: Shelf,
  universe: Universe,
  terminal: Terminal,
  language: Language,
): Promise<Universe | null> {
  const { campaign, matchFile } = shelf;
  const setup = campaign.setup(universe);
  if (setup === null) return universe;
  const library = [...world.library.filter(({ id }) => id !== campaign.game.id), ...libraryOf(campaign.game)];
  const match = existsSync(matchFile)
    ? await matchOf(readRecordFile(matchFile), library)
    : createMatch(campaign.game, setup);
  const bots = botsFor(args, setup.seats);
  const people = Array.from({ length: setup.seats - bots.length }, () => null);
  const players = new Players([...people, ...bots], setup.seed, await evaluationOf(campaign.game.id, world));
  const words = await speakerFor(match, setup.seats, language, campaign.players(universe));
  await new Session(match, library, players, terminal, words, language.say).run();
  if (match.outcome() === null) {
    writeFileSync(matchFile, JSON.stringify(match.record()));
    print(language.say('campaign.kept', { file: matchFile }));
    return null;
  }
  const next = campaign.next(universe, match.record());
  shelf.write(next);
  if (existsSync(matchFile)) rmSync(matchFile);
  return next;
}

/** With `--seed` the same decisions give the same campaign. */
function seedFor(args: Args, universe: Universe): string {
  const seed = args.text('seed');
  return seed === undefined ? randomSeed() : `${seed} ${universe.heists.length + 1}`;
}

async function run(args: Args, world: World): Promise<void> {
  // Loaded here, so that no other command needs its game.
  const { campaigns } = await import('@getaway/games/campaigns');
  const id = args.text('game') ?? Object.keys(campaigns)[0] ?? '';
  const campaign = Object.hasOwn(campaigns, id) ? campaigns[id] : undefined;
  if (campaign === undefined)
    throw new UserError('error.noCampaign', { id, known: Object.keys(campaigns).join(', ') });
  const shelf = new Shelf(campaign, args.word(0, 'missing.file'));
  let universe = shelf.read(args);
  const language = new Language(args);
  const words = speaker(await language.messagesOf(campaign), { locale: language.locale });
  if (args.has('status')) {
    print(campaign.status(universe, words.say));
    return;
  }
  const terminal = new Terminal();
  try {
    for (let going = true; going;) {
      const waiting = campaign.setup(universe) !== null;
      const next = waiting
        ? await playMatch(args, world, shelf, universe, terminal, language)
        : await new Planning(
            campaign,
            universe,
            terminal,
            words,
            language.say,
            seedFor(args, universe),
          ).decide();
      going = next !== null;
      if (next !== null && !waiting) shelf.write(next);
      universe = next ?? universe;
    }
  } finally {
    terminal.close();
  }
}

export const campaign: Command = {
  name: 'campaign',
  takes: 'FILE',
  about: 'about.campaign',
  flags: {
    name: { value: 'TEXT', about: 'flag.campaign.name' },
    variant: { value: 'NAME', about: 'flag.campaign.variant', many: true },
    seed: { value: 'TEXT', about: 'flag.campaign.seed' },
    status: { about: 'flag.campaign.status' },
    bots: { value: 'NAME,…', about: 'flag.campaign.bots' },
    ...LANG_FLAG,
    game: { value: 'GAME', about: 'flag.campaign.game' },
  },
  notes: 'notes.campaign',
  run,
};
