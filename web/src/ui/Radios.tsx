import type { ReactNode } from 'react';

interface RadiosProps<T> {
  readonly legend: string;
  /** What tells this question from others on the page. */
  readonly name: string;
  readonly options: readonly T[];
  readonly chosen: T | undefined;
  readonly onChoose: (option: T) => void;
  readonly className?: string | undefined;
  /** What is to be seen of an option. */
  readonly children: (option: T) => ReactNode;
}

/** One of a few, all of them in sight. */
export function Radios<T extends string | number>(props: RadiosProps<T>): ReactNode {
  const { legend, name, options, chosen, onChoose, className = '', children } = props;
  return (
    <fieldset className={`radios ${className}`}>
      <legend className="label">{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
          <span>{children(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
