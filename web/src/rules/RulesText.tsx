import type { ReactNode } from 'react';
import { Inline } from './Inline.tsx';
import { type Block, LEADING_RULE, ruleIn } from './parse.ts';
import { RuleTable } from './RuleTable.tsx';
import css from './RulesText.module.css';

interface RulesTextProps {
  readonly blocks: readonly Block[];
  /** The rule that was asked for. */
  readonly target: string;
}

export function RulesText({ blocks, target }: RulesTextProps): ReactNode {
  return blocks.map((block, i) => {
    switch (block.kind) {
      case 'heading': {
        const Heading = `h${Math.min(block.level, 4)}` as 'h1' | 'h2' | 'h3' | 'h4';
        return (
          <Heading key={i} id={block.id} tabIndex={-1} className={css['heading']}>
            {block.text}
          </Heading>
        );
      }
      case 'paragraph':
        return (
          <p key={i}>
            <Inline text={block.text} />
          </p>
        );
      case 'list':
        return (
          <ul key={i} className={css['list']}>
            {block.items.map((item) => (
              <li
                key={item}
                id={ruleIn(item)}
                data-target={ruleIn(item) === target || undefined}
                tabIndex={-1}
                className={css['target']}
              >
                <Item text={item} />
              </li>
            ))}
          </ul>
        );
      case 'table':
        return <RuleTable key={i} table={block} target={target} />;
    }
  });
}

function Item({ text }: { readonly text: string }): ReactNode {
  const id = LEADING_RULE.exec(text)?.[1];
  if (!id) return <Inline text={text} />;
  return (
    <>
      <a href={`#${id}`} className={css['id']}>
        {id}
      </a>{' '}
      <Inline text={text.replace(LEADING_RULE, '')} />
    </>
  );
}
