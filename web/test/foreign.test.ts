import { createMatch, games } from '@getaway/games';
import { expect, test } from 'vitest';
import { foreignMatch } from '../src/share/foreign.ts';
import { named } from '../src/share/named.ts';

const match = createMatch('escape-plan', { seats: 2, seed: 'from elsewhere', options: {} });
for (let i = 0; i < 12; i++) {
  const [pending] = match.pending();
  match.play(pending!.seat, pending!.choices[0]!);
}
const record = match.record();
const ours = games['escape-plan']!.version;

test('a match from elsewhere is opened as it is', async () => {
  const copy: unknown = JSON.parse(JSON.stringify(named(record, [{ name: 'Ruby' }, { name: '' }])));
  expect(await foreignMatch(copy)).toEqual({ record, finished: false, names: ['Ruby', undefined] });
  expect(await foreignMatch({ ...record, names: 'x' })).toMatchObject({ names: [undefined, undefined] });
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
