import { MarkPicture, MARKS } from '@getaway/board';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import css from './MarkChoice.module.css';
import { change, useSettings } from './settings.ts';

/** The colour and shape that a person likes to play with. */
export function MarkChoice(): ReactNode {
  const { say } = useWords();
  const { mark } = useSettings();
  return (
    <fieldset className={css['marks']}>
      <legend className="label">{say('settings.mark')}</legend>
      {MARKS.map((one) => (
        <label key={one}>
          <input type="radio" name="mark" checked={one === mark} onChange={() => change({ mark: one })} />
          <span>
            <MarkPicture mark={one} size={28} />
            <span className="visually-hidden">{say(`mark.${one}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
