/** Does one thing after the other, whatever is asked for meanwhile. */
export class Queue {
  private last: Promise<void> = Promise.resolve();
  private asked = 0;

  /** Nothing is being done. */
  get idle(): boolean {
    return this.asked === 0;
  }

  /** More was asked for than what is being done. */
  get pressed(): boolean {
    return this.asked > 1;
  }

  add(work: () => Promise<void>): Promise<void> {
    this.asked++;
    const done = this.last.then(work).finally(() => this.asked--);
    // Whoever asked hears of a failure; what comes next is done all the same.
    this.last = done.catch(() => {});
    return done;
  }
}
