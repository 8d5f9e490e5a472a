import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

interface Listening extends Window {
  heard?: string[];
}

/** What Chromium tells a screen reader of one thing. */
interface Told {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** States that a screen reader says with a name. */
const STATES = ['pressed', 'selected', 'expanded', 'checked', 'disabled'];
const isSaid = (value: unknown): boolean => value === true || value === 'true';

function spoken({ role, name, description, properties = [] }: Told): string {
  const states = properties.filter((one) => STATES.includes(one.name) && isSaid(one.value.value));
  const parts = [role?.value, name?.value, description?.value, ...states.map((state) => state.name)];
  return parts.filter(Boolean).join(' | ');
}

/** Longer than any two announcements are apart. */
const PAUSE = 2000;

/** Somebody who plays by keys and hears what a screen reader says: what has the focus, and what is announced. */
export class Listener {
  private readonly lines: string[] = [];
  private readonly page: Page;
  private readonly chromium: CDPSession;
  private constructor(page: Page, chromium: CDPSession) {
    this.page = page;
    this.chromium = chromium;
  }

  /**
   * Listens once the table has said what it says as it opens. From then on time passes on the page only while it is
   * listened to, so that nobody waits for announcements.
   */
  static async at(page: Page): Promise<Listener> {
    await expect.poll(() => page.locator('#status').textContent()).not.toBe('');
    await page.waitForTimeout(PAUSE);
    await page.clock.install();
    await page.evaluate(() => {
      const heard: string[] = [];
      (window as Listening).heard = heard;
      for (const id of ['status', 'alert']) {
        const region = document.querySelector(`#${id}`)!;
        const hear = (): unknown =>
          region.textContent.trim() && heard.push(`${id} | ${region.textContent.trim()}`);
        new MutationObserver(hear).observe(region, { childList: true });
      }
    });
    return new Listener(page, await page.context().newCDPSession(page));
  }

  /** What has the focus, as Chromium tells it. */
  private async focused(): Promise<string> {
    const { result } = await this.chromium.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const objectId = result.objectId!;
    const { nodes } = await this.chromium.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    });
    return spoken((nodes[0] ?? {}) as Told);
  }

  private async announced(): Promise<readonly string[]> {
    await this.page.clock.runFor(PAUSE);
    return this.page.evaluate(() => (window as Listening).heard!.splice(0));
  }

  /** How many choices have been played. */
  private plays = (): Promise<string | null> => this.page.locator('[data-plays]').getAttribute('data-plays');

  /** Presses keys one after the other, and writes down what is heard after each. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.hear(key, async () => {});
  }

  /** Presses a key to which something is said that the page must find out first. */
  async ask(key: string): Promise<void> {
    await this.hear(key, (heard) =>
      expect.poll(async () => heard.push(...(await this.announced()))).toBeGreaterThan(0),
    );
  }

  /** Presses a key that makes a choice; `worked` is told of what has the focus then a moment later than the rest. */
  async choose(key: string, worked = ''): Promise<void> {
    const before = await this.plays();
    await this.hear(key, async (heard) => {
      await expect.poll(this.plays).not.toBe(before);
      await expect.poll(async () => heard.push(...(await this.announced()))).toBeGreaterThan(0);
      await expect.poll(() => this.focused()).toContain(worked);
    });
  }

  private async hear(key: string, wait: (heard: string[]) => Promise<void>): Promise<void> {
    const before = await this.focused();
    const heard: string[] = [];
    await this.page.keyboard.press(key);
    await wait(heard);
    heard.push(...(await this.announced()));
    const now = await this.focused();
    const said = now === before ? heard : [now, ...heard];
    this.lines.push(`[${key}]`, ...said.map((line) => `  ${line}`));
  }

  /** All that was pressed and heard. */
  transcript(): string {
    return `${this.lines.join('\n')}\n`;
  }
}
