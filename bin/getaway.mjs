#!/usr/bin/env node
// The `getaway` command from a working copy: brings the build up to date, then runs it.
import { buildOrExit, install, run } from './prepare.mjs';

install();
await run(await buildOrExit(), process.argv.slice(2));
