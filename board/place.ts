const GAP = 6;

/** Puts a popover on the wanted side of a thing where there is room, else on the other, and always on the screen. */
export function place(popover: HTMLElement, thing: DOMRect, side: 'above' | 'below' = 'above'): void {
  const { width, height } = popover.getBoundingClientRect();
  const above = thing.top - height - GAP;
  const below = thing.bottom + GAP;
  const isAbove = above >= 0 && (side === 'above' || below + height > innerHeight);
  popover.style.top = `${isAbove ? above : below}px`;
  popover.style.left = `${Math.max(GAP, Math.min(innerWidth - width - GAP, thing.left))}px`;
}
