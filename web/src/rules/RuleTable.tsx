import type { ReactNode } from 'react';
import { useNarrow } from '../ui/useNarrow.ts';
import { Inline } from './Inline.tsx';
import { ruleIn, type Table } from './parse.ts';
import css from './RulesText.module.css';

interface RuleTableProps {
  readonly table: Table;
  /** The rule that was asked for. */
  readonly target: string;
}

/** Rows and columns; on a phone, where columns would be a word wide, a list of the rows. */
export function RuleTable(props: RuleTableProps): ReactNode {
  return useNarrow() ? <Rows {...props} /> : <Columns {...props} />;
}

function Columns({ table, target }: RuleTableProps): ReactNode {
  const [names = [], ...rows] = table.rows;
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label={names.join(', ')}>
      <table className={css['table']}>
        <thead>
          <tr>
            {names.map((name, c) => (
              <th key={c} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr
              key={r}
              id={ruleIn(row[0] ?? '')}
              data-target={ruleIn(row[0] ?? '') === target || undefined}
              tabIndex={-1}
              className={css['target']}
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

function Rows({ table, target }: RuleTableProps): ReactNode {
  const [[, ...names] = [], ...rows] = table.rows;
  return (
    <ul className={css['list']}>
      {rows.map(([first = '', ...cells], r) => (
        <li
          key={r}
          id={ruleIn(first)}
          data-target={ruleIn(first) === target || undefined}
          tabIndex={-1}
          className={css['target']}
        >
          <strong className={css['id']}>
            <Inline text={first} />
          </strong>
          <dl className={css['cells']}>
            {cells.map((cell, c) => (
              <div key={c}>
                <dt className={names.length > 1 ? undefined : 'visually-hidden'}>{names[c]}</dt>
                <dd>
                  <Inline text={cell} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
