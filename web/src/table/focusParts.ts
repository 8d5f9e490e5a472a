/** The parts of the table in the order of F6: the prompt, the board, the panels. */
const PARTS = [
  '#prompt',
  'main :is([role=gridcell], pre)[tabindex="0"]',
  '[role=tablist] [tabindex="0"]',
] as const;

const partNow = (): number =>
  PARTS.findIndex((part) => {
    const area = document.querySelector(part)?.closest('header, main, aside:has(> [role=tablist])');
    return area?.contains(document.activeElement) === true;
  });

/** Goes to the next or the last part of the table. */
export function focusNextPart(by: 1 | -1): void {
  const next = PARTS[(partNow() + by + PARTS.length * 2) % PARTS.length];
  if (next) document.querySelector<HTMLElement>(next)?.focus();
}

export const focusPrompt = (): void => document.querySelector<HTMLElement>('#prompt')?.focus();
