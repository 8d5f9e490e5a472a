import type { GameEvent } from '@getaway/engine';

interface Told {
  readonly play: number;
  readonly event: GameEvent;
}

/**
 * A log without what the engine chose because there was nothing else to choose: what came of it tells the same, and is
 * marked. Where nothing came of it, it stands for itself.
 */
export function withoutAutomatic<Entry extends Told>(
  log: readonly Entry[],
): (Entry & { readonly byItself: boolean })[] {
  const isAutomatic = (entry: Told): boolean => entry.event.event === 'automatic';
  /** Whether an entry is automatic and something came of it. */
  const isToldNext = (i: number): boolean => {
    const [entry, next] = [log[i], log[i + 1]];
    return !!entry && !!next && isAutomatic(entry) && !isAutomatic(next) && next.play === entry.play;
  };
  return log.flatMap((entry, i) => (isToldNext(i) ? [] : { ...entry, byItself: isToldNext(i - 1) }));
}
