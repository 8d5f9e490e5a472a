import type { Change } from './change.ts';
import { type Kind, type Look, SPECTATOR, type Viewer } from './kind.ts';
import { type Fields, record } from './shapes.ts';

/** A state's fields, parted: those that all viewers see alike, and those in which something is secret from some. */
export interface Parts {
  readonly common: Kind<object>;
  readonly personal: Kind<object>;
}

export function partsOf(fields: Fields): Parts {
  const those = (common: boolean): Kind<object> =>
    record(Object.fromEntries(Object.entries(fields).filter(([, kind]) => kind.common === common)));
  return { common: those(true), personal: those(false) };
}

interface Seen {
  view: object;
  readonly look: { -readonly [K in keyof Look]: Look[K] };
}

/** What several viewers know of a state that goes on. What all see alike is kept and compared once for all of them. */
export class Views<S> {
  private readonly parts: Parts;
  private readonly state: () => S;
  private readonly common: Seen;
  private readonly personal = new Map<Viewer, Seen>();

  constructor(parts: Parts, state: () => S) {
    this.parts = parts;
    this.state = state;
    this.common = this.see(parts.common, SPECTATOR);
  }

  /** Another viewer, who has seen the state as `changes` last found it. Nothing may have happened since. */
  add(viewer: Viewer): void {
    this.personal.set(viewer, this.see(this.parts.personal, viewer));
  }

  delete(viewer: Viewer): void {
    this.personal.delete(viewer);
  }

  /** Brings up to date what all see alike, and returns what that took. */
  changes(): Change | undefined {
    return this.follow(this.parts.common, this.common);
  }

  /** Brings up to date what only some may see, for one viewer, and returns what that took. */
  changesFor(viewer: Viewer): Change | undefined {
    const own = this.personal.get(viewer);
    return own && this.follow(this.parts.personal, own);
  }

  /** The whole view of a viewer. */
  of(viewer: Viewer): S {
    return { ...this.common.view, ...this.personal.get(viewer)?.view } as S;
  }

  private see(kind: Kind<object>, viewer: Viewer): Seen {
    const state = this.state() as object;
    const look = { state, viewer, owner: -2, at: [] };
    return { view: kind.observe(state, look), look };
  }

  private follow(kind: Kind<object>, seen: Seen): Change | undefined {
    const state = this.state() as object;
    seen.look.state = state;
    return kind.follow(seen, 'view', state, seen.look);
  }
}
