import { expect, test } from 'vitest';
import { groupsOf, type LogLine } from '../src/table/logGroups.ts';

const line = (n: number, seat?: number | string): LogLine => ({
  n,
  play: n,
  text: `line ${n}`,
  event: { event: 'happened', rules: [], ...(seat !== undefined && { seat }) },
});

test('lines in a row about one seat are a group; what concerns all, or nobody who plays, stands apart', () => {
  const lines = [line(1), line(2, 0), line(3, 0), line(4, 'sandra'), line(5), line(6, 1), line(7, 0)];
  expect(groupsOf(lines).map(({ seat, lines: own }) => [seat, own.map(({ n }) => n)])).toEqual([
    [null, [1]],
    [0, [2, 3]],
    [null, [4, 5]],
    [1, [6]],
    [0, [7]],
  ]);
});
