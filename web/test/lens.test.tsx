import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardProps, RuleLens } from '@getaway/board';
import {
  type Choice,
  createMatch,
  type Explained,
  type Game,
  type GameEvent,
  type Match,
  pick,
  ruleIds,
  seeded,
} from '@getaway/engine';
import { games } from '@getaway/games';
import { type Speaker, speaker } from '@getaway/words';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { lensOf } from '../src/lens/lenses.ts';
import { nameOf, namesOf, rulesOf, speaksOf } from '../src/lens/named.ts';
import { PARTS, type Scene, type Touching, touching } from '../src/lens/touching.ts';

const MATCHES = [
  ['escape-plan', {}, 3],
  ['escape-plan', {}, 1],
  ['escape-from-new-york', {}, 3],
  [
    'escape-from-new-york',
    { bands: true, uspf: true, extraTraps: true, extraCrossbows: true, wanted: true },
    3,
  ],
  ['master-heist', {}, 3],
  ['master-heist', { scenario: 'black-box' }, 2],
] as const;

/** Some positions of a random match, each with a seat that is asked. */
function* positionsOf(
  game: Game,
  options: object,
  seats: number,
  every: number,
): Generator<{ readonly match: Match; readonly seat: number }> {
  const chance = { rng: seeded('lens') };
  const match = createMatch(game, { seats, seed: 'lens', options: { ...options } });
  for (let n = 0; match.outcome() === null; n++) {
    const { seat, choices } = pick(chance, match.pending());
    if (n % every === 0) yield { match, seat };
    match.play(seat, pick(chance, choices));
  }
}

const parts: Readonly<Record<string, Readonly<Record<string, ComponentType<BoardProps>>>>> = {
  'escape-plan': (await import('@getaway/escape-plan/board')) as never,
  'escape-from-new-york': (await import('@getaway/escape-from-new-york/board')) as never,
  'master-heist': (await import('@getaway/master-heist/board')) as never,
};

