import type { GameEvent } from '@getaway/engine';
import type { HeroId, Transport } from '../content/index.ts';
import { options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import type { Drive } from './driver.ts';

/** The finished matches that are kept: every way a game can end, with and without each expansion and variant. */

export interface Fixture {
  readonly name: string;
  readonly drive: Omit<Drive, 'seed'>;
  readonly ending: 'collectiveVictory' | 'loneVictory' | 'newYorkVictory';
  readonly winners: readonly number[];
  /** What else the match must show at its end. */
  readonly check?: (s: State, events: readonly GameEvent[]) => boolean;
}

const OVER_THE_BRIDGE = { way: 'together', by: 'bridge' } as const;
const WITH_THE_TRACER = { way: 'together', by: 'tracer' } as const;
const alone = (transport: Transport) => ({ way: 'alone', seat: 0, transport }) as const;

const HEROES = ['brain', 'snake', 'maggie', 'cabbie'] as const satisfies readonly HeroId[];
const TRANSPORTS: readonly Transport[] = ['helicopter', 'gullfire', 'raft', 'bridge'];
const seats = (n: number): number[] => Array.from({ length: n }, (_, seat) => seat);
const happened = (name: string) => (_s: State, events: readonly GameEvent[]) =>
  events.some(({ event }) => event === name);
const byTransport = (transport: Transport) => (_s: State, events: readonly GameEvent[]) =>
  events.some(
    (event) => event.event === 'escapedAlone' && 'transport' in event && event.transport === transport,
  );

const base: Fixture[] = [
  ...[1, 2, 3, 4].map((n): Fixture => ({
    name: `together-${n}`,
    drive: { heroes: HEROES.slice(0, n), plan: OVER_THE_BRIDGE },
    ending: 'collectiveVictory',
    winners: seats(n),
  })),
  {
    name: 'together-without-one',
    drive: { heroes: HEROES.slice(0, 3), plan: OVER_THE_BRIDGE },
    ending: 'collectiveVictory',
    winners: [0, 1],
  },
  ...TRANSPORTS.flatMap((transport): Fixture[] => [
    {
      name: `alone-1-${transport}`,
      drive: { heroes: ['snake'], plan: alone(transport) },
      ending: 'loneVictory',
      winners: [0],
      check: byTransport(transport),
    },
    {
      name: `alone-2-${transport}`,
      drive: { heroes: ['snake', 'cabbie'], plan: alone(transport) },
      ending: 'loneVictory',
      winners: [0],
      check: byTransport(transport),
    },
  ]),
  ...[1, 2, 3, 4].map((n): Fixture => ({
    name: `defeat-${n}`,
    drive: { heroes: HEROES.slice(0, n), plan: OVER_THE_BRIDGE },
    ending: 'newYorkVictory',
    winners: [],
  })),
];

const pair = HEROES.slice(0, 2);

const bands: Fixture[] = [
  {
    name: 'bands-new-york',
    drive: { heroes: pair, options: { bands: true }, plan: OVER_THE_BRIDGE },
    ending: 'newYorkVictory',
    winners: [2],
    check: happened('missionActivated'),
  },
  {
    name: 'bands-together',
    drive: { heroes: pair, options: { bands: true }, plan: OVER_THE_BRIDGE },
    ending: 'collectiveVictory',
    winners: [0, 1],
    check: happened('bandPlayed'),
  },
  {
    name: 'bands-alone',
    drive: { heroes: ['snake'], options: { bands: true }, plan: alone('helicopter') },
    ending: 'loneVictory',
    winners: [0],
    check: happened('bonusTaken'),
  },
  {
    name: 'bands-5-seats',
    drive: { heroes: HEROES, options: { bands: true }, plan: OVER_THE_BRIDGE },
    ending: 'newYorkVictory',
    winners: [4],
  },
];

const police: Fixture[] = [
  {
    name: 'uspf-together',
    drive: { heroes: pair, options: { uspf: true }, plan: OVER_THE_BRIDGE },
    ending: 'collectiveVictory',
    winners: [0, 1],
    check: happened('rewardsShown'),
  },
  {
    name: 'uspf-tracer',
    drive: { heroes: pair, options: { uspf: true }, plan: WITH_THE_TRACER },
    ending: 'collectiveVictory',
    winners: [0, 1],
    check: happened('rewardsShown'),
  },
  {
    name: 'uspf-alone',
    drive: { heroes: ['snake'], options: { uspf: true }, plan: alone('raft') },
    ending: 'loneVictory',
    winners: [0],
  },
  {
    name: 'uspf-defeat',
    drive: { heroes: HEROES.slice(0, 3), options: { uspf: true }, plan: OVER_THE_BRIDGE },
    ending: 'newYorkVictory',
    winners: [],
    check: happened('copsFire'),
  },
  {
    name: 'uspf-bands',
    drive: { heroes: pair, options: { uspf: true, bands: true }, plan: OVER_THE_BRIDGE },
    ending: 'newYorkVictory',
    winners: [2],
  },
];

const all = Object.fromEntries(Object.keys(options).map((name) => [name, true]));

const variants: Fixture[] = [
  ...(
    [
      'hardTimer',
      'hardPrisoners',
      'extraSpecialCards',
      'extraCrossbows',
      'extraTimerTiles',
      'hardNyDeck',
      'variantArt',
    ] as const
  ).map((option): Fixture => ({
    name: `variant-${option}`,
    drive: { heroes: pair, options: { [option]: true }, plan: OVER_THE_BRIDGE },
    ending: 'collectiveVictory',
    winners: [0, 1],
  })),
  {
    name: 'variant-president-alive',
    drive: { heroes: pair, options: { presidentVariant: true }, plan: OVER_THE_BRIDGE },
    ending: 'collectiveVictory',
    winners: [0, 1],
    check: (s) => s.presidentDrawn[0] === 'president-alive',
  },
  {
    name: 'variant-president-dead',
    drive: { heroes: pair, options: { presidentVariant: true }, plan: OVER_THE_BRIDGE },
    ending: 'newYorkVictory',
    winners: [],
    check: (s) => s.president === 'dead',
  },
  {
    name: 'variant-wanted',
    drive: { heroes: pair, options: { wanted: true }, plan: OVER_THE_BRIDGE },
    ending: 'collectiveVictory',
    winners: [0, 1],
    check: happened('wantedTaken'),
  },
  {
    name: 'variant-wanted-alone',
    drive: { heroes: ['snake'], options: { wanted: true }, plan: alone('gullfire') },
    ending: 'loneVictory',
    winners: [0],
    check: (s, events) =>
      s.heroes[0]!.wanted > 0 &&
      events.some(
        (event) => event.event === 'escapedAlone' && 'blue' in event && event.blue === 'obj-wanted',
      ),
  },
  {
    name: 'variant-explosions',
    drive: { heroes: pair, options: { extraExplosions: true }, plan: OVER_THE_BRIDGE },
    ending: 'collectiveVictory',
    winners: [0, 1],
  },
  {
    name: 'variant-traps',
    drive: { heroes: pair, options: { extraTraps: true }, plan: OVER_THE_BRIDGE },
    ending: 'collectiveVictory',
    winners: [0, 1],
    check: happened('trapChecked'),
  },
  {
    name: 'variant-everything',
    drive: { heroes: HEROES.slice(0, 3), options: all, plan: OVER_THE_BRIDGE },
    ending: 'newYorkVictory',
    winners: [3],
    check: happened('trapChecked'),
  },
  {
    name: 'variant-all-but-expansions',
    drive: {
      heroes: pair,
      options: { ...all, bands: false, uspf: false, hardNyDeck: false },
      plan: OVER_THE_BRIDGE,
    },
    ending: 'collectiveVictory',
    winners: [0, 1],
  },
];

export const FIXTURES: readonly Fixture[] = [...base, ...bands, ...police, ...variants];
