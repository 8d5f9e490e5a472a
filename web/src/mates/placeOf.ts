/** What of a table is drawn as a piece and can be seen: its place on the board first, then wherever else it is shown. */
export function placeOf(
  table: ParentNode,
  piece: string,
  pieceAt: (spot: string) => string | null,
): Element | null {
  const named = `[data-piece="${CSS.escape(piece)}"]`;
  const cells = [...table.querySelectorAll<HTMLElement | SVGElement>('[data-cell]')].filter(
    ({ dataset }) => pieceAt(dataset['cell'] ?? '') === piece,
  );
  const drawn = [...table.querySelectorAll(`[role=grid] ${named}`), ...cells];
  return [...drawn, ...table.querySelectorAll(named)].find(isInSight) ?? null;
}

/** Whether its middle lies on the screen, and nothing that scrolls or is shut hides it. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return false;
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const frame = element.closest('[role=grid], [role=tabpanel], aside')?.getBoundingClientRect();
  return !frame || (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom);
}
