import type { Refusal } from '@getaway/engine';
import type { ReactNode } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import css from './Campaign.module.css';
import { useDesk } from './useDesk.ts';

/** That nothing can be decided while a heist is under way is said once, on top of the page. */
const SAID_ABOVE = 'MH-CMP-15';

/** Why something cannot be decided, with the rule. */
export function Reason({ refusal, id }: { readonly refusal: Refusal; readonly id?: string }): ReactNode {
  const { words } = useDesk();
  if (refusal.rule === SAID_ABOVE) return null;
  return (
    <span className={css['reason']} id={id}>
      {words.why(refusal)} <RuleLink game="master-heist" rule={refusal.rule} />
    </span>
  );
}
