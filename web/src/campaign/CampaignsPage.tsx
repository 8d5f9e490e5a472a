import type { Speaker } from '@getaway/words';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { RuleLinks } from '../learn/RuleLinks.tsx';
import { RulesAtHand } from '../rules/RulesAtHand.tsx';
import { LONGEST_NAME } from '../settings/longestName.ts';
import { change, useSettings } from '../settings/settings.ts';
import { type KeptCampaign, listCampaigns, watchCampaigns } from '../storage/campaigns.ts';
import { useHere } from '../ui/useHere.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { useWayTo } from '../ui/useWayTo.ts';
import { useWords } from '../words/words.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import css from './Campaign.module.css';
import { type Book } from './CardText.tsx';
import { remoteDesk } from './remoteDesk.ts';

/** The campaigns of this browser side by side, and the way to a new one. */
export function CampaignsPage({ words }: { readonly words: Speaker }): ReactNode {
  const { say } = useWords();
  const [campaigns, setCampaigns] = useState<readonly KeptCampaign[]>([]);
  useEffect(() => {
    const read = (): void => void listCampaigns().then(setCampaigns, () => {});
    read();
    return watchCampaigns(read);
  }, []);
  return (
    <RulesAtHand game="master-heist">
      <main className={`page ${css['page']}`}>
        <header className={css['standing']}>
          <Link href="/">← {say('home.back')}</Link>
          <h1>{words.say('desk.title')}</h1>
          <p className={css['dim']}>{words.say('desk.about')}</p>
        </header>
        {campaigns.length > 0 && (
          <section aria-labelledby="continue" className={css['part']}>
            <h2 id="continue">{say('home.continue')}</h2>
            <ul className={css['cards']}>
              {campaigns.map((kept) => (
                <Campaign key={kept.id} kept={kept} words={words} />
              ))}
            </ul>
          </section>
        )}
        <Start words={words} />
        <Import words={words} />
      </main>
    </RulesAtHand>
  );
}

interface CampaignProps {
  readonly kept: KeptCampaign;
  readonly words: Speaker;
}

function Campaign({ kept: { id, universe }, words }: CampaignProps): ReactNode {
  const { name, heists, cash, plan, players } = universe;
  return (
    <li>
      <Link href={`/campaigns/${id}`} className={`button ${css['kept']}`}>
        <strong>{name}</strong>
        <span>{players.map((player) => player.name).join(', ')}</span>
        <span className={css['dim']}>
          {words.say('desk.soFar', {
            heists: heists.length,
            won: heists.filter(({ won }) => won).length,
            cash,
            underWay: String((plan?.seed ?? null) !== null),
          })}
        </span>
      </Link>
    </li>
  );
}

function Start({ words }: { readonly words: Speaker }): ReactNode {
  const settings = useSettings();
  const { goTo, fault } = useWayTo();
  const [name, setName] = useState('');
  const [player, setPlayer] = useState(settings.name);
  const book = useLoaded<Book | null>('book', () => remoteDesk().book(), null);
  const [variants, setVariants] = useState<readonly string[]>([]);
  function start(event: FormEvent): void {
    event.preventDefault();
    if (player.trim()) change({ name: player.trim() });
    const called = name.trim() || words.say('desk.city');
    // Whoever plays for weeks would miss it.
    void navigator.storage?.persist?.();
    goTo(async () => {
      const id = await remoteDesk().start(called, variants, player.trim() || words.player(0));
      return `/campaigns/${id}`;
    });
  }
  const toggle = (variant: string, on: boolean): void =>
    setVariants(on ? [...variants, variant] : variants.filter((one) => one !== variant));
  return (
    <section aria-labelledby="start" className={css['part']}>
      <h2 id="start">{words.say('desk.new')}</h2>
      <form className={css['start']} onSubmit={start}>
        <label className="field">
          <span className="label">{words.say('desk.campaignName')}</span>
          <input
            className="input"
            maxLength={60}
            placeholder={words.say('desk.city')}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className="field">
          <span className="label">{words.say('desk.yourName')}</span>
          <input
            className="input"
            maxLength={LONGEST_NAME}
            placeholder={words.player(0)}
            value={player}
            onChange={(event) => setPlayer(event.target.value)}
          />
        </label>
        <button type="submit" className="button primary">
          {words.say('desk.start')}
        </button>
        {fault && <p role="alert">{fault}</p>}
        <details className={css['more']}>
          <summary className="button">{words.say('desk.variants')}</summary>
          {book?.variants.map((variant) => (
            <label key={variant} className="switch">
              <input
                type="checkbox"
                checked={variants.includes(variant)}
                onChange={(event) => toggle(variant, event.target.checked)}
              />
              <span>
                <RuleLinks text={words.say(`desk.variant.${variant}`)} game="master-heist" />
              </span>
            </label>
          ))}
        </details>
      </form>
    </section>
  );
}

/** Reading takes a while: every heist in the file is played again. */
function Import({ words }: { readonly words: Speaker }): ReactNode {
  const { say } = useWords();
  const [, go] = useLocation();
  const here = useHere();
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<'noCampaign' | 'notKept' | null>(null);
  async function read(text: string): Promise<void> {
    setFault(null);
    setReading(true);
    // A file that the browser cannot read is none of ours either.
    const answer = await remoteDesk().read(text);
    setReading(false);
    if (!answer.ok) setFault(answer.code === 'unkept' ? 'notKept' : 'noCampaign');
    else if (here.current) go(`/campaigns/${answer.id}`);
  }
  return (
    <section aria-labelledby="import" className={css['part']}>
      <h2 id="import">{words.say('desk.import')}</h2>
      <p className={css['dim']}>{words.say('desk.import.help')}</p>
      <FileButton label={words.say('desk.import.open')} onText={read} />
      {reading && <p role="status">{words.say('desk.import.reading')}</p>}
      {fault && <p role="alert">{words.say('desk.import.failed', { reason: say(`import.${fault}`) })}</p>}
    </section>
  );
}
