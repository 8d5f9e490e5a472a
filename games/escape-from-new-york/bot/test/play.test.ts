import { type Bot, botNamed, playOn, searching } from '@getaway/bots';
import { type Base, type Game, pick, seeded, startState, Table } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { HERO_IDS } from '../../content/index.ts';
import type { Choice } from '../../rules/choices.ts';
import type { AnyStep } from '../../rules/agenda.ts';
import { push } from '../../rules/agenda.ts';
import type { State } from '../../rules/state.ts';
import {
  game,
  giveCase,
  giveItem,
  place,
  putEnemies,
  putInHand,
  revealPoi,
  revealTile,
  scene,
} from '../../test/scene.ts';
import { evaluation } from '../evaluation.ts';

const rules: Game = game;
const BOTS: readonly Bot[] = [botNamed('greedy')!, searching('search:60', { iterations: 60 })];
const NAMES = BOTS.map(({ name }) => name);
const FOUR = ['snake', 'maggie', 'brain', 'cabbie'] as const;
const thinking = { game: rules, evaluation };
const botOf = (name: string): Bot => BOTS.find((bot) => bot.name === name)!;

/** What a bot does first when these steps come up. */
function chosen(name: string, s: State, ...steps: AnyStep[]): Choice {
  s.agenda = [{ step: 'endTurn', seat: s.current }];
  push(s, ...steps);
  const table = new Table(game, s);
  const { seat, choices } = table.pending()[0]!;
  const view = game.schema.observe(s, seat);
  return botOf(name).choose(view, seat, choices, { rng: seeded('luck') }, thinking);
}

/** All four on the bridgehead of Bridge 3, with everything that the escape needs. */
function atBridge(): State {
  const s = scene({ heroes: FOUR });
  revealTile(s, 'c09y09', 'city-34');
  revealTile(s, 'c08y08', 'city-28');
  FOUR.forEach((_, seat) => place(s, seat, 'c09y09'));
  s.president = 'held';
  s.heroes[0]!.president = true;
  giveCase(s, 1, 'tape');
  return s;
}

/** Snake has what leaving alone by the Gullfire asks for; all that is missing is the way there. */
function readyToLeave(): State {
  const s = scene({ heroes: FOUR });
  const hero = s.heroes[0]!;
  s.president = 'held';
  s.heroes[3]!.president = true;
  hero.level = 3;
  hero.bar = { prisoners: 0, items: 0, killed: 0, paid: 0 };
  const other = s.heroes.find(({ purple }) => purple[0] === 'obj-gullfire');
  const pile = other ? other.purple : s.purpleDeck.includes('obj-gullfire') ? s.purpleDeck : s.purpleUnused;
  pile[pile.indexOf('obj-gullfire')] = hero.purple[0]!;
  hero.purple = ['obj-gullfire'];
  const blue = s.heroes.find(({ blue: [card] }) => card === 'obj-fake-tape')?.blue;
  const deck = blue ?? (s.blueDeck.includes('obj-fake-tape') ? s.blueDeck : s.blueUnused);
  deck[deck.indexOf('obj-fake-tape')] = hero.blue[0]!;
  hero.blue = ['obj-fake-tape'];
  giveItem(s, 0, 'fake-tape');
  return s;
}

const free = (seat: number): AnyStep => ({ step: 'freeMoment', seat, pay: false });
const walk = (seat: number, left: number): AnyStep => ({
  step: 'walk',
  seat,
  left,
  upTo: true,
  roadblocks: 'stop',
  by: 'card',
  tried: false,
});

describe.each(NAMES)('%s', (name) => {
  it('leaves over the bridge when everything is there', () => {
    expect(chosen(name, atBridge(), walk(0, 1))).toEqual({ do: 'tryBridge', bridge: 'bridge-3' });
  });

  it('shows what it has when the others try to leave', () => {
    const s = atBridge();
    const shown = chosen(name, s, {
      step: 'showCards',
      seat: 1,
      way: 'bridge-3',
      waiting: [2],
      shown: ['president'],
    });
    expect(shown).toEqual({ do: 'show', cards: ['tape'] });
  });

  it('leaves alone when it may', () => {
    const s = readyToLeave();
    place(s, 0, 'c02y02');
    expect(chosen(name, s, free(0))).toEqual({ do: 'escape', transport: 'gullfire' });
  });

  it('takes the case that lies before it', () => {
    const s = scene({ heroes: FOUR });
    s.cases[2]!.token = s.heroes[0]!.at;
    expect(chosen(name, s, free(0))).toEqual({ do: 'collectCase', slot: 'case-3' });
  });

  it('frees the President when the way is clear and the Tape is at hand', () => {
    const s = scene({ heroes: FOUR });
    for (const poi of s.poi) poi.faceup = true;
    revealPoi(s, 'c10y08', 'dukes-camp');
    giveCase(s, 0, 'tape');
    place(s, 0, 'c10y08');
    expect(chosen(name, s, free(0))).toEqual({ do: 'takePresident' });
  });

  it('never gives away what the escape needs', () => {
    const s = scene({ heroes: FOUR });
    s.current = 2;
    expect(chosen(name, s, free(2))).toEqual({ do: 'proceed' });
    giveCase(s, 2, 'tape');
    giveItem(s, 2, 'ammo-box', 'police-scanner');
    expect(chosen(name, s, { step: 'overLimit', seat: 2 }).do).toMatch(/Item$/);
  });

  it('turns no timer tile for a few cards', () => {
    const s = scene({ heroes: FOUR });
    const hero = s.heroes[0]!;
    hero.discard = hero.hand.splice(0, 3);
    expect(chosen(name, s, { step: 'timerStep', seat: 0, must: false })).toEqual({ do: 'keepTimer' });
  });

  it('walks towards the bridge, not away from it, when the others wait there', () => {
    const s = atBridge();
    place(s, 0, 'c08y08');
    revealTile(s, 'c07y07', 'city-32');
    s.heroes[0]!.hand = [];
    putInHand(s, 0, 'snake-2');
    expect(chosen(name, s, walk(0, 1))).toEqual({ do: 'move', route: ['c09y09'] });
  });
});

