/** The parts of the table in the order of F6: the prompt, the board, the panels. */
const PARTS = [
  '#prompt',
  'main :is([role=gridcell], pre)[tabindex="0"]',
  '[role=tablist] [tabindex="0"]',
] as const;

/** The parts that are on the page, each with the element that takes the focus. */
const parts = (): HTMLElement[] => PARTS.flatMap((part) => document.querySelector<HTMLElement>(part) ?? []);

const isInside = (part: HTMLElement): boolean =>
  part.closest('header, main, aside:has(> [role=tablist])')?.contains(document.activeElement) === true;

/** Goes to the next or the last part of the table. */
export function focusNextPart(by: 1 | -1): void {
  const all = parts();
  all[(all.findIndex(isInside) + by + all.length * 2) % all.length]?.focus();
}

export const focusPrompt = (): void => document.querySelector<HTMLElement>('#prompt')?.focus();
