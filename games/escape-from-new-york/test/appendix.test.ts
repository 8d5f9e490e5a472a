import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { board, bosses, levelBars, uspf } from '../content/index.ts';

/** What RULES.md prints of bosses, bars, cards and tiles is what lies in the box. */

type Row = Readonly<Record<string, string>>;
type Entry = Readonly<Record<string, unknown>>;

const here = (path: string) => new URL(`../${path}`, import.meta.url);
const lines = readFileSync(here('RULES.md'), 'utf8').split('\n');
const cells = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** Every row of every table, with its cells by column. */
const rows: Row[] = lines.flatMap((line, i) => {
  if (!line.startsWith('|') || line.startsWith('| ---')) return [];
  let head = i;
  while (!lines[head]!.startsWith('| ---') && head > 0) head--;
  if (head === 0 || !lines.slice(head, i).every((other) => other.startsWith('|'))) return [];
  const names = cells(lines[head - 1]!);
  return [Object.fromEntries(cells(line).map((cell, column) => [names[column] ?? '', cell]))];
});

/** Everything in the data files that has an id. */
const box = new Map<string, Entry>();
function unpack(value: unknown, key: string): void {
  if (typeof value !== 'object' || value === null) return;
  const entry = value as Entry;
  if (typeof entry['id'] === 'string' && !box.has(entry['id'])) box.set(entry['id'], { set: key, ...entry });
  for (const [name, inner] of Object.entries(entry)) unpack(inner, Array.isArray(value) ? key : name);
}
for (const file of readdirSync(here('content')))
  if (file.endsWith('.json')) unpack(JSON.parse(readFileSync(here(`content/${file}`), 'utf8')), file);

const list = (value: unknown, none = '-'): string =>
  Array.isArray(value) && value.length > 0 ? value.join(' ') : none;
const yes = (value: unknown): string => (value === true ? 'yes' : '-');
const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '-';
const plain = (name: string) => (entry: Entry) => word(entry[name]);

/** What a column says of an entry. */
const COLUMNS: Readonly<Record<string, (entry: Entry) => string>> = {
  Name: plain('name'),
  Set: plain('set'),
  Icon: plain('icon'),
  Noise: plain('noise'),
  Effect: plain('text'),
  Requirement: plain('text'),
  Count: plain('count'),
  Cost: plain('cost'),
  Prisoners: plain('prisoners'),
  Cars: plain('prisonerCars'),
  Items: plain('items'),
  Building: plain('building'),
  Tier: plain('tier'),
  roadblock: plain('roadblock'),
  moveFrom: ({ moveFrom }) => list(moveFrom),
  Roadblocks: ({ roadblocks }) => list(roadblocks),
  Event: ({ event }) => yes(event),
  Manhole: ({ manhole }) => yes(manhole),
  Trap: ({ trap }) => word((trap as Entry | undefined)?.['text']),
  Kind: ({ kind, ammo }) => (kind === 'weapon' && ammo ? `weapon (ammo ${Number(ammo)})` : word(kind)),
  Bonus: ({ bonus }) =>
    Object.entries(bonus ?? {})
      .map(([figure, n]) => `${figure} +${n}`)
      .join() || '-',
  'Power up': plain('powerUpText'),
  'Discard cost / points': ({ discard }) => Object.values(discard ?? {}).join(' / '),
  Step: ({ step }) => ['', 'I', 'II', 'III'][Number(step)] ?? '',
  'Cops added': ({ onResolve }) => {
    const [{ n, where }] = onResolve as [Entry];
    return `${word(n)}, ${word(where)}`;
  },
};

const idOf = (row: Row) => row['Id'] ?? row['Mission'] ?? row['Task'] ?? row['Cop action'] ?? '';
const printed = rows.filter((row) => box.has(idOf(row)) && row['Figures'] === undefined);

describe('the tables of RULES.md', () => {
  test.each(printed.map((row) => [idOf(row), row] as const))('%s', (id, row) => {
    const entry = box.get(id)!;
    for (const [column, cell] of Object.entries(row)) {
      const { [column]: say } = COLUMNS;
      // The set of an objective is told beside its colour.
      if (say !== undefined && !(column === 'Set' && row['Colour'])) expect(say(entry), column).toBe(cell);
    }
  });

  test('name every card and tile', () => {
    const told = new Set(printed.map(idOf));
    const untold = [...box.keys()].filter(
      (id) =>
        /^(snake|maggie|brain|cabbie|ny|bny|city|park|trap|mission|cop|task|obj)-/.test(id) && !told.has(id),
    );
    expect(untold).toEqual(['trap-triggered', 'trap-safe']);
    expect(printed.length).toBeGreaterThan(200);
  });

  test('tell the figures of bosses, level bars, rewards and transitions', () => {
    for (const { id, hitPoints, damage, range, movement, case: slot, ability } of Object.values(bosses)) {
      const row = rows.find(({ Boss }) => Boss?.toLowerCase() === id)!;
      const figures = [hitPoints, damage, range, movement].map(String);
      expect([row['Hit points'], row['Damage'], row['Range'], row['Movement']]).toEqual(figures);
      expect([row['Case'], row['Ability']!.split(':')[0]]).toEqual([
        slot === null ? 'none' : `\`${slot}\``,
        `\`${ability}\``,
      ]);
    }
    for (const [texture, bars] of Object.entries(levelBars)) {
      const row = rows.find(({ Texture }) => Texture === texture)!;
      const figures = [1, 2, 3].map((level) => row[`Level ${level}`]!.match(/\d+/g)!.map(Number));
      expect(figures.map(([prisoners, items = 0]) => ({ prisoners, items }))).toEqual(
        bars.map(({ prisoners, items }) => ({ prisoners, items })),
      );
    }
    for (const tier of [1, 2, 3]) {
      const row = rows.find((one) => one['Reward tier'] === String(tier))!;
      const points = Object.values(uspf.rewards).flatMap((one) => (one.tier === tier ? [one.points] : []));
      expect(row['Points of the 7 cards']).toBe(points.join(' '));
    }
    for (const [id, transition] of Object.entries(uspf.transitions)) {
      if (transition.type !== '2-3') continue;
      const row = rows.find((one) => one['Transition 2-3'] === id)!;
      const heroes = ['1 hero', '2 heroes', '3 heroes', '4 heroes'].map((column) => row[column]);
      expect(heroes).toEqual(Object.values(transition.rewardPoints).map(String));
    }
  });

  test('tell every space of the board, the suburbs and the bridgeheads', () => {
    const said = rows.filter(({ Spaces }) => Spaces !== undefined);
    const marks = (id: string, suburb: boolean): string => {
      const bridge = board.bridges.find(({ head }) => head === id);
      if (bridge) return ` (bridgehead of ${bridge.id})`;
      return suburb ? ' (suburb)' : '';
    };
    for (const { Kind, Spaces } of said) {
      const spaces = board.spaces.filter(({ kind }) => kind === Kind);
      const ids = spaces.map(({ id, suburb }) => `${id}${marks(id, suburb)}`);
      expect(Spaces!.split(', ').toSorted()).toEqual(ids.toSorted());
    }
    expect(said.flatMap(({ Spaces }) => Spaces!.split(', '))).toHaveLength(board.spaces.length);
  });
});
