// `npm start`: from a fresh clone to a table in the browser. Words after `--` go to `getaway serve`.
import { buildOrExit, buildWebOrExit, install, run } from './prepare.mjs';

install();
const built = await buildOrExit();
buildWebOrExit();
await run(built, ['serve', ...process.argv.slice(2)]);
