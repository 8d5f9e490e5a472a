import type { Base } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import { optionForms, optionValue } from '../home/options.ts';
import { RuleLinks } from '../learn/RuleLinks.tsx';
import { titleOf } from '../match/catalog.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { useWords } from '../words/words.tsx';

interface HouseRulesProps {
  /** Choices may be taken back by agreement (UX-FID-02). */
  readonly friendly: boolean;
  readonly game: string;
  readonly view: Base;
  readonly words: Speaker;
}

/** What was agreed on for this match, where it differs from the printed rules. */
export default function HouseRules({ friendly, game, view, words }: HouseRulesProps): ReactNode {
  const { say } = useWords();
  const forms = useLoaded(game, async () => optionForms(await titleOf(game).load()), []);
  const options = view.options as Readonly<Record<string, unknown>>;
  const changed = forms.filter(({ name, fallback }) => (options[name] ?? fallback) !== fallback);
  return (
    <section aria-label={say('menu.rules')}>
      <h2>{say('menu.rules')}</h2>
      {changed.length === 0 ? (
        <p>{say('new.summary.options', { count: 0 })}</p>
      ) : (
        <ul>
          {changed.map(({ name }) => (
            <li key={name}>
              <RuleLinks game={game} text={words.say(`option.${name}`)} />:{' '}
              {typeof options[name] === 'boolean'
                ? options[name]
                  ? say('menu.ruleOn')
                  : say('menu.ruleOff')
                : optionValue(name, options[name], words)}
            </li>
          ))}
        </ul>
      )}
      {friendly && <p>{say('friendly')}</p>}
    </section>
  );
}
