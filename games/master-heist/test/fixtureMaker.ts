// Makes heists worth keeping: it plays the same round many times with the driver, keeps what came furthest, and goes on
// from there. It knows the dice that will fall, so it makes fixtures, not fair play.
import {
  below,
  type Chance,
  createMatch,
  type MatchRecord,
  type Pending,
  type Play,
  seeded,
  startState,
  Table,
} from '@getaway/engine';
import { evaluation } from '../bot/index.ts';
import { outlookOf } from '../bot/outlook.ts';
import { masterHeist } from '../index.ts';
import type { Choice } from '../rules/choices.ts';
import type { Heist } from '../rules/state.ts';
import { drive } from './driver.ts';

export interface Setting {
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly seed: string;
}

interface Line {
  readonly table: Table<Heist, Choice>;
  readonly plays: readonly Play<Choice>[];
}

/** What is in the way of the goals, as the bots see it, and loot that is safe already. */
function progress(s: Heist): number {
  if (s.outcome) return s.outcome.winners.length > 0 ? Infinity : -Infinity;
  const { goals, minds, clock, chance } = outlookOf(s);
  let value = s.parts.length * 100 + 4 * Math.log(Math.max(1e-40, chance)) + 0.6 * clock.rounds;
  for (const { kind, c, arrival, out } of goals) {
    const mind = minds[c];
    if (kind === 'bring') value += 12 - out;
    else value -= 1.5 * arrival + 0.5 * out;
    value += (kind === 'open' ? 0.2 : 0.4) * Math.min(14, mind?.character.ideas ?? 0);
  }
  for (const cracks of s.cracks) value += 2 * cracks;
  return value + 0.1 * s.characters.filter(({ status }) => status === 'active').length;
}

/** Help that planning offers and that is paid for: with money to burn a crew takes it. */
const HELP: ReadonlySet<Choice['do']> = new Set(['useFixer', 'insertEvent', 'placeIdea']);
const HELPED = 6;
/** Two turns of everybody and all events between them are surely over after so many plays. */
const MOST_PLAYS = 300;

/** Plays until the next round begins, or the next phase without rounds. */
function playOn(from: Line, chance: Chance): Line {
  const table = from.table.clone();
  const plays = [...from.plays];
  const random = (): number => below(chance, 1_000_000) / 1_000_000;
  const whim = [0, 0.02, 0.08][below(chance, 3)] as number;
  const { round, phase, scenario } = table.state;
  for (let n = 0; table.pending().length > 0 && n < MOST_PLAYS; n++) {
    const now = table.state;
    if (n > 0 && (now.round !== round || now.scenario !== scenario)) break;
    if (n > 0 && now.phase === 'escape' && phase !== 'escape') break;
    const asked = willing(now, table.pending());
    const { seat, choices } = asked[below(chance, asked.length)] as Pending<Choice>;
    const help = now.phase === 'planning' ? choices.filter((choice) => HELP.has(choice.do)) : [];
    const choice =
      help.length > 0 && below(chance, HELPED) > 0
        ? (help[below(chance, help.length)] as Choice)
        : drive(now, seat, choices, random, whim);
    table.play(seat, choice);
    plays.push({ seat, choice });
  }
  return { table, plays };
}

/** Seats that have confirmed, or wait for others, are left in peace. */
function willing(s: Heist, pending: readonly Pending<Choice>[]): readonly Pending<Choice>[] {
  const busy = pending.filter(({ seat, choices }) =>
    evaluation.sensible(s, seat, choices).some((weight) => weight > 0),
  );
  return busy.length > 0 ? busy : pending;
}

const KEPT = 8;

/** Lines that differ in where people are and what they carry. */
function different(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ table }) => {
    const { characters, round, plan } = table.state;
    const key = JSON.stringify([
      round,
      plan,
      characters.map(({ at, carries, ideas }) => [at, carries, ideas]),
    ]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** One heist that ends as wanted, or null. */
export function makeHeist(
  setting: Setting,
  wanted: 'success' | 'failure',
  effort: number,
  look?: (lines: readonly Line[]) => void,
): MatchRecord<Choice> | null {
  const chance = { rng: seeded(`fixture ${setting.seed}`) };
  const width = wanted === 'success' ? effort : 1;
  let lines: Line[] = [{ table: new Table(masterHeist, startState(masterHeist, setting)), plays: [] }];
  for (let rounds = 0; rounds < 100 && lines.length > 0; rounds++) {
    const tried = lines.flatMap((line) =>
      Array.from({ length: rounds === 0 ? width * 2 : width }, () => playOn(line, chance)),
    );
    const done = tried.find(({ table }) => table.state.outcome?.ending === wanted);
    if (done) return recordOf(setting, done.plays);
    const going = tried.filter(({ table }) => table.state.outcome === null);
    const valued = going.map((line) => ({ line, value: progress(line.table.state) }));
    valued.sort((one, other) => other.value - one.value);
    lines = different(valued.map(({ line }) => line)).slice(0, KEPT);
    look?.(lines);
  }
  return null;
}

function recordOf({ seats, options, seed }: Setting, plays: readonly Play<Choice>[]): MatchRecord<Choice> {
  const match = createMatch(masterHeist, { seats, options, seed });
  for (const { seat, choice } of plays) match.play(seat, choice);
  return match.record();
}
