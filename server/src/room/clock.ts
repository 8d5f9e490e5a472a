import type { Clock } from '../../protocol/seen.ts';
import type { Allowance } from '../../protocol/pace.ts';

/** The clocks of a match. A seat spends its bank while it has to choose and no bot does it for it. */
export class Clocks {
  private readonly allowance: Allowance;
  private readonly banks: number[];
  private at: number;
  private running: readonly number[];

  constructor(allowance: Allowance, banks: readonly number[], at: number, running: readonly number[]) {
    this.allowance = allowance;
    this.banks = [...banks];
    this.at = at;
    this.running = running;
  }

  static fresh(allowance: Allowance, seats: number, now: number): Clocks {
    return new Clocks(
      allowance,
      Array.from({ length: seats }, () => allowance.bank),
      now,
      [],
    );
  }

  /** From now on these seats spend their time. Those that had not been asked before get their increment. */
  run(running: readonly number[], now: number): void {
    const before = this.running;
    this.tick(now);
    this.running = running;
    for (const seat of running) if (!before.includes(seat)) this.refill(seat, this.allowance.increment);
  }

  /** Somebody gives the seat more time. */
  give(seat: number, now: number): void {
    this.tick(now);
    this.banks[seat] = Math.max(0, this.left(seat)) + this.allowance.gift;
  }

  /** A seat whose player is back has at least an increment. */
  restart(seat: number, now: number): void {
    this.tick(now);
    this.banks[seat] = Math.max(this.left(seat), this.allowance.increment);
  }

  /** The seats whose time is up. */
  expired(now: number): number[] {
    return this.running.filter((seat) => this.left(seat) <= now - this.at);
  }

  /** When the time of this seat is up; null while it does not run. */
  endOf(seat: number): number | null {
    return this.running.includes(seat) ? this.at + this.left(seat) : null;
  }

  /** When the next seat's time is up. */
  deadline(): number | null {
    if (this.running.length === 0) return null;
    return this.at + Math.min(...this.running.map((seat) => this.left(seat)));
  }

  shown(now: number): Clock {
    this.tick(now);
    return { at: this.at, banks: this.banks.map((bank) => Math.max(0, bank)) };
  }

  stored(now: number): string {
    this.tick(now);
    return JSON.stringify(this.banks);
  }

  private left(seat: number): number {
    return this.banks[seat] ?? 0;
  }

  private refill(seat: number, by: number): void {
    // A gift may have filled a bank beyond what increments do.
    this.banks[seat] = Math.max(this.left(seat), Math.min(this.allowance.bank, this.left(seat) + by));
  }

  private tick(now: number): void {
    const spent = Math.max(0, now - this.at);
    for (const seat of this.running) this.banks[seat] = this.left(seat) - spent;
    this.at = Math.max(this.at, now);
  }
}
