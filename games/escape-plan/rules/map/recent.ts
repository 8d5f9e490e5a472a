/**
 * What was worked out of each of the latest few things. A `WeakMap` would do the same, but all that is young in it lives
 * on until old objects are collected too: playouts make cities all the time, and most of the time spent on garbage was
 * spent on keeping those that were over.
 */
export class Recent<K extends object, V> {
  readonly #most: number;
  readonly #make: (of: K) => V;
  /** The one that was asked for last comes first. */
  readonly #of: K[] = [];
  readonly #made: V[] = [];

  constructor(most: number, make: (of: K) => V) {
    this.#most = most;
    this.#make = make;
  }

  get(of: K): V {
    if (this.#of[0] === of) return this.#made[0]!;
    const place = this.#of.indexOf(of, 1);
    const made = place < 0 ? this.#make(of) : this.#made[place]!;
    for (let i = place < 0 ? Math.min(this.#of.length, this.#most - 1) : place; i > 0; i--) {
      this.#of[i] = this.#of[i - 1]!;
      this.#made[i] = this.#made[i - 1]!;
    }
    this.#of[0] = of;
    this.#made[0] = made;
    return made;
  }

  clear(): void {
    this.#of.length = 0;
    this.#made.length = 0;
  }
}
