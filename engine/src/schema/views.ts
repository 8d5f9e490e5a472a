import { compileFollow } from './compile.ts';
import { type Kind, type Look, SPECTATOR, type Viewer } from './kind.ts';
import { type Fields, record } from './shapes.ts';

type Holder = Record<string, unknown>;

/** Some of a state's fields, and how a view of them is brought up to date. */
interface Part {
  readonly kind: Kind<object>;
  readonly follow: (view: object, state: object, look: Look) => string;
}

/** A state's parts: what all viewers see alike, and what is secret from some. */
interface Parting {
  readonly common: Part;
  readonly personal: Part;
}

export interface Parts {
  /** The fields that hold a secret at times, as the agenda does while a step with one lies on it. */
  readonly atTimes: Fields;
  /** While none of them does. */
  readonly open: Parting;
  /** While one of them does. */
  readonly secret: Parting;
}

export function partsOf(fields: Fields): Parts {
  const those = (wanted: (kind: Kind<unknown>) => boolean): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([, kind]) => wanted(kind)));
  const isAtTimes = (kind: Kind<unknown>): boolean => !kind.common && kind.isCommon !== undefined;
  const atTimes = those(isAtTimes);
  const taken = Object.fromEntries(
    Object.entries(atTimes).map(([name, kind]) => [name, { ...kind, common: true }]),
  );
  return { atTimes, open: parted({ ...fields, ...taken }), secret: parted(fields) };
}

function parted(fields: Fields): Parting {
  const part = (kind: Kind<object>): Part => ({ kind, follow: compileFollow(kind) });
  const split = record(fields).split?.() as { common: Kind<object>; personal: Kind<object> };
  return { common: part(split.common), personal: part(split.personal) };
}

interface Seen {
  readonly view: object;
  readonly look: { -readonly [K in keyof Look]: Look[K] };
}

/** What several viewers know of a state that goes on. What all see alike is kept and compared once for all of them. */
export class Views<S> {
  private readonly parts: Parts;
  private readonly state: () => S;
  private readonly common: Seen;
  private readonly personal = new Map<Viewer, Seen>();
  /** How the fields were parted when all was last brought up to date, and how they are from then on. */
  private before: Parting;
  private now: Parting;

  constructor(parts: Parts, state: () => S) {
    this.parts = parts;
    this.state = state;
    this.common = this.see(parts.open.common, SPECTATOR);
    this.now = this.parting();
    this.before = this.now;
  }

  /** Another viewer, who has seen the state as `changes` last found it. Nothing may have happened since. */
  add(viewer: Viewer): void {
    this.personal.set(viewer, this.see(this.parts.secret.personal, viewer));
  }

  delete(viewer: Viewer): void {
    this.personal.delete(viewer);
  }

  /** Brings up to date what all see alike, and returns what that took: the JSON of a `Change`, '' for nothing. */
  changes(): string {
    const { open, secret, atTimes } = this.parts;
    this.before = this.now;
    this.now = this.parting();
    if (this.before === open && this.now === secret) {
      // From here on each viewer sees something else of these fields; up to now it was the same.
      for (const { view } of this.personal.values()) move(atTimes, this.common.view, view);
      this.before = secret;
    }
    const change = this.follow(this.before.common, this.common);
    if (this.before === secret && this.now === open) move(atTimes, this.state() as object, this.common.view);
    return change;
  }

  /** Then brings up to date what only some may see, for one viewer, and returns what that took in the same way. */
  changesFor(viewer: Viewer): string {
    const own = this.personal.get(viewer);
    return own === undefined ? '' : this.follow(this.before.personal, own);
  }

  /** The whole view of a viewer. */
  of(viewer: Viewer): S {
    const own: Holder = { ...this.personal.get(viewer)?.view };
    const common: Holder = { ...this.common.view };
    for (const name in this.parts.atTimes) delete (this.now === this.parts.open ? own : common)[name];
    return merged(common, own) as S;
  }

  private parting(): Parting {
    const { atTimes, open, secret } = this.parts;
    const state = this.state() as Holder;
    for (const name in atTimes) if (atTimes[name]?.isCommon?.(state[name]) !== true) return secret;
    return open;
  }

  private see({ kind }: Part, viewer: Viewer): Seen {
    const state = this.state() as object;
    const look = { state, viewer, owner: -2, at: [] };
    return { view: kind.observe(state, look), look };
  }

  private follow(part: Part, { view, look }: Seen): string {
    const state = this.state() as object;
    look.state = state;
    return part.follow(view, state, look);
  }
}

/** Two parts of a view, or of what has changed in it, put together. They have no value in common. */
export function merged<T>(a: T | undefined, b: T | undefined): T | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (Array.isArray(a)) return a.map((item, i): unknown => merged(item, (b as unknown[])[i])) as T;
  const both: Holder = { ...(a as object) };
  for (const name in b) both[name] = name in both ? merged(both[name], b[name]) : b[name];
  return both as T;
}

/** Copies these fields, in which nothing is secret. */
function move(fields: Fields, from: object, to: object): void {
  for (const name in fields) (to as Holder)[name] = fields[name]?.copy((from as Holder)[name]);
}