/** Every piece that a game's board says is drawn, here or there. */
function drawnPieces(id: string, match: Match, seat: number, words: Speaker): Set<string> {
  const { default: Board, MinePanel, TablePanel } = parts[id]!;
  const props = {
    view: match.view(seat),
    viewer: seat,
    actor: seat,
    choices: match.pending().find((pending) => pending.seat === seat)?.choices ?? [],
    words,
    onPlay: () => {},
    onLook: () => {},
  };
  const markup = [Board!, MinePanel!, TablePanel!]
    .map((Part) => renderToStaticMarkup(<Part {...props} />))
    .join('');
  return new Set([...markup.matchAll(/data-piece="([^"]+)"/g)].map(([, piece = '']) => piece));
}

/** What the lens says of every open piece, for a seat of a match; what happened is told apart. */
async function saidOf(
  lens: RuleLens,
  match: Match,
  seat: number,
  log: Scene['log'],
): Promise<Readonly<Record<string, Touching>>> {
  const view = match.view(seat);
  const scene: Scene = {
    choices: match.pending().find((pending) => pending.seat === seat)?.choices ?? [],
    decision: match.game.steps[view.agenda.at(-1)?.step ?? '']?.rule,
    reasons: match.explain(seat),
    log,
    preview: async (choice) => match.preview(seat, choice),
  };
  const said = lens.pieces(view).map(async (piece) => {
    const known = { names: namesOf(piece, view, lens), rules: rulesOf(piece, view, lens) };
    return [piece, await touching({ at: 'piece', piece }, scene, known)] as const;
  });
  return Object.fromEntries(await Promise.all(said));
}

describe.each(MATCHES)('the rules lens over %s, %o, with %i seats', (id, options, seats) => {
  const game = games[id]!;
  const folder = join(import.meta.dirname, '../../games', id);
  const ids = new Set(ruleIds(readFileSync(join(folder, 'RULES.md'), 'utf8')));
  const words = speaker(game.words?.['en'] ?? {}, { players: ['Nina', 'Vinnie', 'Ruby'] });

  test('knows a name, and rules that exist, for everything on the table and on the board (F14)', async () => {
    const lens = await lensOf(id);
    for (const { match, seat } of positionsOf(game, options, seats, 120)) {
      const view = match.view(seat);
      for (const piece of new Set([...lens.pieces(view), ...drawnPieces(id, match, seat, words)])) {
        const rules = rulesOf(piece, view, lens);
        expect(rules.length, piece).toBeGreaterThan(0);
        for (const rule of rules) expect(ids.has(rule), `${piece}: ${rule}`).toBe(true);
        expect(new Set(rules).size, piece).toBe(rules.length);
        const name = nameOf(piece, view, lens, words);
        expect(name, piece).not.toMatch(/^$|[{}:]|undefined/);
        for (const other of lens.on(view, piece)) expect(rulesOf(other, view, lens), other).not.toEqual([]);
      }
    }
  });

  test('tells rules of the book, each once, and the same in every world that looks the same (UX-WHY-02)', async () => {
    const lens = await lensOf(id);
    for (const { match, seat } of positionsOf(game, options, seats, 200)) {
      const log = match.events(seat);
      const said = await saidOf(lens, match, seat, log);
      expect(await saidOf(lens, match.sandbox(seat, 'another world'), seat, log)).toEqual(said);
      for (const [piece, touched] of Object.entries(said)) {
        const rules = PARTS.flatMap((part) => touched[part].map(({ rule }) => rule));
        expect(new Set(rules).size, piece).toBe(rules.length);
        for (const rule of rules) expect(ids.has(rule), `${piece}: ${rule}`).toBe(true);
      }
    }
  });
});

describe('what touches something', () => {
  const event = (name: string, seat: number, ...rules: string[]): GameEvent & { seat: number } => ({
    event: name,
    seat,
    rules,
  });
  const choice = (verb: string, card: string): Choice & { card: string } => ({ do: verb, card });
  const refused = (verb: string, card: string, rule: string, blockers: string[] = []): Explained => ({
    choice: choice(verb, card),
    rule,
    blockers,
  });
  const scene: Scene = {
    choices: [choice('use', 'boxer'), choice('use', 'medic'), choice('take', 'boxer')],
    decision: 'EP-ACT-05',
    reasons: [refused('sell', 'boxer', 'EP-CON-03'), refused('go', 'bar', 'EP-VIS-03', ['boxer'])],
    log: [
      { n: 1, event: { ...event('taken', 0, 'EP-CON-01', 'EP-CON-03'), card: 'boxer' } as GameEvent },
      { n: 2, event: event('wounded', 1, 'EP-WND-01') },
      { n: 3, event: { ...event('used', 0, 'EP-EXE-01'), card: 'boxer' } as GameEvent },
    ],
    preview: async ({ do: verb }) => ({
      events: [event(verb, 0, verb === 'use' ? 'EP-EXE-07' : 'EP-CON-02')],
      certain: true,
      next: [0],
      ends: false,
      figures: {},
    }),
  };
  const boxer = { names: new Set(['boxer']), rules: ['EP-CRD-05', 'EP-EXE-07'] };
  const foundIn = ({ offered, refused: not, happened, general }: Touching): string[][] =>
    [offered, not, happened, general].map((part) => part.map(({ rule }) => rule));

  test('is ordered: offered, refused, happened, the latest first, and always (F14)', async () => {
    const found = await touching({ at: 'piece', piece: 'card:boxer' }, scene, boxer);
    expect(foundIn(found)).toEqual([
      ['EP-ACT-05', 'EP-EXE-07', 'EP-CON-02'],
      ['EP-CON-03', 'EP-VIS-03'],
      ['EP-EXE-01', 'EP-CON-01'],
      ['EP-CRD-05'],
    ]);
    expect(found.offered[0]?.causes).toEqual([
      { choice: choice('use', 'boxer') },
      { choice: choice('take', 'boxer') },
    ]);
  });

  test('is a choice’s own rules, a line’s own, and every kind of choice that a question asks for', async () => {
    const nothing = { names: new Set<string>(), rules: [] };
    const take = await touching({ at: 'choice', choice: choice('take', 'boxer') }, scene, nothing);
    expect(foundIn(take)).toEqual([['EP-ACT-05', 'EP-CON-02'], [], [], []]);
    const gone = await touching({ at: 'choice', choice: choice('take', 'medic') }, scene, nothing);
    expect(foundIn(gone)).toEqual([[], [], [], []]);
    const line = await touching({ at: 'line', n: 2 }, scene, nothing);
    expect(foundIn(line)).toEqual([[], [], ['EP-WND-01'], []]);
    const asked = await touching({ at: 'prompt' }, scene, { ...nothing, rules: ['EP-ACT-01'] });
    expect(foundIn(asked)).toEqual([['EP-ACT-05', 'EP-EXE-07', 'EP-CON-02'], [], [], ['EP-ACT-01']]);
  });

  test('is found by name, wherever it stands, and a seat only where seats stand', () => {
    const said = (names: readonly string[], thing: unknown): boolean => speaksOf(thing, new Set(names));
    expect(said(['bar'], { do: 'go', to: 'bar' })).toBe(true);
    expect(said(['bar'], { event: 'automatic', choice: { do: 'go', route: ['gym', 'bar'] } })).toBe(true);
    expect(said(['seat:1'], { event: 'hit', seat: 1, damage: 2 })).toBe(true);
    expect(said(['seat:2'], { event: 'hit', seat: 1, damage: 2 })).toBe(false);
    expect(said(['seat:0'], { event: 'stolen', victimSeat: 0 })).toBe(true);
    fc.assert(
      fc.property(fc.jsonValue(), (thing) => {
        expect(said([], thing)).toBe(false);
      }),
    );
  });
});
