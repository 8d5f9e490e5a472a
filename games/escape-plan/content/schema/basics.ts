import * as v from 'valibot';

export const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
export const integer = v.pipe(v.number(), v.integer());
export const name = v.pipe(v.string(), v.nonEmpty());
export const ruleId = v.pipe(v.string(), v.regex(/^EP-[A-Z]+-\d\d$/, 'is not a rule ID'));

/** Where a figure comes from: see "Provenance tags" in RULES.md. */
export const provenance = v.union([v.string(), v.record(v.string(), v.string())]);
