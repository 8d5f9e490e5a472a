import type { Game } from '@getaway/engine';
import { type Pace, PACES } from '@getaway/server/client';
import type { Messages } from '@getaway/words';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { withBotNames } from '../match/botNames.ts';
import { isTaught } from '../learn/taught.ts';
import { titleOf } from '../match/catalog.ts';
import { type Level, LEVELS } from '../match/levels.ts';
import type { Player } from '../match/position.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { RulesAtHand } from '../rules/RulesAtHand.tsx';
import { MarkChoice } from '../settings/MarkChoice.tsx';
import { LONGEST_NAME } from '../settings/longestName.ts';
import { change, type Locale, useSettings } from '../settings/settings.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { useWayTo } from '../ui/useWayTo.ts';
import { messagesOf } from '../words/messages.ts';
import { useGameWords, useWords } from '../words/words.tsx';
import { type Chosen, countChanged, refusalOf } from './agreed.ts';
import css from './NewGamePage.module.css';
import { newMatch } from './newMatch.ts';
import { openOnline } from './openOnline.ts';
import { OptionFields, SubjectFields } from './OptionFields.tsx';
import { optionTexts } from './optionTexts.ts';

type Way = 'bots' | 'device' | 'link';
const WAYS = ['bots', 'device', 'link'] as const satisfies readonly Way[];

interface Form {
  readonly game: Game;
  readonly messages: Messages;
  /** What each option does. */
  readonly texts: Messages;
}

const NO_MESSAGES: Messages = {};

async function formOf(id: string, locale: Locale): Promise<Form> {
  const game = await titleOf(id).load();
  const [messages, texts] = await Promise.all([messagesOf(game, locale), optionTexts(id, locale)]);
  return { game, messages, texts };
}

