import { createContext, Fragment, type ReactNode, use } from 'react';
import css from './RuleNumbers.module.css';

/** How the page shows a rule's number: as a link, where there is somebody to press it; a big screen only names it. */
export const ShowRule = createContext<(rule: string) => ReactNode>((rule) => rule);

/** The numbers of the rules that something follows from, each leading to its rule. */
export function RuleNumbers({ rules }: { readonly rules: readonly string[] }): ReactNode {
  const show = use(ShowRule);
  return (
    <small className={css['rules']}>
      {rules.map((rule, i) => (
        <Fragment key={rule}>
          {i > 0 && ', '}
          {show(rule)}
        </Fragment>
      ))}
    </small>
  );
}
