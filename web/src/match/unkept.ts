import { wrap } from 'comlink';
import type { Save } from '../storage/saves.ts';
import type { HostWorker } from './host.worker.ts';

/** The workers of matches that the browser would not store. Nothing but them has what was chosen last. */
const WORKERS = new Map<string, Worker>();

const warn = (event: Event): void => event.preventDefault();

/** Lets a match outlive its table, and has the browser ask before the page is left. */
export function hold(match: string, worker: Worker): void {
  WORKERS.set(match, worker);
  addEventListener('beforeunload', warn);
}

/** The match is stored. */
export function release(match: string): void {
  if (WORKERS.delete(match) && WORKERS.size === 0) removeEventListener('beforeunload', warn);
}

export const heldWorker = (match: string): Worker | undefined => WORKERS.get(match);

/** Such a match as only its worker has it; undefined when there is none of that name. */
export async function heldSave(match: string): Promise<Save | undefined> {
  const worker = heldWorker(match);
  return worker && wrap<HostWorker>(worker).save();
}
