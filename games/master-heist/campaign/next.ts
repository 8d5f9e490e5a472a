import {
  BadRecord,
  completeOptions,
  type Game,
  isObject,
  loadMatch,
  type MatchRecord,
  type MatchSetup,
  readRecord,
  same,
} from '@getaway/engine';
import { aftermath, type HeistReport } from './aftermath.ts';
import { heistTerms } from './crew.ts';
import { isDealtBy } from './table.ts';
import type { Universe } from './universe.ts';

/** The heist's rules, as far as a campaign needs them; its states are known to the rules only. */
export interface HeistRules {
  readonly game: Game;
  /** The result of a finished heist. */
  result(state: never): HeistReport;
}

/**
 * The universe after the heist that it waits for. The record is played again from the universe's own setup
 * (MH-CMP-16), so that no stated outcome is believed. Throws `BadRecord` for a record that does not belong here.
 */
export function nextUniverse(rules: HeistRules, universe: Universe, record: unknown): Universe {
  const read = readRecord(record);
  const setup = heistTerms(universe);
  if (setup === null) throw new BadRecord('no heist of this universe is under way');
  if (!isDealtBy(universe, read.seed))
    throw new BadRecord('the record has another seed than the heist of this universe');
  checkBelongs(rules.game, setup, read);
  const match = loadMatch(read, { [rules.game.id]: rules.game });
  if (match.outcome() === null) throw new BadRecord('the heist is not over');
  // Kept with the universe's own setup, so that equal heists have equal records.
  return aftermath(
    universe,
    { ...read, options: setup.options ?? {} },
    rules.result(match.view(null) as never),
  );
}

function checkBelongs(game: Game, setup: Omit<MatchSetup, 'seed'>, record: MatchRecord): void {
  if (record.game !== game.id) throw new BadRecord(`a record of "${record.game}", not of "${game.id}"`);
  if (record.start !== undefined) throw new BadRecord('the record begins in the middle of a heist');
  if (record.seats !== setup.seats)
    throw new BadRecord(`the record has ${record.seats} seats, the heist of this universe ${setup.seats}`);
  const wanted = optionsOf(game, setup.options ?? {});
  const found = optionsOf(game, record.options);
  const other = Object.keys(wanted).find((name) => !same(wanted[name], found[name]));
  if (other !== undefined)
    throw new BadRecord(`the record has another ${other} than the heist of this universe`);
}

function optionsOf(game: Game, given: MatchRecord['options']): Readonly<Record<string, unknown>> {
  const options = completeOptions(game, given);
  return isObject(options) ? options : {};
}
