import { games } from '@getaway/games';
import { repository } from './repository.ts';
import { run } from './run.ts';

await run({ games, root: repository(), program: import.meta.url });
