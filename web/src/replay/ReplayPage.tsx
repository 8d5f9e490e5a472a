import { type Game, loadMatch, type Match } from '@getaway/engine';
import { type Messages, speaker } from '@getaway/words';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { keep } from '../home/newMatch.ts';
import { titleOf } from '../match/catalog.ts';
import { useSettings } from '../settings/settings.ts';
import { getSave, type Save } from '../storage/saves.ts';
import { exportRecord } from '../table/exportRecord.ts';
import { LogPanel } from '../table/LogPanel.tsx';
import { useShortcuts } from '../table/useShortcuts.ts';
import { Notice } from '../ui/Notice.tsx';
import { messagesOf } from '../words/messages.ts';
import { useWords } from '../words/words.tsx';
import css from './ReplayPage.module.css';

interface Loaded {
  readonly save: Save;
  readonly game: Game;
  readonly messages: Messages;
}

/** Steps through a match, play by play, as a bystander saw it; when it is over, with everybody's eyes. */
export default function ReplayPage({ id }: { readonly id: string }): ReactNode {
  const { say } = useWords();
  const { locale } = useSettings();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    void (async () => {
      const save = await getSave(id);
      if (!save) return setFault(say('missing.text'));
      const game = await titleOf(save.record.game).load();
      setLoaded({ save, game, messages: messagesOf(game, locale) });
    })().catch((error: unknown) => setFault(String(error)));
  }, [id, locale]);
  if (fault) return <Notice title={say('broken.title')} text={fault} home />;
  return loaded ? <Replay {...loaded} id={id} /> : <Notice title={say('loading')} />;
}

function Replay({ save, game, messages, id }: Loaded & { readonly id: string }): ReactNode {
  const { say } = useWords();
  const { locale, keys } = useSettings();
  const [, go] = useLocation();
  const { record, players } = save;
  const [at, setAt] = useState(save.finished ? record.plays.length : record.plays.length);
  const [seat, setSeat] = useState<number | null>(null);
  const words = useMemo(
    () => speaker(messages, { locale, players: players.map(({ name }) => name) }),
    [messages, locale, players],
  );
  const match = useMemo(() => matchAt(game, save, at), [game, save, at]);
  const eyes = save.finished ? seat : null;
  const to = (play: number): void => setAt(Math.max(0, Math.min(record.plays.length, play)));
  useShortcuts(keys, {
    arrowleft: () => to(at - 1),
    arrowright: () => to(at + 1),
    home: () => to(0),
    end: () => to(record.plays.length),
  });
  if (!(match instanceof Error)) {
    return (
      <main className={css['replay']}>
        <header className={css['bar']}>
          <Link href="/" className="button plain">
            ← {say('home.back')}
          </Link>
          <h1>{say('replay.title', { title: say(`game.${record.game}.title`) })}</h1>
          {!save.finished && (
            <Link href={`/play/${id}`} className="button primary">
              {say('replay.continue')}
            </Link>
          )}
          {save.finished && (
            <button
              type="button"
              className="button"
              onClick={() =>
                void keep({ ...record, plays: record.plays.slice(0, at) }, players, true).then((fork) =>
                  go(`/play/${fork}`),
                )
              }
            >
              {say('replay.fork')}
            </button>
          )}
          <button type="button" className="button" onClick={() => exportRecord(record)}>
            {say('end.export')}
          </button>
        </header>
        <pre className={css['board']} tabIndex={0} role="region" aria-label={say('table.textBoard')}>
          {game.text?.(match.view(eyes), eyes, words.say) ?? ''}
        </pre>
        <aside className={css['log']} aria-label={say('table.tab.log')}>
          <LogPanel log={match.events(eyes)} words={words} game={record.game} />
        </aside>
        <footer className={css['timeline']}>
          <button type="button" className="button" aria-label={say('replay.back')} onClick={() => to(at - 1)}>
            ◂
          </button>
          <input
            type="range"
            min={0}
            max={record.plays.length}
            value={at}
            aria-label={say('replay.timeline')}
            onChange={(event) => to(Number(event.target.value))}
          />
          <button
            type="button"
            className="button"
            aria-label={say('replay.forth')}
            onClick={() => to(at + 1)}
          >
            ▸
          </button>
          <output>{say('replay.at', { at, of: record.plays.length })}</output>
          {save.finished && (
            <label>
              <span className="visually-hidden">{say('replay.eyes')}</span>
              <select
                className="input"
                value={seat ?? ''}
                onChange={(event) => setSeat(event.target.value === '' ? null : Number(event.target.value))}
              >
                <option value="">{say('replay.bystander')}</option>
                {players.map(({ name }, one) => (
                  <option key={one} value={one}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </footer>
      </main>
    );
  }
  return <Notice title={say('broken.title')} text={match.message} home />;
}

function matchAt(game: Game, { record }: Save, at: number): Match | Error {
  try {
    return loadMatch({ ...record, plays: record.plays.slice(0, at) }, { [game.id]: game as never });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
