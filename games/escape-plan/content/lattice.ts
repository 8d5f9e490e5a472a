/** The triangular lattice that city tiles are drawn on (EP-MAP-02, EP-MAP-03). All arithmetic is on whole numbers. */
export type Point = readonly [q: number, r: number];

/** Unit directions; as steps between cells they are also a tile's six neighbours (EP-MAP-07), by side number. */
export const DIRECTIONS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const SIDE = 6;

/** EP-MAP-03: one clockwise step of 60 degrees. */
const rotateOnce = ([q, r]: Point): Point => [0 - r, q + r];

export function rotate(point: Point, steps: number): Point {
  let turned = point;
  for (let i = 0; i < steps; i++) turned = rotateOnce(turned);
  return turned;
}

export const insideHexagon = ([q, r]: Point): boolean =>
  Math.abs(q) <= SIDE && Math.abs(r) <= SIDE && Math.abs(q + r) <= SIDE;

/** Every lattice point along a polygon's outline, in order; null when an edge leaves the lattice directions. */
export function outline(polygon: readonly Point[]): Point[] | null {
  const points: Point[] = [];
  for (const [i, [q, r]] of polygon.entries()) {
    const [nextQ, nextR] = polygon[(i + 1) % polygon.length]!;
    const dq = nextQ - q;
    const dr = nextR - r;
    const length = Math.max(Math.abs(dq), Math.abs(dr));
    if (length === 0 || (dq !== 0 && dr !== 0 && dq !== -dr)) return null;
    for (let step = 0; step < length; step++)
      points.push([q + (dq / length) * step, r + (dr / length) * step]);
  }
  return points;
}

/** The name of the unit edge between two neighbouring points, the same from either end. */
export function edgeKey([q1, r1]: Point, [q2, r2]: Point): string {
  const forwards = q1 < q2 || (q1 === q2 && r1 < r2);
  return forwards ? `${q1},${r1}:${q2},${r2}` : `${q2},${r2}:${q1},${r1}`;
}

/** The two points that an edge's name is made of. */
export const edgeEnds = (edge: string): Point[] =>
  edge.split(':').map((end) => {
    const [q = 0, r = 0] = end.split(',').map(Number);
    return [q, r];
  });

/** The unit edges of a polygon's boundary. */
export function unitEdges(polygon: readonly Point[]): string[] {
  const points = outline(polygon) ?? [];
  return points.map((point, i) => edgeKey(point, points[(i + 1) % points.length]!));
}

/** Three times the centre of a unit triangle, so that it is a whole number; never on a lattice line. */
export type TriangleCentre = Point;

/** The unit triangles of the hexagon of side 6: 6 * 36 of them. */
export const HEXAGON: readonly TriangleCentre[] = hexagonTriangles();

function hexagonTriangles(): TriangleCentre[] {
  const corners: Point[] = [0, 1, 2, 3, 4, 5].map((steps) => rotate([SIDE, 0], steps));
  const centres: TriangleCentre[] = [];
  for (let q = -SIDE; q < SIDE; q++) {
    for (let r = -SIDE; r < SIDE; r++) {
      for (const third of [1, 2]) centres.push([3 * q + third, 3 * r + third]);
    }
  }
  return centres.filter((centre) => holds(corners, centre));
}

/** Whether a polygon of lattice edges covers the unit triangle, by counting the edges that a ray crosses. */
export function holds(polygon: readonly Point[], [q, r]: TriangleCentre): boolean {
  let inside = false;
  for (const [i, [q1, r1]] of polygon.entries()) {
    const [q2, r2] = polygon[(i + 1) % polygon.length]!;
    if (3 * r1 > r === 3 * r2 > r) continue;
    const crossing = q1 === q2 ? 3 * q1 : 3 * q1 - (r - 3 * r1);
    if (crossing > q) inside = !inside;
  }
  return inside;
}
