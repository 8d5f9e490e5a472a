import type { Game } from '@getaway/engine';
import type { Messages, Speaker } from '@getaway/words';
import { type ReactNode, useId } from 'react';
import { RuleLinks } from '../learn/RuleLinks.tsx';
import { useWords } from '../words/words.tsx';
import { asPlayed, type Chosen, refusalOf } from './agreed.ts';
import css from './NewGamePage.module.css';
import { isSubject, type OptionForm, optionForms, optionValue } from './options.ts';

interface OptionFieldsProps {
  readonly game: Game;
  /** What each option does, in one line, and its values where their names do not say enough. */
  readonly texts: Messages;
  readonly words: Speaker;
  readonly seats: number;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** What the match is about, which is asked for first. */
export const SubjectFields = (props: OptionFieldsProps): ReactNode => (
  <Fields {...props} wanted={(name) => isSubject(props.game, name)} />
);

/** What else can be agreed on before a match. */
export function OptionFields(props: OptionFieldsProps): ReactNode {
  const { say } = useWords();
  return (
    <details className={css['options']}>
      <summary className="button">{say('new.options')}</summary>
      <div className={css['grid']}>
        <Fields {...props} wanted={(name) => !isSubject(props.game, name)} />
      </div>
    </details>
  );
}

interface FieldsProps extends OptionFieldsProps {
  readonly wanted: (name: string) => boolean;
}

function Fields({ game, texts, words, seats, chosen, onChoose, wanted }: FieldsProps): ReactNode {
  const values = asPlayed(game, chosen);
  return optionForms(game)
    .filter(({ name }) => texts[name] !== undefined && wanted(name))
    .map((option) => {
      const { name } = option;
      return (
        <OptionField
          key={name}
          game={game.id}
          option={option}
          texts={texts}
          words={words}
          value={values[name]}
          isPossible={(value) => refusalOf(game, { ...chosen, [name]: value }, seats) === null}
          onChange={(value) => onChoose({ ...chosen, [name]: value })}
        />
      );
    });
}

interface OptionFieldProps {
  readonly game: string;
  readonly option: OptionForm;
  readonly texts: Messages;
  readonly words: Speaker;
  readonly value: unknown;
  readonly isPossible: (value: unknown) => boolean;
  readonly onChange: (value: unknown) => void;
}

function OptionField(props: OptionFieldProps): ReactNode {
  const { game, option, texts, words, value, isPossible, onChange } = props;
  const id = useId();
  const label = <RuleLinks text={words.say(`option.${option.name}`)} game={game} />;
  return (
    <div className={css['option']}>
      {option.kind === 'switch' ? (
        <label className="switch">
          <input
            type="checkbox"
            aria-describedby={id}
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>{label}</span>
        </label>
      ) : (
        <label className="field">
          <span className="label">{label}</span>
          <select
            className="input"
            aria-describedby={id}
            value={String(value)}
            onChange={(event) => onChange(option.values[event.target.selectedIndex])}
          >
            {option.values.map((one) => (
              <option key={String(one)} value={String(one)} disabled={one !== value && !isPossible(one)}>
                {texts[`${option.name}.${String(one)}`] ?? optionValue(option.name, one, words)}
              </option>
            ))}
          </select>
        </label>
      )}
      <small id={id}>{texts[option.name]}</small>
    </div>
  );
}
