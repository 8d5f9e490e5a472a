import { getSave, replaceSave, type Save } from '../storage/saves.ts';

/** The save of a match that is on the table, for one page of perhaps several: none writes over what another has kept. */
export class KeptMatch {
  private known: Save;
  private refused = false;
  private last: Promise<unknown> = Promise.resolve();

  constructor(save: Save) {
    this.known = save;
  }

  /** As this page has read or written it last. */
  get save(): Save {
    return this.known;
  }

  /** The browser has stored all that was to be kept. */
  get isKept(): boolean {
    return !this.refused;
  }

  /**
   * Keeps what has changed. False where another page has gone on meanwhile: then that is what is kept, and known.
   * What the browser refuses to store is stored with what is kept next.
   */
  keep(change: Partial<Save>): Promise<boolean> {
    return this.next(async () => {
      const { updated } = this.known;
      // Two pages may write within the same millisecond.
      const save = { ...this.known, ...change, updated: Math.max(Date.now(), updated + 1) };
      try {
        const other = await replaceSave(save, updated);
        this.known = other ?? save;
        this.refused = false;
        return other === null;
      } catch {
        this.known = { ...save, updated };
        this.refused = true;
        return true;
      }
    });
  }

  /** Whether another page has gone on; then that is known. */
  catchUp(): Promise<boolean> {
    return this.next(async () => {
      const kept = await getSave(this.known.id).catch(() => undefined);
      if (!kept || kept.updated === this.known.updated) return false;
      this.known = kept;
      return true;
    });
  }

  /** Everything that was to be kept is, or could not be. */
  async settled(): Promise<void> {
    await this.last;
  }

  private next<T>(deed: () => Promise<T>): Promise<T> {
    const done = this.last.then(deed);
    this.last = done.catch(() => {});
    return done;
  }
}
