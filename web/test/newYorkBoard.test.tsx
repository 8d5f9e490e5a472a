import { choicesOf, createMatch, explain, loadMatch, pick, seeded } from '@getaway/engine';
import { speaker } from '@getaway/words';
import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import NewYorkBoard, {
  Asked,
  glance,
  isBad,
  MinePanel,
  type NewYorkBoardProps,
  ScorePanel,
  TablePanel,
  whereTo,
  worthOf,
} from '../../games/escape-from-new-york/board/index.tsx';
import { nextTowards, pairsAhead } from '../../games/escape-from-new-york/board/putDown.ts';
import { escapeFromNewYork } from '../../games/escape-from-new-york/index.ts';
import { translations, words as messages } from '../../games/escape-from-new-york/locales/index.ts';
import type { Options } from '../../games/escape-from-new-york/rules/options.ts';
import { lesson } from '../src/learn/escape-from-new-york/lesson.ts';

/** The drawn board over random games, for every seat and for a bystander. */

const words = speaker(messages.en, { players: ['Nina', 'Vinnie', 'Ruby', 'Claws', 'Mouse'] });
const nothing = (): void => {};
const props = (view: NewYorkBoardProps['view'], viewer: number | null, actor: number): NewYorkBoardProps => ({
  view,
  viewer,
  actor,
  choices: viewer === actor ? choicesOf(escapeFromNewYork, view, actor) : [],
  words,
  onPlay: nothing,
  onLook: nothing,
  onAsk: nothing,
});

const VARIANTS: readonly { seats: number; options?: Partial<Options> }[] = [
  { seats: 3 },
  { seats: 3, options: { bands: true, uspf: true, presidentVariant: true, extraTraps: true } },
];

