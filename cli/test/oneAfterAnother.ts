// Many `getaway` commands in one process, one after another: to start takes longer than most of them.
import { repository } from '../repository.ts';
import { run } from '../run.ts';
import type { Ran } from './getaway.ts';
import { sampleGames } from './sampleGames.ts';

const lines = JSON.parse(process.argv[2] ?? '[]') as readonly string[];
const said = { out: '', err: '' };
const tell = process.stdout.write.bind(process.stdout);
process.stdout.write = (text) => {
  said.out += String(text);
  return true;
};
process.stderr.write = (text) => {
  said.err += String(text);
  return true;
};
process.stdout.setMaxListeners(0);

const all: Ran[] = [];
for (const line of lines) {
  Object.assign(said, { out: '', err: '' });
  process.exitCode = 0;
  process.argv.splice(2, Infinity, ...line.split(' ').filter(Boolean));
  await run({ library: sampleGames, root: repository(), program: import.meta.url });
  all.push({ code: process.exitCode, ...said });
}
process.exitCode = 0;
tell(JSON.stringify(all));