/** One page with sensible defaults: who plays, and what is agreed on. */
export default function NewGamePage({ game }: { readonly game: string }): ReactNode {
  const { say } = useWords();
  const { name, mark, locale } = useSettings();
  const { seats } = titleOf(game);
  const [way, setWay] = useState<Way>('bots');
  const [count, setCount] = useState(Math.min(3, seats.max));
  const [level, setLevel] = useState<Level>('steady');
  const [pace, setPace] = useState<Pace>('none');
  const [listed, setListed] = useState(false);
  const [friendly, setFriendly] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const form = useLoaded<Form | null>(`${game} ${locale}`, () => formOf(game, locale), null);
  const gameWords = useGameWords(form?.messages ?? NO_MESSAGES, []);
  const [options, setOptions] = useState<Chosen>({});
  const { goTo, fault } = useWayTo();

  const botNames = withBotNames(
    Array.from({ length: count }, (_, seat) =>
      seat === 0 ? { kind: 'person', name } : { kind: 'bot', name: null },
    ),
  );
  const nameOf = (seat: number): string =>
    names[seat] ??
    (seat === 0 && name
      ? name
      : way === 'bots' && seat > 0
        ? (botNames[seat] ?? '')
        : say('player', { number: seat + 1 }));
  const players: readonly Player[] = Array.from({ length: count }, (_, seat) =>
    way === 'bots' && seat > 0
      ? { kind: 'bot', bot: level, name: nameOf(seat) }
      : { kind: 'person', name: nameOf(seat), ...(seat === 0 && { mark }) },
  );

  function start(): void {
    if (!form) return;
    if (names[0]) change({ name: names[0] });
    goTo(
      async () =>
        way === 'link'
          ? openOnline(game, players, options, pace, listed, friendly)
          : `/play/${await newMatch(game, form.game.version, players, options)}`,
      { replace: true },
    );
  }

  const refusal = form && refusalOf(form.game, options, count);
  const agreeing = form && {
    ...form,
    words: gameWords,
    seats: count,
    chosen: options,
    onChoose: setOptions,
  };
  const summary = [
    say(`new.summary.${way}`, { count }),
    ...(way === 'bots' && count > 1 ? [say('new.summary.level', { level: say(`new.level.${level}`) })] : []),
    ...(way === 'link' ? [say('new.summary.pace', { pace: say(`pace.${pace}`) })] : []),
    ...(way === 'link' && friendly ? [say('friendly')] : []),
    say('new.summary.options', { count: form ? countChanged(form.game, options) : 0 }),
  ];

  return (
    <RulesAtHand game={game}>
      <main className="page">
        <header>
          <Link href="/">← {say('home.back')}</Link>
          <h1>{say(`game.${game}.title`)}</h1>
          {isTaught(game) && <Link href={`/learn/${game}`}>{say('new.learn')}</Link>}
        </header>
        <fieldset className={css['choices']}>
          <legend className="label">{say('new.against')}</legend>
          {WAYS.map((option) => (
            <label key={option} className={css['choice']}>
              <input type="radio" name="way" checked={way === option} onChange={() => setWay(option)} />
              <span>
                <strong>{say(`new.way.${option}`)}</strong>
                <small>{say(`new.way.${option}.help`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className={css['choices']}>
          <legend className="label">{say('new.count')}</legend>
          {Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i).map((number) => (
            <label key={number} className={css['number']}>
              <input type="radio" name="count" checked={count === number} onChange={() => setCount(number)} />
              <span>{number}</span>
            </label>
          ))}
        </fieldset>
        {way === 'bots' && count > 1 && (
          <fieldset className={css['choices']}>
            <legend className="label">{say('new.level')}</legend>
            {LEVELS.map((one) => (
              <label key={one} className={css['choice']}>
                <input type="radio" name="level" checked={level === one} onChange={() => setLevel(one)} />
                <span>
                  <strong>{say(`new.level.${one}`)}</strong>
                  <small>{say(`new.level.${one}.help`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {way === 'link' && (
          <>
            <fieldset className={css['choices']}>
              <legend className="label">{say('new.pace')}</legend>
              {PACES.map((one) => (
                <label key={one} className={css['choice']}>
                  <input type="radio" name="pace" checked={pace === one} onChange={() => setPace(one)} />
                  <span>
                    <strong>{say(`pace.${one}`)}</strong>
                    <small>{say(`pace.${one}.help`)}</small>
                  </span>
                </label>
              ))}
            </fieldset>
            <div>
              <label className="switch">
                <input
                  type="checkbox"
                  checked={listed}
                  onChange={(event) => setListed(event.target.checked)}
                />
                <span>{say('new.listed')}</span>
              </label>
              <label className="switch">
                <input
                  type="checkbox"
                  checked={friendly}
                  onChange={(event) => setFriendly(event.target.checked)}
                />
                <span>{say('friendly')}</span>
              </label>
            </div>
          </>
        )}
        {agreeing && <SubjectFields {...agreeing} />}
        <fieldset className={css['names']}>
          <legend className="label">{way === 'link' ? say('settings.name') : say('new.names')}</legend>
          {(way === 'link' ? players.slice(0, 1) : players).map((player, seat) => (
            <label key={seat} className={css['name']}>
              <span className="visually-hidden">{say('new.nameOf', { number: seat + 1 })}</span>
              <input
                className="input"
                maxLength={LONGEST_NAME}
                value={player.name}
                onChange={(event) => setNames(Object.assign([...names], { [seat]: event.target.value }))}
              />
            </label>
          ))}
        </fieldset>
        <MarkChoice />
        {agreeing && <OptionFields {...agreeing} />}
        <footer className={css['footer']}>
          {fault ? (
            <p role="alert" className={css['trouble']}>
              {fault}
            </p>
          ) : refusal ? (
            <p role="alert" className={css['trouble']}>
              {gameWords.why(refusal)} <RuleLink game={game} rule={refusal.rule} />
            </p>
          ) : (
            <p>{summary.join(' ')}</p>
          )}
          <button
            type="button"
            className="button primary"
            disabled={!form || refusal !== null}
            onClick={start}
          >
            {say('new.start')}
          </button>
        </footer>
      </main>
    </RulesAtHand>
  );
}
