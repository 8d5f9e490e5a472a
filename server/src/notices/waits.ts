import type { Writer } from '../store/commits.ts';
import { keyOf, type Waiting } from '../store/told.ts';

/** Nobody waits to hear that what is noted about a notice is stored. */
export const NOBODY: Writer = { stored: () => {}, lost: () => {} };

/** Something that waits for somebody who does not know of it. */
export interface Wait extends Waiting {
  /** The match. */
  readonly id: string;
  readonly guest: number;
  /** From when on it is worth telling. */
  readonly due: number;
  /** When to send push, or to send it again; null when there is nothing more to send. */
  pushAt: number | null;
  /** When to send mail, if it has not been looked at by then. */
  mailAt: number | null;
  /** How often push and mail were tried. */
  pushes: number;
  mails: number;
  /** Browsers whose push service has taken it. */
  readonly reached: Set<string>;
  /** Something is on its way. */
  busy: boolean;
}

/** All that waits. In memory only: after a restart it is found again in the matches. */
export class Waits {
  private readonly all = new Map<number, Wait>();

  add(wait: Wait): void {
    this.all.set(keyOf(wait), wait);
  }

  delete(what: Waiting): void {
    this.all.delete(keyOf(what));
  }

  get(what: Waiting): Wait | null {
    return this.all.get(keyOf(what)) ?? null;
  }

  /** Whether it waits still. */
  has(wait: Wait): boolean {
    return this.get(wait) === wait;
  }

  /** How much is worth telling now. */
  count(now: number): number {
    return [...this.all.values()].filter(({ due }) => due <= now).length;
  }

  /** What is to be sent now. */
  toSend(now: number): Wait[] {
    return [...this.all.values()].filter((wait) => !wait.busy && sendAt(wait) <= now);
  }

  of(guest: number): Wait[] {
    return [...this.all.values()].filter((wait) => wait.guest === guest);
  }
}

const sendAt = ({ pushAt, mailAt }: Wait): number => Math.min(pushAt ?? Infinity, mailAt ?? Infinity);
