import { agrees, type Explained } from '@getaway/engine';
import { helps, matchFrom, remediesHelp, type Remedying, rule } from '@getaway/engine/testing';
import { expect, test } from 'vitest';
import { masterHeist } from '../index.ts';
import type { Choice } from '../rules/choices.ts';
import type { Heist, Who } from '../rules/state.ts';
import { at, busy, heist, planning, put, stand, the, tokens } from './scene.ts';

type No = Explained<Choice>;
interface Meant {
  readonly who: Who;
  readonly to?: string;
  readonly at?: string;
}

const spaceOf = (s: Heist, { to, at: there }: Meant): number => at(s, to ?? there ?? '');

const meant = ({ choice }: No): Meant => choice as Meant;

/** Does what a remedy says, in fact. */
const DONE: Remedying<Heist, Choice> = {
  ideas: (s, _seat, { ideas }, no) => (the(s, meant(no).who).ideas += Number(ideas)),
  dice: (s, _seat, { dice }, no) => (the(s, meant(no).who).die = (dice as number[]).at(-1)!),
  cash: (s, _seat, { short }) => (s.cash += Number(short)),
  token: (s, _seat, _said, no) => tokens(s, meant(no).who, meant(no).to!),
  guards: (s, _seat, _said, no) => (s.guards[the(s, meant(no).who).at] = 0),
  lock: (s, _seat, _said, no) => (s.locks[spaceOf(s, meant(no))] = 0),
  door: (s, _seat, _said, no) => (s.token[spaceOf(s, meant(no))] = null),
  remoteLock: (s) => s.token.forEach((one, i) => one?.startsWith('remoteLock') && (s.token[i] = null)),
  keycard: (s, _seat, _said, no) => (the(s, meant(no).who).carries.keycard = 1),
};

/** The remedy is said about this choice of the first seat, and it is true. */
function comesTrue(s: Heist, part: object, remedy: string, rules: string[]): No {
  const said = matchFrom(masterHeist, structuredClone(s))
    .explain(0)
    .filter(({ choice, remedies }) => agrees(part, choice) && remedies?.some((one) => one.remedy === remedy));
  expect(said, remedy).not.toEqual([]);
  for (const no of said) expect(helps(masterHeist, DONE, s, 0, no, remedy), JSON.stringify(no)).toBe(true);
  expect(said[0]!.remedies!.find((one) => one.remedy === remedy)!.rules).toEqual(rules);
  return said[0]!;
}

const figures = ({ remedies }: No): unknown => remedies?.[0]?.params;

/** The thug on a tile with a move to make to the next, where its token lies. */
function walking(): Heist {
  const s = heist();
  stand(s, 'thug', 'c3');
  tokens(s, 'thug', 'c4');
  busy(s, 'thug', { move: 1 });
  return s;
}
const MOVE = { do: 'move', who: 'thug', to: 'c4' };

test('in any position whatever is said to help does', () => {
  remediesHelp(masterHeist, DONE, [{ seats: 3 }, { seats: 2, options: { scenario: 'startup-job' } }], 8);
});

rule(['MH-ACT-03', 'MH-SUB-08'], 'ideas that are missing', () => {
  const s = heist();
  the(s, 'thug').ideas = 0;
  const no = comesTrue(s, { do: 'changeDie', who: 'thug' }, 'ideas', ['MH-SUB-08']);
  expect(figures(no)).toEqual({ ideas: 1 });
});

rule('MH-CHR-04', 'the dice that open an action', () => {
  const s = heist();
  the(s, 'thug').ideas = 1;
  comesTrue(s, { do: 'commit', who: 'thug' }, 'dice', ['MH-CHR-04', 'MH-ACT-03']);
});

rule('MH-ACT-03', 'one step of the die is what to do first, if it can be paid', () => {
  const s = heist();
  the(s, 'thug').ideas = 1;
  const firsts = matchFrom(masterHeist, s)
    .explain(0)
    .flatMap(({ rule: id, first }) => (id === 'MH-CHR-04' && first ? [first] : []));
  expect(firsts.length).toBeGreaterThan(0);
  for (const first of firsts) expect(first).toMatchObject({ do: 'changeDie', who: 'thug' });
});

rule('MH-SHP-04', 'team cash that is missing', () => {
  const s = planning({ options: { cash: 0 } });
  const no = comesTrue(s, { do: 'buyItem', item: 'cheap-picks' }, 'cash', ['MH-SHP-04']);
  expect((figures(no) as { short: number }).short).toBeGreaterThan(0);
});

rule(['MH-SUB-01', 'MH-SUB-03'], 'a token on the next tile, and no guard on the own', () => {
  const bare = walking();
  bare.plan.fill(0);
  comesTrue(bare, MOVE, 'token', ['MH-SUB-01']);
  const guarded = walking();
  put(guarded, 'c3', { guards: 2 });
  expect(comesTrue(guarded, MOVE, 'guards', ['MH-SUB-03', 'MH-SUB-06']).blockers).toEqual(['c3']);
});

rule(['MH-SUB-02', 'MH-KEY-01', 'MH-RLK-01'], 'a lock, a door, a remote lock', () => {
  const locked = walking();
  put(locked, 'c4', { locks: 1 });
  expect(comesTrue(locked, MOVE, 'lock', ['MH-SUB-05']).blockers).toEqual(['c4']);
  const door = walking();
  put(door, 'c4', { token: 'keycardDoor' });
  expect(comesTrue(door, MOVE, 'door', ['MH-KEY-02']).blockers).toEqual(['c4']);
  comesTrue(door, { do: 'openDoor', who: 'thug', at: 'c4' }, 'keycard', ['MH-KEY-02']);
  const remote = walking();
  put(remote, 'c4', { token: 'remoteLockX' });
  expect(comesTrue(remote, MOVE, 'remoteLock', ['MH-RLK-05']).blockers).toEqual(['c4']);
  const caught = walking();
  put(caught, 'c3', { token: 'remoteLockY' });
  expect(comesTrue(caught, MOVE, 'remoteLock', ['MH-RLK-05']).blockers).toEqual(['c3']);
});
