#!/usr/bin/env node
// The `getaway` command from a working copy: brings the build up to date, then runs it.
import { pathToFileURL } from 'node:url';
import { buildOrExit, install } from './prepare.mjs';
import { serve } from './serve.mjs';

install();
const built = await buildOrExit();
if (process.argv[2] === 'serve') {
  serve(built, process.argv.slice(3));
} else {
  process.argv[1] = built;
  await import(pathToFileURL(built).href);
}
