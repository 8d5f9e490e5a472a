import type { Game } from '@getaway/engine';
import { type Pace, PACES } from '@getaway/server/client';
import type { Messages } from '@getaway/words';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { withBotNames } from '../match/botNames.ts';
import { isTaught } from '../learn/taught.ts';
import { titleOf } from '../match/catalog.ts';
import { type Level, LEVELS } from '../match/levels.ts';
import { partsOf } from '../match/parts.ts';
import type { Player } from '../match/position.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { RulesAtHand } from '../rules/RulesAtHand.tsx';
import { MarkChoice } from '../settings/MarkChoice.tsx';
import { LONGEST_NAME } from '../settings/longestName.ts';
import { change, type Locale, useSettings } from '../settings/settings.ts';
import { Radios } from '../ui/Radios.tsx';
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
  /** As they were typed: the own first, wherever at the table one sits. */
  const [names, setNames] = useState<readonly string[]>([]);
  const form = useLoaded<Form | null>(`${game} ${locale}`, () => formOf(game, locale), null);
  const gameWords = useGameWords(form?.messages ?? NO_MESSAGES, []);
  const [options, setOptions] = useState<Chosen>({});
  const [part, setPart] = useState('');
  const { goTo, fault } = useWayTo();

  const parts = form && partsOf(form.game, options, count);
  const own = way === 'device' ? 0 : Math.max(0, parts?.indexOf(part) ?? 0);
  const ownPart = way === 'device' ? undefined : parts?.[own];
  const place = (seat: number): number => (seat === own ? 0 : seat < own ? seat + 1 : seat);
  const isBots = (seat: number): boolean => way === 'bots' && seat !== own;
  const botNames = withBotNames(
    Array.from({ length: count }, (_, seat) =>
      seat === own ? { kind: 'person', name } : { kind: 'bot', name: null },
    ),
  );
  const nameOf = (seat: number): string =>
    names[place(seat)] ??
    (seat === own && name
      ? name
      : isBots(seat)
        ? (botNames[seat] ?? '')
        : say('player', { number: seat + 1 }));
  const players: readonly Player[] = Array.from({ length: count }, (_, seat) =>
    isBots(seat)
      ? { kind: 'bot', bot: level, name: nameOf(seat) }
      : { kind: 'person', name: nameOf(seat), ...(seat === own && { mark }) },
  );

  function start(): void {
    if (!form) return;
    if (names[0]) change({ name: names[0] });
    goTo(
      async () =>
        way === 'link'
          ? openOnline(game, players, own, options, pace, listed, friendly)
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
    ...(ownPart ? [say('new.summary.part', { part: gameWords.say(`part.${ownPart}`) })] : []),
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
        <Radios
          legend={say('new.against')}
          name="way"
          options={WAYS}
          chosen={way}
          onChoose={setWay}
          className={css['cards']}
        >
          {(one) => <Explained name={say(`new.way.${one}`)} help={say(`new.way.${one}.help`)} />}
        </Radios>
        <Radios
          legend={say('new.count')}
          name="count"
          options={Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i)}
          chosen={count}
          onChoose={setCount}
          className={css['numbers']}
        >
          {(number) => number}
        </Radios>
        {way === 'bots' && count > 1 && (
          <Radios
            legend={say('new.level')}
            name="level"
            options={LEVELS}
            chosen={level}
            onChoose={setLevel}
            className={css['cards']}
          >
            {(one) => <Explained name={say(`new.level.${one}`)} help={say(`new.level.${one}.help`)} />}
          </Radios>
        )}
        {way === 'link' && (
          <>
            <Radios
              legend={say('new.pace')}
              name="pace"
              options={PACES}
              chosen={pace}
              onChoose={setPace}
              className={css['cards']}
            >
              {(one) => <Explained name={say(`pace.${one}`)} help={say(`pace.${one}.help`)} />}
            </Radios>
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
          {players.map(
            (player, seat) =>
              (way !== 'link' || seat === own) && (
                <label key={seat} className={css['name']}>
                  <span className="visually-hidden">{say('new.nameOf', { number: seat + 1 })}</span>
                  <input
                    className="input"
                    maxLength={LONGEST_NAME}
                    value={player.name}
                    onChange={(event) =>
                      setNames(Object.assign([...names], { [place(seat)]: event.target.value }))
                    }
                  />
                  {parts && way !== 'link' && <small>{gameWords.say(`part.${parts[seat]}`)}</small>}
                </label>
              ),
          )}
        </fieldset>
        <MarkChoice />
        {agreeing && <OptionFields {...agreeing} />}
        {parts && ownPart && (
          <Radios
            legend={say('new.part')}
            name="part"
            options={[...new Set(parts)]}
            chosen={ownPart}
            onChoose={setPart}
            className={css['cards']}
          >
            {(one) => (
              <Explained name={gameWords.say(`part.${one}`)} help={form?.texts[`part.${one}`] ?? ''} />
            )}
          </Radios>
        )}
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

/** What an option is called, and what it means. */
const Explained = ({ name, help }: { readonly name: string; readonly help: string }): ReactNode => (
  <>
    <strong>{name}</strong>
    <small>{help}</small>
  </>
);
