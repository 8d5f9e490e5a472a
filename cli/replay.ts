import { BadRecord, isObject, type Match } from '@getaway/engine';
import type { Args, Command, World } from './command.ts';
import { UserError } from './errors.ts';
import { LANG_FLAG, Language } from './language.ts';
import { print } from './output.ts';
import { boardText, outcomeText, speakerFor } from './play/text.ts';
import { matchOf, readRecordFile } from './record.ts';

/** The match after its first `at` plays. The rest of the record is checked all the same. */
async function matchAt(args: Args, record: unknown, { library }: World): Promise<Match> {
  const whole = await matchOf(record, library);
  const plays = whole.record().plays.length;
  const at = args.whole('at', plays, 0);
  if (at > plays) throw args.misused('wrong.at', { plays, at });
  return whole.fork(at);
}

async function run(args: Args, world: World): Promise<void> {
  const file = args.word(0, 'missing.file');
  const record = readRecordFile(file);
  let match: Match;
  try {
    match = await matchAt(args, record, world);
  } catch (error) {
    if (error instanceof BadRecord) throw new UserError('error.noRecord', { file, why: error.message });
    throw error;
  }
  const { game, version, seats, plays } = match.record();
  const total = (isObject(record) && (record['plays'] as unknown[]).length) || 0;
  const view = match.view(null);
  const outcome = match.outcome();
  const pending = match.pending().map(({ seat, choices }) => ({ seat, choices: choices.length }));
  if (args.has('json')) {
    const hash = match.game.schema.hash(view);
    print(
      JSON.stringify({ game, version, seats, plays: total, at: plays.length, outcome, pending, hash, view }),
    );
    return;
  }
  const language = new Language(args);
  const { say } = language;
  const words = await speakerFor(match, seats, language);
  print(`${say('replay.valid', { title: match.game.title, seats, at: plays.length, all: total })}\n`);
  print(boardText(match.game, view, null, words));
  if (outcome !== null) print(`\n${outcomeText(outcome, words, say)}`);
  else
    print(`\n${say('replay.pending', { names: pending.map(({ seat }) => words.player(seat)).join(', ') })}`);
}

export const replay: Command = {
  name: 'replay',
  takes: 'FILE',
  about: 'about.replay',
  flags: {
    at: { value: 'N', about: 'flag.replay.at' },
    ...LANG_FLAG,
    json: { about: 'flag.replay.json' },
  },
  notes: 'notes.replay',
  run,
};
