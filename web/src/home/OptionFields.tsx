import type { Game } from '@getaway/engine';
import type { Messages, Speaker } from '@getaway/words';
import { type ReactNode, useId } from 'react';
import { RuleLinks } from '../learn/RuleLinks.tsx';
import { useWords } from '../words/words.tsx';
import { asPlayed, type Chosen, refusalOf } from './agreed.ts';
import css from './NewGamePage.module.css';
import { type OptionForm, optionForms, optionValue } from './options.ts';

interface OptionFieldsProps {
  readonly game: Game;
  /** What each option does, in one line, and its values where their names do not say enough. */
  readonly texts: Messages;
  readonly words: Speaker;
  readonly seats: number;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** What a match is about is asked for in sight of everybody. */
const UNFOLDED = ['scenario'];

/** What can be agreed on before a match. */
export function OptionFields({ game, texts, words, seats, chosen, onChoose }: OptionFieldsProps): ReactNode {
  const { say } = useWords();
  const values = asPlayed(game, chosen);
  const fields = (areUnfolded: boolean): ReactNode =>
    optionForms(game)
      .filter(({ name }) => UNFOLDED.includes(name) === areUnfolded)
      .flatMap((option) => {
        const { name } = option;
        if (texts[name] === undefined) return [];
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
  return (
    <>
      {fields(true)}
      <details className={css['options']}>
        <summary className="button">{say('new.options')}</summary>
        <div className={css['grid']}>{fields(false)}</div>
      </details>
    </>
  );
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
        <label className={css['switch']}>
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
