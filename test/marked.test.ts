import {
  createMatch,
  explain,
  type Game,
  type GameEvent,
  pick,
  preview,
  questionOf,
  seeded,
} from '@getaway/engine';
import { games } from '@getaway/games';
import { type Speaker, speaker } from '@getaway/words';
import { describe, expect, it } from 'vitest';
import { hotGoods } from '../engine/test/games/hotGoods.ts';
import { marked, MARKED_LOCALE, unmarkedIn } from './marked.ts';

type Options = Readonly<Record<string, unknown>>;

/** Matches in which a game comes to say most of what it can. */
const MATCHES: Readonly<Record<string, readonly Options[]>> = {
  'escape-plan': [{}],
  'escape-from-new-york': [
    {},
    { bands: true, presidentVariant: true, wanted: true },
    { uspf: true, extraTraps: true, extraExplosions: true, extraSpecialCards: true },
  ],
  'master-heist': [
    'inclusion-job',
    'melee-job',
    'side-channel',
    'black-box',
    'greedy-prisoner',
    'final-score-1',
    'county-hole',
  ].map((scenario) => ({ scenario })),
};

/** What is no word on a text board: signs that its legend tells, and the names of people. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  'escape-plan': /[F·][C·][S·]/g,
  'escape-from-new-york': /^ *\d+ {2}.*$/gm,
  'master-heist': /\b(Tiny|Karma|Iceheart|Null)\b/g,
};

/** What a choice brings is counted, or only told as a warning or a notice. */
const figureWords = (name: string, value: unknown, words: Speaker): string => {
  const key = [`warning.${name}`, `notice.${name}`].find((one) => words.has(one));
  return key === undefined ? words.say(`figure.${name}`) : words.say(key, { value });
};

/** Whatever a match says, as long as it lasts or a thousand decisions: each kind of thing with its words. */
function* saidIn(game: Game, options: Options, seats: number, words: Speaker): Generator<[string, string]> {
  const match = createMatch(game, { seats, options, seed: 'marked' });
  const chance = { rng: seeded('marked play') };
  const told = (event: GameEvent): [string, string] => [`event ${event.event}`, words.event({ ...event })];
  for (let n = 0; match.outcome() === null && n < 1000; n++) {
    const { seat, choices } = pick(chance, match.pending());
    const view = match.view(seat);
    const question = { ...questionOf(game, view) };
    yield ['prompt', words.prompt(question)];
    const waiting = `waiting.${String(question['step'])}`;
    if (words.has(waiting)) yield ['waiting', words.say(waiting, question)];
    for (const choice of choices.slice(0, 50)) yield [`choice ${choice.do}`, words.choice({ ...choice })];
    if (n % 20 === 0) {
      yield ['text board', (game.text?.(view, seat, words.say) ?? '').replace(SIGNS[game.id] ?? /$^/, '')];
      for (const { choice, remedies = [], ...refusal } of explain(game, view, seat)) {
        yield [`choice ${choice.do}`, words.choice({ ...choice })];
        yield [`why ${refusal.rule}`, words.why(refusal)];
        for (const remedy of remedies) yield [`remedy ${remedy.remedy}`, words.remedy(remedy)];
      }
      const { events, figures } = preview(game, view, seat, pick(chance, choices));
      for (const event of events) if (event.event !== 'automatic') yield told(event);
      for (const [name, value] of Object.entries(figures))
        if (typeof value !== 'object') yield ['figure', figureWords(name, value, words)];
    }
    match.play(seat, pick(chance, choices));
  }
  // The shell itself says what was played automatically.
  for (const { event } of match.events(null)) if (event.event !== 'automatic') yield told(event);
  yield ['ending', words.term(match.outcome()?.ending ?? '')];
}

/** What can be agreed on before a match, in words. */
function* agreed(game: Game, words: Speaker): Generator<[string, string]> {
  for (const [name, { kind }] of Object.entries(game.options)) {
    if (kind.values === undefined) continue;
    yield ['option', words.say(`option.${name}`)];
    for (const value of kind.values) if (typeof value === 'string') yield ['option', words.term(value)];
  }
}

/** What a game says without looking it up among its messages. */
function unworded(game: Game, matches: readonly Options[]): string[] {
  const words = speaker(marked(game.words?.['en'] ?? {}), { locale: MARKED_LOCALE });
  const seatCounts = [Math.max(2, game.seats.min), Math.min(4, game.seats.max)];
  const found = new Map<string, string>();
  const look = (said: Iterable<[string, string]>): void => {
    for (const [kind, text] of said)
      for (const line of text.split('\n'))
        for (const word of unmarkedIn(line)) found.set(`${kind}: ${word}`, `${kind}: ${word} in "${line}"`);
  };
  look(agreed(game, words));
  for (const options of matches) for (const seats of seatCounts) look(saidIn(game, options, seats, words));
  return [...found.values()];
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('says every word by a message, so that every language can say it', () => {
    expect(unworded(game, MATCHES[id] ?? [{}])).toEqual([]);
  });
});

it('marks what messages say, whatever stands around their arguments', () => {
  const messages = marked({
    a: "It''s {n, plural, one {# bar} other {# bars, {seat}''s}} {place}",
  });
  const words = speaker(messages, { locale: MARKED_LOCALE, players: ['?'] });
  expect(unmarkedIn(words.say('a', { n: 2, seat: 0, place: '-' }))).toEqual([]);
  expect(unmarkedIn(words.say('a', { n: 2, seat: 0, place: 'nowhere' }))).toEqual(['nowhere']);
});

it('a game without words would be found out', () => {
  expect(unworded(hotGoods as Game, [{}]).join()).toContain('choice draw: draw');
});
