import { isObject } from '../json.ts';
import { type Holder, replace } from './change.ts';
import type { Dream, Kind, Look, Visitor } from './kind.ts';
import { wrong } from './values.ts';

/** A piece of work on the agenda. What else it holds, its kind declares. */
export interface Step {
  readonly step: string;
  readonly seat?: number;
  readonly [field: string]: unknown;
}

/** One of several kinds of step, told apart by its name. What is secret in a step belongs to its `seat`. */
export function oneStepOf(kinds: { readonly [name: string]: Kind<Step> }): Kind<Step> {
  const of = (value: Step): Kind<Step> => kinds[value.step] as Kind<Step>;
  const owned = <P extends Look, R>(value: Step, place: P, inside: () => R): R => {
    const { owner } = place;
    place.owner = value.seat ?? -2;
    const result = inside();
    place.owner = owner;
    return result;
  };
  const self: Kind<Step> = {
    open: Object.values(kinds).every((kind) => kind.open),
    common: Object.values(kinds).every((kind) => kind.common),
    isCommon: (value) => of(value).common,
    flat: false,
    sets: [...new Set(Object.values(kinds).flatMap((kind) => kind.sets))],
    validate(value, path) {
      const kind = isObject(value) && typeof value['step'] === 'string' ? kinds[value['step']] : undefined;
      if (!kind) throw wrong(path, 'a step', value);
      kind.validate(value, path);
    },
    copy: (value) => of(value).copy(value),
    code(v, coder) {
      const cases = Object.entries(kinds).map(
        ([name, kind]) => `case ${JSON.stringify(name)}: return ${kind.code('v', coder)};`,
      );
      return `${coder.fn(self, () => `{ switch (v.step) { ${cases.join(' ')} } throw new Error('unknown step ' + v.step); }`)}(${v})`;
    },
    same(a, b, coder) {
      const cases = Object.entries(kinds).map(
        ([name, kind]) => `case ${JSON.stringify(name)}: return ${kind.same('v', 'w', coder)};`,
      );
      const found = `if (v.step === w.step) switch (v.step) { ${cases.join(' ')} } return false;`;
      const alike = coder.fn(self, () => `{ ${found} }`);
      if (self.common) return `${alike}(${a}, ${b}, l)`;
      const owned = `{ const { owner } = l; l.owner = w.seat ?? -2; const same = ${alike}(v, w, l); l.owner = owner; return same; }`;
      return `${coder.fn(cases, () => owned)}(${a}, ${b}, l)`;
    },
    hash: (value, hasher) => {
      hasher.text(value.step);
      of(value).hash(value, hasher);
    },
    observe: (value, look: Look) => owned(value, look, () => of(value).observe(value, look)),
    follow: (holder, key, value, look) => {
      const known = (holder as Holder)[key] as Step;
      if (known.step !== value.step) return replace(holder, key, self.observe(value, look));
      return owned(value, look, () => of(value).follow(holder, key, value, look));
    },
    imagine: (value, dream: Dream) => owned(value, dream, () => of(value).imagine(value, dream)),
    visit: (value, visitor: Visitor) => owned(value, visitor, () => of(value).visit(value, visitor)),
  };
  return self;
}
