import { Api, type Pace } from '@getaway/server/client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useSettings } from '../settings/settings.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { useWords } from '../words/words.tsx';
import css from './Campaign.module.css';
import type { TablePlan } from './heists.ts';
import { remoteDesk } from './remoteDesk.ts';
import { useDesk } from './useDesk.ts';

/** With a clock, so that a bot stands in for whoever stays away and every heist comes to its end (MH-CMP-19). */
const PACES = ['live', 'fast', 'slow'] as const satisfies readonly Pace[];
const NOBODY = -1;

/** Opens a table on the server for the heist that is under way. */
export function OpenTable(): ReactNode {
  const { id, words, goTo, handOver, setOpening } = useDesk();
  const { say } = useWords();
  const { name, mark } = useSettings();
  const plan = useLoaded<TablePlan | null>(`table ${id}`, () => remoteDesk().tablePlan(id), null);
  const [pace, setPace] = useState<Pace>('fast');
  const [chosen, setChosen] = useState<number | null>(null);
  if (plan === null) return null;
  const { game, options, campaign, bots, papers } = plan;
  const people = campaign.players.flatMap((_, seat) => (bots[seat] ? [] : [seat]));
  const known = people.find((seat) => campaign.players[seat] === name);
  const me = chosen ?? known ?? people[0] ?? NOBODY;

  async function openTable(): Promise<string> {
    const seats = bots.map((bot, seat) =>
      bot ? { kind: 'bot' as const, bot } : { kind: seat === me ? ('me' as const) : ('open' as const) },
    );
    const player = { name: campaign.players[me] ?? (name || words.player(0)), colour: mark, shape: mark };
    // Not a friendly one, where agreeing takes back what came to light: what a campaign takes was not tried out before.
    const table = { game, options, campaign, seats, pace, player, ...(papers && { papers }) };
    const { match } = await new Api().call('create', {}, table);
    // Whatever speaks against it is said above.
    const kept = await handOver(match.id, match.proof.sha256);
    return kept ? `/online/${match.id}` : `/campaigns/${id}`;
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    goTo(openTable);
  }
  return (
    <form className={css['open']} onSubmit={submit}>
      <p>
        {words.say('desk.table.about')} <RuleLink game="master-heist" rule="MH-CMP-18" />
      </p>
      <div className={css['row']}>
        <label className="field">
          <span className="label">{words.say('desk.table.you')}</span>
          <select className="input" value={me} onChange={(event) => setChosen(Number(event.target.value))}>
            {people.map((seat) => (
              <option key={seat} value={seat}>
                {campaign.players[seat]}
              </option>
            ))}
            <option value={NOBODY}>{words.say('desk.table.watch')}</option>
          </select>
        </label>
        <label className="field">
          <span className="label">{say('new.pace')}</span>
          <select
            className="input"
            value={pace}
            aria-describedby="pace-help"
            onChange={(event) => setPace(event.target.value as Pace)}
          >
            {PACES.map((one) => (
              <option key={one} value={one}>
                {say(`pace.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={css['dim']} id="pace-help">
        {words.say('desk.table.pace', { pace: say(`pace.${pace}.help`) })}
      </p>
      <p className={css['row']}>
        <button type="submit" className="button primary">
          {words.say('desk.table.create')}
        </button>
        <button type="button" className="button" onClick={() => setOpening(false)}>
          {words.say('desk.table.not')}
        </button>
      </p>
    </form>
  );
}
