import { createMatch, games } from '@getaway/games';
import { expect, test } from 'vitest';
import type { Player } from '../src/match/position.ts';
import { foreignMatch } from '../src/share/foreign.ts';
import { named } from '../src/share/named.ts';

const match = createMatch('escape-plan', { seats: 2, seed: 'from elsewhere', options: {} });
for (let i = 0; i < 12; i++) {
  const [pending] = match.pending();
  match.play(pending!.seat, pending!.choices[0]!);
}
const record = match.record();
const handedOn = (...players: readonly Player[]): unknown =>
  JSON.parse(JSON.stringify(named(record, players)));
const ours = games['escape-plan']!.version;

test('a match from elsewhere is opened as it is', async () => {
  const copy = handedOn({ kind: 'person', name: 'Ruby' }, { kind: 'person', name: '' });
  const nobody = [undefined, undefined];
  expect(await foreignMatch(copy)).toEqual({
    record,
    finished: false,
    names: ['Ruby', undefined],
    bots: nobody,
  });
  expect(await foreignMatch({ ...record, names: 'x', bots: 'y' })).toMatchObject({
    names: nobody,
    bots: nobody,
  });
});

test('the bots of a match from elsewhere stay bots, as long as a person plays', async () => {
  const ruby = { kind: 'person', name: 'Ruby' } as const;
  const claws = { kind: 'bot', name: 'Claws', bot: 'ruthless' } as const;
  expect(await foreignMatch(handedOn(ruby, claws))).toMatchObject({ bots: [undefined, 'ruthless'] });
  expect(await foreignMatch(handedOn(claws, claws))).toMatchObject({ bots: [undefined, undefined] });
  expect(await foreignMatch({ ...record, bots: [null, 'unheard of'] })).toMatchObject({
    bots: [undefined, undefined],
  });
});

test.each([
  ['nothing', null, { why: 'unreadable' }],
  ['a list', [1, 2], { why: 'unreadable' }],
  ['a match without its choices', { ...record, plays: undefined }, { why: 'unreadable' }],
  ['a match of another game', { ...record, game: 'chess' }, { why: 'otherGame', params: { game: 'chess' } }],
  [
    'a match under newer rules',
    { ...record, version: ours + 1 },
    { why: 'otherRules', params: { theirs: ours + 1, ours } },
  ],
  [
    'a match with a choice that was never possible',
    { ...record, plays: [...record.plays, { seat: 0, choice: { do: 'fly' } }] },
    { why: 'impossible' },
  ],
  ['a match for more seats than the game has', { ...record, seats: 9 }, { why: 'impossible' }],
])('%s is refused, and it is said why', async (_, value, why) => {
  await expect(foreignMatch(value)).rejects.toMatchObject(why);
});
