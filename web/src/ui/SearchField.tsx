import type { ReactNode } from 'react';

interface SearchFieldProps {
  readonly value: string;
  readonly onSearch: (wanted: string) => void;
  readonly label: string;
  /** What stands in the empty field; the label, if nothing else is worth saying. */
  readonly hint?: string;
}

/** Where somebody types what they look for in a list. */
export function SearchField({ value, onSearch, label, hint = label }: SearchFieldProps): ReactNode {
  return (
    <input
      type="search"
      className="input"
      value={value}
      placeholder={hint}
      aria-label={label}
      onChange={(event) => onSearch(event.target.value)}
    />
  );
}
