import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const CONTRAST = 'color-contrast';

const LOOKS = {
  all: { runOnly: EVERYTHING },
  colours: { runOnly: [CONTRAST] },
  'all but colours': { runOnly: EVERYTHING, rules: { [CONTRAST]: { enabled: false } } },
} satisfies Record<string, RunOptions>;

/** What axe has against a page, or against its colours alone, or against all but these, in a line each. */
export async function axeFaults(page: Page, what: keyof typeof LOOKS = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // What is in order is not told, which takes half of the time.
  const options: RunOptions = { resultTypes: ['violations'], ...LOOKS[what] };
  const violations = await page.evaluate(async (wanted) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    return (await run(document, wanted)).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n')[1]?.trim() ?? '';
      return `${id} at ${target.join(' ')}: ${why}`;
    }),
  );
}

export const setTheme = (page: Page, theme: 'dark' | 'light'): Promise<void> =>
  page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted;
  }, theme);

/** Makes all text 40 % longer and accented, as another language might be, and as it was again. */
export async function inLongerWords(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(pseudoLocale);
  await page.waitForTimeout(50);
  await look();
  await page.evaluate(() => {
    dispatchEvent(new Event('usual-words'));
  });
}

/** In the browser: changes all text until it is told to stop. */
function pseudoLocale(): void {
  const accents: Readonly<Record<string, string>> = {
    a: 'å',
    e: 'é',
    i: 'î',
    o: 'ø',
    u: 'ü',
    A: 'Å',
    E: 'É',
    O: 'Ø',
  };
  /** What was there, and what has been made of it. */
  const made = new Map<Node, readonly [string, string]>();
  const lengthen = (text: string): string => {
    const letters = text.trim().length;
    if (letters < 3 || !/[a-z]/i.test(text)) return text;
    const accented = text.replace(/[aeiouAEO]/g, (letter) => accents[letter] ?? letter);
    return `${accented.trimEnd()} ${'one two three four five six seven '.repeat(9).slice(0, Math.ceil(letters * 0.4) - 1)}`;
  };
  const change = (node: Node): void => {
    if (node.nodeType !== Node.TEXT_NODE) return node.childNodes.forEach(change);
    if (
      node.parentElement?.closest('svg, pre, code, option, script, style') ||
      made.get(node)?.[1] === node.nodeValue
    )
      return;
    const was = node.nodeValue ?? '';
    const next = lengthen(was);
    made.set(node, [was, next]);
    if (next !== was) node.nodeValue = next;
  };
  change(document.body);
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE) change(target);
      addedNodes.forEach(change);
    }
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
  const stop = (): void => {
    watch.disconnect();
    for (const [node, [was, next]] of made) if (node.nodeValue === next) node.nodeValue = was;
  };
  addEventListener('usual-words', stop, { once: true });
}

/** Text that cannot be read because something cuts it off or it runs out of its button, and pages that are too wide. */
export const clippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} wide on a screen of ${innerWidth}`);
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      // What is cut off on purpose is told whole elsewhere.
      const meant = 'svg, .visually-hidden, #status, #alert, option, [data-told]';
      if (!text || !parent || parent.closest(meant)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const ink = range.getBoundingClientRect();
      if (ink.width === 0) continue;
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Meant for screen readers alone.
        if (edge.width <= 1 || clipPath === 'inset(50%)') break;
        const out = {
          x: ink.right > edge.right + 2 || ink.left < edge.left - 2,
          y: ink.bottom > edge.bottom + 3 || ink.top < edge.top - 3,
        };
        const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
        const isButton = box.matches('button, .button');
        if ((out.x && (cuts(overflowX) || isButton)) || (out.y && (cuts(overflowY) || isButton))) {
          faults.add(`"${text.slice(0, 50)}" in ${box.tagName.toLowerCase()}.${box.className}`);
        }
        const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
        // What is fixed to the screen is cut by nothing around it.
        if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') break;
      }
    }
    return [...faults];
  });

/** What can be pressed and is smaller than 24 by 24 (WCAG 2.5.8); links in running text may be. */
export const tinyTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'button, select, input, summary, .button, [role=option]',
    );
    return [...all].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const label = target.closest('label');
      if (width === 0 || (label && label.getBoundingClientRect().height >= 24)) return [];
      return width < 24 || height < 24 ? [`${target.tagName} "${target.innerText}" ${width}×${height}`] : [];
    });
  });

/** Buttons beside a board and in the bars around it that are too small for a thumb: 44 by 44 are wanted, a little less may do. */
export const smallForThumbs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header button, [role=tab], svg[role=grid] ~ div button')]
      .map((one) => ({ one, ...one.getBoundingClientRect().toJSON() }) as DOMRect & { one: HTMLElement })
      // What moves the board lies flat along its edge, so that it covers little of it.
      .filter(
        ({ one, width, height }) => width > 0 && Math.min(width, height) < (one.dataset['side'] ? 24 : 40),
      )
      .map(({ one, width, height }) => `${one.ariaLabel ?? one.innerText} ${width}×${height}`),
  );

/** Animations that go on although the person wants none. */
export const motions = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 120).length,
  );