test.each(VARIANTS)('it is drawn from what a viewer may see, without a word missing: %o', (variant) => {
  const chance = { rng: seeded('picture') };
  const match = createMatch(escapeFromNewYork, { ...variant, seed: 'picture' });
  for (let i = 0; match.pending().length > 0; i++) {
    const { seat, choices } = match.pending()[0]!;
    if (i % 40 === 0) {
      for (const viewer of [null, ...Array.from({ length: variant.seats }, (_, one) => one)]) {
        const shown = props(match.view(viewer), viewer, seat);
        const markup = [NewYorkBoard, MinePanel, TablePanel]
          .map((Part) => renderToStaticMarkup(<Part {...shown} />))
          .join('');
        expect(markup).not.toMatch(/undefined|NaN|\[object|\{\w+\}|board\.\w+/);
      }
    }
    match.play(seat, pick(chance, choices));
  }
  const end = renderToStaticMarkup(<ScorePanel view={match.view(null)} words={words} />);
  expect(end).toContain('Nina');
});

test('a bystander’s board names nothing of a hand, an item or an objective', () => {
  const chance = { rng: seeded('secret') };
  const match = createMatch(escapeFromNewYork, { seats: 2, seed: 'secret' });
  for (let i = 0; i < 120 && match.pending().length > 0; i++) {
    const { seat, choices } = match.pending()[0]!;
    if (i % 10 === 0) {
      const whole = match.view(seat);
      const own = whole.heroes[seat]!;
      const hidden = [...own.hand, ...own.items, ...own.blue, ...own.purple].map((card) => words.term(card));
      const markup = renderToStaticMarkup(<NewYorkBoard {...props(match.view(null), null, seat)} />);
      const shown = hidden.filter((name) => markup.includes(`>${name}<`));
      expect(shown).toEqual([]);
    }
    match.play(seat, pick(chance, choices));
  }
});

test('directions are said for what is offered and for what is only explained', () => {
  const chance = { rng: seeded('ways') };
  const match = createMatch(escapeFromNewYork, { seats: 2, seed: 'ways' });
  const said = new Set<string>();
  for (let i = 0; i < 300 && match.pending().length > 0; i++) {
    const { seat, choices } = match.pending()[0]!;
    const view = match.view(seat);
    const refused = i % 10 === 0 ? explain(escapeFromNewYork, view, seat).map(({ choice }) => choice) : [];
    for (const choice of [...choices, ...refused]) said.add(whereTo(view, seat, choice, words));
    match.play(seat, pick(chance, choices));
  }
  expect([...said]).toEqual(
    expect.arrayContaining(['', 'where you are', 'north, 1 space away', 'south-west, 1 space away']),
  );
  expect([...said].filter((words) => !/^$|^where you are$|^[a-z-]+, \d+ spaces? away$/.test(words))).toEqual(
    [],
  );
});

/** The lesson's match after so many plays, as the learner sees it: one choice is lit. */
function lessonBoard(made: number): string {
  const { seat, record } = lesson;
  const match = createMatch(escapeFromNewYork, { seats: record.seats, seed: record.seed });
  const plays = record.plays as readonly { seat: number; choice: NewYorkBoardProps['choices'][number] }[];
  for (const play of plays.slice(0, made)) match.play(play.seat, play.choice);
  const shown = { ...props(match.view(seat), seat, seat), choices: [plays[made]!.choice] };
  return renderToStaticMarkup(<NewYorkBoard {...shown} />);
}

const litCards = (made: number): (string | undefined)[] =>
  [...lessonBoard(made).matchAll(/<button[^>]*data-legal[^>]*>.*?<\/button>/g)].map(
    ([card]) => /<span>([^<]+)<\/span><\/strong>/.exec(card)?.[1],
  );

test('of a hand only the cards are lit that can be put down', () => {
  expect(litCards(3)).toEqual(['Keep to the Walls', 'Open Street']);
});

test('while a timer tile is asked for, the hand can be put down, and a lesson says one thing at a time (NY-TRN-02)', () => {
  const match = createMatch(escapeFromNewYork, { seats: 1, seed: 'timer' });
  match.play(0, match.pending()[0]!.choices[0]!);
  const view = match.view(0);
  const { hand } = view.heroes[0]!;
  const { choices } = props(view, 0, 0);
  const pairs = pairsAhead(hand, choices);
  expect(pairs).toHaveLength((hand.length * (hand.length - 1)) / 2);
  for (const pair of pairs.slice(0, 3)) {
    const then = createMatch(escapeFromNewYork, match.record());
    then.play(0, match.record().plays[0]!.choice);
    for (let i = 0; i < 2; i++) then.play(0, nextTowards(then.pending()[0]!.choices, pair)!);
    expect(then.view(0).heroes[0]!.played.map(({ card }) => card)).toEqual(pair.cards);
    expect(nextTowards(then.pending()[0]!.choices, pair)).toBeNull();
  }
  expect(litCards(2)).toEqual([]);
  const forced = choices.filter((choice) => choice.do === 'revealTimer');
  expect(pairsAhead(hand, forced)).toEqual([]);
  expect(nextTowards(forced, pairs[0]!)).toBeNull();
});

test('an objective is chosen beside the other one (NY-LVL-09)', () => {
  expect(litCards(111)).toEqual(['Gullfire']);
  expect(lessonBoard(111).includes('<span>Presidential Seal</span>')).toBe(true);
});

test('noise of the turn is shown ahead until it is made (NY-NOI-02)', () => {
  const isAhead = (plays: number): boolean => lessonBoard(plays).includes('+1 this turn');
  expect([12, 14].map(isAhead)).toEqual([true, false]);
});

test('bad news is what befalls the viewer, and what befalls everybody', () => {
  const event = (name: string, more: object) => ({ event: name, rules: [], ...more });
  expect(isBad(event('heroHit', { seat: 1 }), 1)).toBe(true);
  expect(isBad(event('heroHit', { seat: 0 }), 1)).toBe(false);
  expect(isBad(event('stolen', { seat: 0, victimSeat: 1 }), 1)).toBe(true);
  expect(isBad(event('stolen', { seat: 1, victimSeat: 0 }), 1)).toBe(false);
  expect(isBad(event('newYorkWins', {}), null)).toBe(true);
});

test('every message of the board is said somewhere, in every language', async () => {
  const source = ['../../games/escape-from-new-york/board/', '../../board/']
    .map((path) => new URL(path, import.meta.url))
    .flatMap((folder) => readdirSync(folder).map((file) => new URL(file, folder)))
    .filter(({ pathname }) => /\.tsx?$/.test(pathname))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const said = [...source.matchAll(/'(board\.\w+)'/g)].map(([, key]) => key!);
  // What became of a card that was put down.
  const states = ['board.resolved', 'board.replaced'];
  const translated = await Promise.all(Object.values(translations).map((load) => load()));
  for (const catalogue of [messages.en, ...translated]) {
    const kept = Object.keys(catalogue).filter((key) => key.startsWith('board.'));
    expect(kept.toSorted()).toEqual([...new Set([...said, ...states])].toSorted());
  }
});

/** A match at the first decision of the kind that is wanted, and who decides. */
function matchAt(step: string, seed: string) {
  const chance = { rng: seeded(seed) };
  const match = createMatch(escapeFromNewYork, { seats: 2, seed });
  for (let asked = match.pending()[0]; asked; asked = match.pending()[0]) {
    const { seat, choices } = asked;
    const view = match.view(seat);
    if (view.agenda.at(-1)?.step === step) return { match, shown: props(view, seat, seat) };
    match.play(seat, pick(chance, choices));
  }
  throw new Error(`nobody was asked for ${step}`);
}

test('the hand lies with the actions only while cards of it are asked for', () => {
  const { shown } = matchAt('chooseCards', 'asked');
  const markup = renderToStaticMarkup(<Asked {...shown} />);
  for (const card of shown.view.heroes[shown.viewer!]!.hand) expect(markup).toContain(words.term(card));
  expect(renderToStaticMarkup(<Asked {...matchAt('reveal', 'asked').shown} />)).toBe('');
  expect(renderToStaticMarkup(<Asked {...shown} viewer={null} />)).toBe('');
});

test('a glance tells the time, the noise and the own hand, or that of the hero whose turn it is', () => {
  const { view } = matchAt('chooseCards', 'glance').shown;
  const seen = {
    ...view,
    noise: 4,
    heroes: view.heroes.map((hero, seat) => ({ ...hero, hand: hero.hand.slice(seat) })),
  };
  const hands = seen.heroes.map(({ hand }) => hand.length);
  for (const viewer of [0, 1, 2, null]) {
    const hand = hands[viewer ?? view.current] ?? hands[view.current];
    expect(glance({ view: seen, viewer, words })).toBe(
      `Timer ${view.timer.length}\u00a0· Noise 4\u00a0· Hand ${hand}`,
    );
  }
});

test('enemies of a kind in one space are told apart by what happened to them, not by numbers', () => {
  const { shown } = matchAt('chooseCards', 'alike');
  const at = shown.view.heroes[0]!.at;
  const enemy = (no: number, damage: number, tricked: boolean) =>
    ({ no, kind: 'prisonerCar', at, damage, tricked }) as const;
  const seen = { ...shown, view: { ...shown.view, enemies: [enemy(7, 0, false), enemy(8, 1, true)] } };
  const hits = [7, 8].map((no) => ({ do: 'hit', enemy: no, kind: 'prisonerCar', at }) as const);
  expect(hits.map((hit) => worthOf(seen, hit))).toEqual(['2 hit points left', '1 hit point left, tricked']);
  for (const hit of hits)
    expect(words.choice(hit)).toBe(`1 damage to a prisoner with a car at ${words.term(at)}`);
});

test('a choice says who a hero is and what a weapon does', () => {
  const { shown, match } = matchAt('chooseHero', 'who');
  for (const choice of shown.choices) expect(worthOf(shown, choice)).toMatch(/^\w.+\.$/);
  match.play(shown.viewer!, { do: 'takeHero', hero: 'snake' });
  const seen = { ...shown, view: match.view(shown.viewer) };
  expect(worthOf(seen, { do: 'useWeapon' })).toBe(
    'Silenced Submachine Gun, 3 of 3 ammo · Spend 1 ammo: 2 damage, range 1, 1 noise.',
  );
});

test('nobody without a car is asked whether to drive on', () => {
  expect(words.prompt({ step: 'carStep' }, [{ do: 'drive' }, { do: 'proceed' }])).toBe(
    'Drive on with your car?',
  );
  expect(words.prompt({ step: 'carStep' }, [{ do: 'proceed' }])).toBe('Do anything else before you go on?');
});

test('a timer tile says how many cards come back for it', () => {
  const { shown } = matchAt('timerStep', 'timer');
  const own = shown.view.heroes[shown.viewer!]!;
  const seen = (discard: typeof own.hand) => ({
    ...shown,
    view: { ...shown.view, heroes: shown.view.heroes.map((hero) => ({ ...hero, discard })) },
  });
  const after = shown.view.timer.length - 1;
  expect(worthOf(seen(own.hand.slice(0, 3)), { do: 'revealTimer' })).toBe(
    `3 cards come back; ${after} tiles are left after it.`,
  );
  expect(worthOf(seen([]), { do: 'revealTimer' })).toMatch(/^No card comes back/);
});

test('who may stop walking is told where; anything else is simply enough', () => {
  const { shown } = matchAt('walk', 'stop');
  const { at } = shown.view.heroes[shown.view.current]!;
  expect(worthOf(shown, { do: 'stop' })).toBe(`You stay at ${words.term(at)}.`);
  expect(worthOf(matchAt('chooseCards', 'stop').shown, { do: 'stop' })).toBe('');
});

type View = NewYorkBoardProps['view'];
const sheetOf = (name: string, seen: (view: View) => View = (view) => view): string => {
  const file = new URL(`../../games/escape-from-new-york/test/fixtures/${name}.json`, import.meta.url);
  const match = loadMatch(JSON.parse(readFileSync(file, 'utf8')), {
    [escapeFromNewYork.id]: escapeFromNewYork,
  });
  const view = seen(match.view(0) as unknown as View);
  return renderToStaticMarkup(<ScorePanel view={view} words={words} />).replaceAll(/<[^>]+>/g, ' ');
};

test('a defeat says what was missing to leave together (NY-WIN-04), an escape how much time was left', () => {
  expect(sheetOf('defeat-1')).toMatch(/To leave together:\s+✗\s+the President \(missing\)/);
  expect(sheetOf('defeat-1')).not.toMatch(/timer tile/);
  expect(sheetOf('together-1')).toMatch(/timer tiles? left/);
  expect(sheetOf('together-1')).not.toMatch(/To leave together/);
});

test('a card that somebody holds face down is not called missing at the end (NY-INF-05)', () => {
  const holding = (cards: readonly (string | null)[]) => (view: View) => ({
    ...view,
    heroes: view.heroes.map((hero, seat) => ({
      ...hero,
      cases: seat === 0 ? cards.map((card) => ({ card, faceup: false })) : [],
    })) as unknown as View['heroes'],
  });
  expect(sheetOf('defeat-1', holding(['diagram-1']))).toMatch(/✗\s+Tape \(missing\)\s+✓\s+a Diagram/);
  expect(sheetOf('defeat-1', holding([null]))).toMatch(
    /\?\s+Tape \(perhaps face down\)\s+\?\s+a Diagram \(perhaps face down\)/,
  );
});
