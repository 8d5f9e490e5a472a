import { keyOf } from '../store/told.ts';

/** A decision that waits for somebody who does not know of it. */
export interface Wait {
  /** The match. */
  readonly id: string;
  readonly match: number;
  readonly seat: number;
  readonly guest: number;
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

/** All decisions that wait. In memory only: after a restart they are found again in the matches. */
export class Waits {
  private readonly all = new Map<number, Wait>();

  get size(): number {
    return this.all.size;
  }

  add(wait: Wait): void {
    this.all.set(keyOf(wait.match, wait.seat), wait);
  }

  delete(match: number, seat: number): void {
    this.all.delete(keyOf(match, seat));
  }

  knows(match: number, seat: number): boolean {
    return this.all.has(keyOf(match, seat));
  }

  /** Whether it waits still. */
  has(wait: Wait): boolean {
    return this.all.get(keyOf(wait.match, wait.seat)) === wait;
  }

  due(now: number): Wait[] {
    return [...this.all.values()].filter((wait) => !wait.busy && dueAt(wait) <= now);
  }

  of(guest: number): Wait[] {
    return [...this.all.values()].filter((wait) => wait.guest === guest);
  }
}

const dueAt = ({ pushAt, mailAt }: Wait): number => Math.min(pushAt ?? Infinity, mailAt ?? Infinity);
