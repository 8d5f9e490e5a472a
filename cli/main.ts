import { library } from '@getaway/games/library';
import { repository } from './repository.ts';
import { run } from './run.ts';

await run({ library, root: repository(), program: import.meta.url });
