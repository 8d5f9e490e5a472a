import { BadContent } from '@getaway/engine';
import { DIRECTIONS } from '../ids.ts';
import type { Files } from '../files.ts';

const FILE = 'board.json';

/** The drawn map is the one the rules describe (NY-BRD). */
export function checkBoard({ board, components, suburbCounters }: Files): void {
  const byId = new Map(board.spaces.map((space) => [space.id, space]));
  const kinds = new Map<string, number>();

  for (const space of board.spaces) {
    const place = `c${String(space.col).padStart(2, '0')}y${String(space.y).padStart(2, '0')}`;
    if (space.id !== place) throw new BadContent(FILE, space.id, `lies at ${place}`);
    kinds.set(space.kind, (kinds.get(space.kind) ?? 0) + 1);

    for (const direction of DIRECTIONS) {
      const [dx, dy] = board.directions[direction];
      const there = board.spaces.find((other) => other.col === space.col + dx && other.y === space.y + dy);
      const bridge = board.bridges.find((b) => b.head === space.id && b.direction === direction);
      const found = space.neighbors[direction];
      if (there !== undefined && bridge !== undefined) {
        throw new BadContent(FILE, bridge.id, 'must lead off the board');
      }
      const expected = there?.id ?? bridge?.id ?? null;
      if (found !== expected) {
        throw new BadContent(
          FILE,
          space.id,
          `neighbour ${direction} should be ${expected ?? 'none'}, is ${found ?? 'none'}`,
        );
      }
    }
    const open = space.kind === 'library' || space.kind === 'street' || space.kind === 'worldTradeCenter';
    if (space.startsRevealed !== open) {
      throw new BadContent(FILE, space.id, `a ${space.kind} space must ${open ? '' : 'not '}start revealed`);
    }
    if (space.suburb && space.kind !== 'city') {
      throw new BadContent(FILE, space.id, 'only city spaces can be suburbs');
    }
  }

  const total = (kind: string) => kinds.get(kind) ?? 0;
  expectCount('library', total('library'), 1);
  expectCount('street', total('street'), DIRECTIONS.length);
  expectCount('worldTradeCenter', total('worldTradeCenter'), 1);
  expectCount('poi', total('poi'), components.supply.poiTiles.count);
  expectCount('suburb', board.spaces.filter((space) => space.suburb).length, suburbCounters.count);

  expectKind(board.startSpace, 'library');
  expectKind(board.worldTradeCenter, 'worldTradeCenter');
  expectKind(board.parkCenter, 'centralPark');
  const library = byId.get(board.startSpace);
  for (const direction of DIRECTIONS) {
    const around = library?.neighbors[direction];
    if (!board.spaces.some((space) => space.id === around && space.kind === 'street')) {
      throw new BadContent(FILE, board.startSpace, `needs a street to the ${direction}`);
    }
  }

  for (const bridge of board.bridges) {
    const head = byId.get(bridge.head);
    if (head?.kind !== 'city' || head.suburb) {
      throw new BadContent(FILE, bridge.id, 'must start from a city space without suburb counter');
    }
    if (board.bridges.some((other) => other !== bridge && other.head === bridge.head)) {
      throw new BadContent(FILE, bridge.id, 'shares its bridgehead');
    }
  }

  function expectCount(what: string, found: number, expected: number): void {
    if (found !== expected) throw new BadContent(FILE, what, `expected ${expected} spaces, found ${found}`);
  }

  function expectKind(id: (typeof board)['startSpace'], kind: string): void {
    if (byId.get(id)?.kind !== kind) throw new BadContent(FILE, id, `must be a ${kind} space`);
  }
}