/** The choice that looks best at a glance when these steps come up. */
function atAGlance(s: State, ...steps: AnyStep[]): Choice {
  s.agenda = [{ step: 'endTurn', seat: s.current }];
  push(s, ...steps);
  const { seat, choices } = new Table(game, s).pending()[0]!;
  const weights = evaluation.sensible(s, seat, choices);
  return choices[weights.indexOf(Math.max(...weights))]!;
}

describe('at a glance', () => {
  it('goes to its transport when nothing else is missing for leaving alone', () => {
    const s = readyToLeave();
    place(s, 0, 'c04y04');
    for (const space of ['c03y03', 'c03y05'] as const)
      revealTile(s, space, space === 'c03y03' ? 'city-34' : 'city-28');
    expect(atAGlance(s, walk(0, 1))).toEqual({ do: 'move', route: ['c03y03'] });
  });

  it('has Brain with them where several play, and anybody where one does', () => {
    const looks = (seats: number): readonly number[] => {
      const s = startState(game, { seats, options: {}, seed: 'heroes' });
      const { seat, choices } = new Table(game, s).pending()[0]!;
      return evaluation.sensible(s, seat, choices);
    };
    expect(looks(3)).toEqual(HERO_IDS.map((id) => (id === 'brain' ? 1 : 0)));
    expect(new Set(looks(1)).size).toBe(1);
  });

  it('gets away alone now and then, without any search', () => {
    let won = 0;
    for (let number = 0; number < 24; number++) {
      const table = new Table(rules, startState(rules, { seats: 1, options: {}, seed: `glance ${number}` }));
      while (table.state.outcome === null)
        playOn(table, 0, { ...evaluation, quiet: () => false }, null, 0, 100);
      won += table.state.outcome.winners.length;
    }
    expect(won).toBeGreaterThan(3);
  });

  it('pays for the level bar with what no objective asks for', () => {
    const s = scene({ heroes: FOUR });
    s.heroes[0]!.bar = { prisoners: 3, items: 1, killed: 0, paid: 0 };
    s.heroes[0]!.blue.splice(0);
    giveItem(s, 0, 'smugglers-ledger', 'street-map');
    expect(atAGlance(s, { step: 'freeMoment', seat: 0, pay: true })).toEqual({
      do: 'payItem',
      item: 'street-map',
    });
  });
});

describe('bots in New York', () => {
  it.each(NAMES)('%s chooses the same from the same view and luck, whatever the state behind it', (name) => {
    const table = new Table(rules, startState(rules, { seats: 4, options: {}, seed: 'twins' }));
    const chance = { rng: seeded('twins') };
    for (let plays = 0; plays < 120; plays++) {
      const { seat, choices } = pick(chance, table.pending());
      if (plays % 30 === 29) {
        const view = rules.schema.observe(table.state, seat);
        const other: Base = rules.schema.imagine(view, seat, { rng: seeded('other') });
        const answers = [table.state, other].map((state) =>
          botOf(name).choose(
            rules.schema.observe(state, seat),
            seat,
            choices,
            { rng: seeded('same') },
            thinking,
          ),
        );
        expect(answers[0]).toEqual(answers[1]);
      }
      table.play(seat, pick(chance, choices));
    }
  });

  it('New York fares the better the worse its heroes do, and spends its noise', () => {
    const s = scene({ heroes: FOUR, options: { bands: true } });
    const before = evaluation.values(s);
    s.timer.splice(4, 6);
    const after = evaluation.values(s);
    for (let seat = 0; seat < 4; seat++) expect(after[seat]!).toBeLessThan(before[seat]!);
    expect(after[4]!).toBeGreaterThan(before[4]!);
    s.noise = 12;
    putEnemies(s, 'prisoner', 'c05y03', 3);
    expect(chosen('greedy', s, { step: 'bandsPlay', seat: 4 }).do).not.toBe('stop');
  });
});
