import { createMatch, type MatchRecord } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { hotGoods } from '../../engine/test/games/hotGoods.ts';
import { file, getaway } from './getaway.ts';

function finished(): MatchRecord {
  const match = createMatch(hotGoods, { seats: 2, seed: 'replay' });
  while (match.outcome() === null) {
    const { seat, choices } = match.pending()[0] as ReturnType<typeof match.pending>[number];
    match.play(seat, choices[choices.length - 1] as (typeof choices)[number]);
  }
  return match.record();
}

const record = finished();
const text = JSON.stringify(record);
const plays = record.plays.length;

const changed = (number: number, play: unknown): unknown => ({
  ...record,
  plays: record.plays.map((old, i) => (i === number - 1 ? play : old)),
});

describe('getaway replay', () => {
  it('shows how a finished match ended', async () => {
    const { code, out } = await getaway(`replay ${file('whole.json', record)}`);
    expect(code).toBe(0);
    expect(out).toContain(`after ${plays} of ${plays} plays`);
    expect(out).toMatch(/The game is over \(sold out\)\. Winners?: Player/);
  });

  it('shows an earlier position, and who is to choose', async () => {
    const { code, out } = await getaway(`replay ${file('whole.json', record)} --at 3`);
    expect(code).toBe(0);
    expect(out).toContain(`after 3 of ${plays} plays`);
    expect(out).toContain('To choose: Player 2.');
  });

  it('prints JSON without anybody’s secrets', async () => {
    const { out } = await getaway(`replay ${file('whole.json', record)} --at 2 --json`);
    const result = JSON.parse(out) as { view: { hands: unknown[][] } };
    expect(result).toMatchObject({ game: 'hot-goods', version: 1, seats: 2, plays, at: 2, outcome: null });
    expect(result.view.hands.flat().every((goods) => goods === null)).toBe(true);
  });

  it.each([
    ['a file that is no JSON', 'hello', /broken or incomplete/],
    ['an empty file', '', /broken or incomplete/],
    ['JSON that is no record', '[1,2]', /not the record of a match/],
    ['a record without plays', { ...record, plays: undefined }, /"plays"/],
    ['another version of the rules', { ...record, version: 2 }, /version 2.*version 1/],
    ['an unknown game', { ...record, game: 'poker' }, /unknown game "poker"/],
    ['an impossible seat count', { ...record, seats: 12 }, /seats, not 12/],
    ['an option that does not exist', { ...record, options: { wings: 1 } }, /unknown option "wings"/],
    ['a file cut off in its first play', text.slice(0, text.indexOf('"plays"') + 20), /play 1: .*incomplete/],
    [
      'a file cut off later',
      text.slice(0, text.indexOf('}', text.length - 30)),
      new RegExp(`play ${plays}: `),
    ],
    ['a forged choice', changed(4, { seat: 1, choice: { do: 'sell', goods: 'moon' } }), /play 4: /],
    ['a play out of turn', changed(5, { seat: 1, choice: { do: 'draw' } }), /play 5: /],
    ['a play that is no play', changed(6, 'draw'), /play 6: /],
    ['a seed exchanged', { ...record, seed: 'forged' }, /play \d+: /],
    [
      'plays after the end',
      { ...record, plays: [...record.plays, { seat: 0, choice: { do: 'draw' } }] },
      new RegExp(`play ${plays + 1}: .*over`),
    ],
  ])('refuses %s', async (_, content, sentence) => {
    const { code, out, err } = await getaway(`replay ${file('bad.json', content)}`);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('refuses a position beyond the end', async () => {
    const { code, err } = await getaway(`replay ${file('whole.json', record)} --at 999`);
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`has ${plays} plays, so --at 999 is too far`));
  });
});
