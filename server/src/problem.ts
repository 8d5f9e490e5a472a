import { BadInput, Refused } from '@getaway/engine';
import type { Json } from '@getaway/engine';
import type { RestErrorCode } from '../protocol/rest.ts';

/** Something that whoever asked for it has to know. Its words reach the client, so it never tells a secret. */
export class Problem extends Error {
  readonly code: RestErrorCode;
  readonly rule: string | undefined;
  readonly params: { readonly [name: string]: Json } | undefined;

  constructor(code: RestErrorCode, about = '', refusal?: Refused) {
    super(about);
    this.code = code;
    this.rule = refusal?.rule;
    this.params = refusal?.params;
  }
}

/** Words the engine's refusal of a set-up for the client. */
export function asProblem(error: unknown): unknown {
  if (error instanceof Refused) return new Problem('refused', error.message, error);
  if (error instanceof BadInput) return new Problem('bad-setup', error.message);
  return error;
}
