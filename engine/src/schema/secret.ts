import type { Chance } from '../chance.ts';
import { GameFault } from '../errors.ts';
import type { Dream, Kind, Look, Viewer } from './kind.ts';

/** Whether a viewer may see a value, judged by what is public. `at` are the indices that lead to it. */
export type See<S> = (state: S, viewer: Viewer, at: readonly number[]) => boolean;

/** Only the seat that owns the enclosing `bySeat` entry or agenda step sees it. */
export const owner = 'owner';
/** Nobody sees it. */
export const nobody = 'nobody';

type Seer<S> = See<S> | typeof owner | typeof nobody;

export interface SecretOptions<S, T> {
  /** A plausible value for those who cannot see it, where one at random would make no sense. */
  readonly guess?: (state: S, at: readonly number[], chance: Chance) => T;
}

/**
 * A value that not everybody sees: null in the view of those who do not. Hide the entries of a list
 * rather than the list, so that its length stays known.
 */
export function secret<T, S = never, G = never>(
  kind: Kind<T>,
  see: Seer<S>,
  options: SecretOptions<G, T> = {},
): Kind<T> {
  if (!kind.open) throw new GameFault('secret(…) around something that has secrets of its own');
  const { guess } = options as SecretOptions<unknown, T>;
  const conjure = guess ? (dream: Dream) => guess(dream.state, dream.at, dream.chance) : kind.conjure;
  if (!conjure) throw new GameFault('secret(…) of a list, an object or a nullable value needs a guess');
  const sees = seeing(see as Seer<unknown>);
  return {
    ...kind,
    open: false,
    common: see === nobody,
    split: undefined,
    hidden: see === nobody,
    // In a view the value is null, and views are copied and hashed too.
    copy: (value) => (value === null ? value : kind.copy(value)),
    code: (v, coder) => (kind.flat ? v : `(${v} === null ? null : ${kind.code(v, coder)})`),
    same: (a, b, coder) => {
      if (see === nobody) return `${a} === null`;
      const shown = kind.flat ? kind.same(a, b, coder) : `${a} !== null && ${kind.same(a, b, coder)}`;
      return `(${coder.given(sees)}(l) ? ${shown} : ${a} === null)`;
    },
    hash: (value, hasher) => (value === null ? hasher.add(-1) : kind.hash(value, hasher)),
    observe: (value, look) => (sees(look) ? kind.copy(value) : (null as T)),
    json: undefined,
    follow: (a, b, coder) => {
      const hidden = `(${a} === null ? '' : (${a} = null, '[null]'))`;
      if (see === nobody) return hidden;
      const shown = kind.flat
        ? kind.follow(a, b, coder)
        : `(${a} === null ? (${a} = ${kind.code(b, coder)}, '[' + JSON.stringify(${b}) + ']') : ${kind.follow(a, b, coder)})`;
      return `(${coder.given(sees)}(l) ? ${shown} : ${hidden})`;
    },
    imagine: (value, dream) => {
      if (sees(dream)) return value;
      const conjured = conjure(dream);
      dream.conjured = true;
      return conjured;
    },
    visit: (value, visitor) => {
      if (sees(visitor)) return kind.visit(value, visitor);
      const { hidden } = visitor;
      visitor.hidden = true;
      kind.visit(value, visitor);
      visitor.hidden = hidden;
    },
  };
}

function seeing(see: Seer<unknown>): (look: Look) => boolean {
  if (see === owner) return (look) => look.viewer === look.owner && look.viewer >= 0;
  if (see === nobody) return () => false;
  return (look) => see(look.state, look.viewer, look.at);
}
