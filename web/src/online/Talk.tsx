import { EMOTES, type MatchClient, type MatchState } from '@getaway/server/client';
import type { Speaker } from '@getaway/words';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { lineText } from './lineText.ts';
import { quietly } from './quietly.ts';
import css from './Talk.module.css';

interface TalkProps {
  readonly client: MatchClient;
  readonly state: MatchState;
  /** The game's. */
  readonly words: Speaker;
  /** What has been said is on the page. */
  readonly onHeard: () => void;
}

/** What people say at an online table. Those who only watch may read. */
export function Talk({ client, state, words, onHeard }: TalkProps): ReactNode {
  const { say } = useWords();
  useEffect(onHeard, [onHeard]);
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!text.trim()) return;
    quietly(client.say(text.trim()));
    setText('');
  };
  return (
    <section className={css['talk']} aria-label={say('table.tab.talk')}>
      <div role="log" aria-label={say('table.tab.talk')}>
        <ol>
          {state.chat.map((line) => (
            <li key={line.n}>
              <strong>{line.name}</strong> {lineText(line, say, words)}
            </li>
          ))}
        </ol>
      </div>
      {state.seat !== null && (
        <>
          <form onSubmit={submit}>
            <label htmlFor="talk" className="visually-hidden">
              {say('talk.label')}
            </label>
            <input
              id="talk"
              className="input"
              maxLength={500}
              autoComplete="off"
              value={text}
              placeholder={say('talk.label')}
              onChange={(event) => setText(event.target.value)}
            />
          </form>
          <div className={css['emotes']}>
            {EMOTES.map((emote) => (
              <button
                key={emote}
                type="button"
                className="button"
                onClick={() => quietly(client.emote(emote))}
              >
                {say(`emote.${emote}`)}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
