// `npm start`: from a fresh clone to a table in the browser. Words after `--` go to `getaway serve`.
import { buildOrExit, buildWebOrExit, install } from './prepare.mjs';
import { serve } from './serve.mjs';

install();
const built = await buildOrExit();
buildWebOrExit();
serve(built, process.argv.slice(2));
