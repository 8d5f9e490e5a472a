const GAP = 6;

/** Puts a popover above a thing where there is room, else below it, and always on the screen. */
export function place(popover: HTMLElement, thing: DOMRect): void {
  const { width, height } = popover.getBoundingClientRect();
  const above = thing.top - height - GAP;
  popover.style.top = `${above >= 0 ? above : thing.bottom + GAP}px`;
  popover.style.left = `${Math.max(GAP, Math.min(innerWidth - width - GAP, thing.left))}px`;
}
