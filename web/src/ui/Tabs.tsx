import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import css from './Tabs.module.css';

interface TabInfo<Name extends string> {
  readonly name: Name;
  readonly title: string;
  /** How much there is to see that was not there before. */
  readonly news?: number;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly TabInfo<Name>[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
  readonly className: string;
  /** As often as this changes, the panel holds something new, which is seen from its top. */
  readonly fresh?: string | undefined;
  /** What else the row of tabs is there for. */
  readonly row?: HTMLAttributes<HTMLElement> | undefined;
  /** What is in the selected panel. */
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs after the ARIA pattern: one stop for the Tab key, arrows go from one to the next and select it. */
export function Tabs<Name extends string>(props: TabsProps<Name>): ReactNode {
  const { label, tabs, selected, onSelect, className, fresh, row, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh !== undefined) panel.current?.scrollTo({ top: 0 });
  }, [fresh]);
  const onKey = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ name }) => name === selected);
    const next = STEPS[event.key]?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.name);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <aside className={className} aria-label={label}>
      <div ref={list} role="tablist" aria-label={label} className={css['list']} onKeyDown={onKey} {...row}>
        {tabs.map(({ name, title, news = 0 }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-news={news > 0 || undefined}
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {title}
            {news > 0 && <span className="visually-hidden"> ({news})</span>}
          </button>
        ))}
      </div>
      <div
        key={selected}
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
        className={css['panel']}
      >
        {children}
      </div>
    </aside>
  );
}
