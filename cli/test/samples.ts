// The `getaway` command with the engine's sample games in place of the real ones.
import { repository } from '../repository.ts';
import { run } from '../run.ts';
import { sampleGames } from './sampleGames.ts';

await run({ library: sampleGames, root: repository(), program: import.meta.url });
