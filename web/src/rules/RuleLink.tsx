import { createContext, type ReactNode, use } from 'react';
import { Link } from 'wouter';

/** Shows a rule without leaving the page; null where there is nothing to stay for. */
export const RuleOpener = createContext<((rule: string) => void) | null>(null);

interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
}

/** A rule's number. At a table it shows the rule there; elsewhere it leads to the rulebook. */
export function RuleLink({ game, rule }: RuleLinkProps): ReactNode {
  const open = use(RuleOpener);
  return (
    <Link
      href={`/rules/${game}#${rule}`}
      onClick={(event) => {
        if (!open || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        open(rule);
      }}
    >
      {rule}
    </Link>
  );
}
