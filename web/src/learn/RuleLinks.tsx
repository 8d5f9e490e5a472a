import { Fragment, type ReactNode } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';

const RULE = /\b((?:EP|NY|MH)-[A-Z]{2,4}-\w+)\b/;

/** A text in which every rule's number leads to the rule. */
export function RuleLinks({ text, game }: { readonly text: string; readonly game: string }): ReactNode {
  return text
    .split(RULE)
    .map((part, i) =>
      i % 2 === 1 ? <RuleLink key={i} game={game} rule={part} /> : <Fragment key={i}>{part}</Fragment>,
    );
}
