import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { loaded } from '../ui/loading.ts';
import { useWords } from '../words/words.tsx';
import { LONGEST_NAME } from './longestName.ts';
import {
  change,
  LOCALES,
  type Locale,
  type Motion,
  MOTIONS,
  type Settings,
  useSettings,
} from './settings.ts';
import { MarkChoice } from './MarkChoice.tsx';
import css from './SettingsPage.module.css';

// It asks the server, which nobody should wait for.
const NoticeSettings = lazy(() => loaded(() => import('../notices/NoticeSettings.tsx')));

const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: 'English',
  'pt-BR': 'Português (Brasil)',
  pl: 'Polski',
};
const SWITCHES = [
  'textMode',
  'sound',
  'arm',
  'keys',
  'hints',
  'recap',
  'openSecrets',
] as const satisfies readonly (keyof Settings)[];

export function SettingsPage(): ReactNode {
  const { say } = useWords();
  const now = useSettings();
  return (
    <main className="page">
      <header>
        <Link href="/">← {say('home.back')}</Link>
        <h1>{say('settings.title')}</h1>
      </header>
      <div className={css['form']}>
        <label className="field">
          <span className="label">{say('settings.name')}</span>
          <input
            className="input"
            maxLength={LONGEST_NAME}
            value={now.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        <MarkChoice />
        <label className="field">
          <span className="label">{say('settings.language')}</span>
          <select
            className="input"
            value={now.locale}
            onChange={(event) => change({ locale: event.target.value as Locale })}
          >
            {LOCALES.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {LANGUAGES[locale]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{say('settings.theme')}</span>
          <select
            className="input"
            value={now.theme}
            onChange={(event) => change({ theme: event.target.value as Settings['theme'] })}
          >
            <option value="dark">{say('settings.theme.dark')}</option>
            <option value="light">{say('settings.theme.light')}</option>
          </select>
        </label>
        <label className="field">
          <span className="label">{say('settings.motion')}</span>
          <select
            className="input"
            value={now.motion}
            onChange={(event) => change({ motion: event.target.value as Motion })}
          >
            {MOTIONS.map((motion) => (
              <option key={motion} value={motion}>
                {say(`settings.motion.${motion}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{say('settings.commit')}</span>
          <select
            className="input"
            value={now.commit}
            onChange={(event) => change({ commit: event.target.value as Settings['commit'] })}
          >
            <option value="ask">{say('settings.commit.ask')}</option>
            <option value="grace">{say('settings.commit.grace', { seconds: now.grace })}</option>
            <option value="instant">{say('settings.commit.instant')}</option>
          </select>
        </label>
        {now.commit === 'grace' && (
          <label className="field">
            <span className="label">{say('settings.grace', { seconds: now.grace })}</span>
            <input
              type="range"
              min={3}
              max={20}
              value={now.grace}
              onChange={(event) => change({ grace: Number(event.target.value) })}
            />
          </label>
        )}
        {SWITCHES.map((name) => (
          <label key={name} className="switch">
            <input
              type="checkbox"
              checked={now[name] === true}
              onChange={(event) => change({ [name]: event.target.checked })}
            />
            <span>{say(`settings.${name}`)}</span>
          </label>
        ))}
        <Suspense fallback={null}>
          <NoticeSettings />
        </Suspense>
      </div>
      <p className={css['credits']}>
        {say('settings.icons', { authors: 'Lorc, Delapouite, Skoll, sbed' })}{' '}
        <a href="https://game-icons.net">game-icons.net</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.{' '}
        <a href="/licences.txt">{say('settings.licences')}</a>
      </p>
    </main>
  );
}
