import { MarkPicture, MARKS } from '@getaway/board';
import type { ReactNode } from 'react';
import { Radios } from '../ui/Radios.tsx';
import { useWords } from '../words/words.tsx';
import css from './MarkChoice.module.css';
import { change, useSettings } from './settings.ts';

/** The colour and shape that a person likes to play with. */
export function MarkChoice(): ReactNode {
  const { say } = useWords();
  const { mark } = useSettings();
  return (
    <Radios
      legend={say('settings.mark')}
      name="mark"
      options={MARKS}
      chosen={mark}
      onChoose={(one) => change({ mark: one })}
      className={css['marks']}
    >
      {(one) => (
        <>
          <MarkPicture mark={one} size={28} />
          <span className="visually-hidden">{say(`mark.${one}`)}</span>
        </>
      )}
    </Radios>
  );
}
