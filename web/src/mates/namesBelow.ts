/** Where the tops of all that is pointed at are now, by their numbers. */
export type Places = Map<number, { readonly x: number; readonly y: number }>;

/** How wide names are about, and how high. */
const NAME = { width: 90, height: 26 };

/** How many of those before it have their names where its own would be: it stands above them. */
export function namesBelow(places: Places, no: number): number {
  const own = places.get(no);
  if (!own) return 0;
  let count = 0;
  for (const [other, { x, y }] of places) {
    const isNear = Math.abs(x - own.x) < NAME.width && Math.abs(y - own.y) < NAME.height;
    if (other < no && isNear) count++;
  }
  return count;
}
