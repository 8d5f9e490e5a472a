import { Fragment, type ReactNode, use } from 'react';
import { RuleOpener } from './RuleLink.tsx';

/** What a RULES.md is made of. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

const RULE_ID = /^\**([A-Z]{2,4}-[A-Z]+-[\w-]+)\**$/;
const LEADING_RULE = /^\*\*([A-Z]{2,4}-[\w-]+)\*\*\s*/;

/** The rule that an item or a cell begins with. */
export const ruleIn = (text: string): string | undefined =>
  LEADING_RULE.exec(text)?.[1] ?? RULE_ID.exec(text)?.[1];

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Headings, paragraphs, lists and tables: all that our rulebooks use. */
export function parseRules(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    const heading = /^(#+) (.*)/.exec(line);
    const item = /^\s*- (.*)/.exec(line);
    if (heading) blocks.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]! });
    else if (item && last?.kind === 'list')
      blocks[blocks.length - 1] = { ...last, items: [...last.items, item[1]!] };
    else if (item) blocks.push({ kind: 'list', items: [item[1]!] });
    else if (line.startsWith('|')) {
      if (/^\|[\s|:-]+\|?$/.test(line)) continue;
      if (last?.kind === 'table')
        blocks[blocks.length - 1] = { ...last, rows: [...last.rows, cellsOf(line)] };
      else blocks.push({ kind: 'table', rows: [cellsOf(line)] });
    } else if (line.trim()) blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}

/** Bold, code and rule IDs; an ID links to its rule. */
export function Inline({ text }: { readonly text: string }): ReactNode {
  const open = use(RuleOpener);
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`|\b(?:EP|NY|MH)-[A-Z]{2,4}-[\w]+)/);
  return parts.map((part, i) => {
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
    if (/^(?:EP|NY|MH)-[A-Z]{2,4}-\w+$/.test(part)) {
      return (
        <a
          key={i}
          href={`#${part}`}
          onClick={(event) => {
            if (!open) return;
            event.preventDefault();
            open(part);
          }}
        >
          {part}
        </a>
      );
    }
    return <Fragment key={i}>{part}</Fragment>;
  });
}

function Item({ text }: { readonly text: string }): ReactNode {
  const id = LEADING_RULE.exec(text)?.[1];
  if (!id) return <Inline text={text} />;
  return (
    <>
      <a href={`#${id}`} className="rule-id">
        {id}
      </a>{' '}
      <Inline text={text.replace(LEADING_RULE, '')} />
    </>
  );
}

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
        return <Heading key={i}>{block.text}</Heading>;
      }
      case 'paragraph':
        return (
          <p key={i}>
            <Inline text={block.text} />
          </p>
        );
      case 'list':
        return (
          <ul key={i}>
            {block.items.map((item) => (
              <li
                key={item}
                id={ruleIn(item)}
                data-target={ruleIn(item) === target || undefined}
                tabIndex={-1}
              >
                <Item text={item} />
              </li>
            ))}
          </ul>
        );
      case 'table':
        return (
          <div
            key={i}
            className="table-scroll"
            tabIndex={0}
            role="region"
            aria-label={block.rows[0]?.join(', ')}
          >
            <table>
              <thead>
                <tr>
                  {block.rows[0]?.map((cell, c) => (
                    <th key={c} scope="col">
                      <Inline text={cell} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {block.rows.slice(1).map((row, r) => (
                  <tr
                    key={r}
                    id={ruleIn(row[0] ?? '')}
                    data-target={ruleIn(row[0] ?? '') === target || undefined}
                    tabIndex={-1}
                  >
                    {row.map((cell, c) => (
                      <td key={c}>
                        <Inline text={cell} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
    }
  });
}
