import { isObject } from '../json.ts';
import type { Dream, Kind, Look, Visitor } from './kind.ts';
import { wrong } from './values.ts';

/** A piece of work on the agenda. What else it holds, its kind declares. */
export interface Step {
  readonly step: string;
  readonly seat?: number;
  readonly [field: string]: unknown;
}

/** Source of a block: what is secret in a step belongs to its seat while the function is at work on it. */
const asOwner = (fn: string): string =>
  `{ const { owner } = l; l.owner = w.seat ?? -2; const result = ${fn}(v, w, l); l.owner = owner; return result; }`;

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
      return `${coder.fn(self, 'copy', () => `{ switch (v.step) { ${cases.join(' ')} } throw new Error('unknown step ' + v.step); }`)}(${v})`;
    },
    same(a, b, coder) {
      const cases = Object.entries(kinds).map(
        ([name, kind]) => `case ${JSON.stringify(name)}: return ${kind.same('v', 'w', coder)};`,
      );
      const found = `if (v.step === w.step) switch (v.step) { ${cases.join(' ')} } return false;`;
      const alike = coder.fn(self, 'same', () => `{ ${found} }`);
      return `${self.common ? alike : coder.fn(self, 'own same', () => asOwner(alike))}(${a}, ${b}, l)`;
    },
    hash: (value, hasher) => {
      hasher.text(value.step);
      of(value).hash(value, hasher);
    },
    observe: (value, look: Look) => owned(value, look, () => of(value).observe(value, look)),
    follow(a, b, coder) {
      const cases = Object.entries(kinds).map(
        ([name, kind]) => `case ${JSON.stringify(name)}: return ${kind.follow('v', 'w', coder)};`,
      );
      const alike = coder.fn(self, 'follow', () => `{ switch (v.step) { ${cases.join(' ')} } }`);
      const followed = self.common ? alike : coder.fn(self, 'own follow', () => asOwner(alike));
      const observe = coder.given((value: Step, look: Look) => self.observe(value, look));
      const replaced = `(${a} = ${observe}(${b}, l), '[' + JSON.stringify(${a}) + ']')`;
      return `(${a}.step === ${b}.step ? ${followed}(${a}, ${b}, l) : ${replaced})`;
    },
    imagine: (value, dream: Dream) => owned(value, dream, () => of(value).imagine(value, dream)),
    visit: (value, visitor: Visitor) => owned(value, visitor, () => of(value).visit(value, visitor)),
  };
  return self;
}
