import type { CampaignChoice } from '@getaway/master-heist/campaign';
import { type FormEvent, type ReactNode, useState } from 'react';
import { LEVELS } from '../match/levels.ts';
import { LONGEST_NAME } from '../settings/longestName.ts';
import { useWords } from '../words/words.tsx';
import css from './Campaign.module.css';
import { DecisionButton } from './DecisionButton.tsx';
import { dealsTo, useDesk } from './useDesk.ts';
import { Reason } from './Reason.tsx';

const PERSON = 'person';

/** Who plays: people at this device, and bots. */
export function Players(): ReactNode {
  const { sheet, bots, words, standIn } = useDesk();
  const { say } = useWords();
  const moves = [...dealsTo(sheet.deals, 'leave'), ...dealsTo(sheet.deals, 'join')];
  return (
    <>
      <ul className={css['rows']}>
        {sheet.universe.players.map(({ name, level, away }) => {
          const deal = moves.find(({ choice }) => choice.player === name);
          return (
            <li key={name} data-grey={away || undefined}>
              <p className={css['name']}>
                <strong>{name}</strong>{' '}
                <span className={css['tag']}>{words.say('desk.playerLevel', { level })}</span>
              </p>
              <span className={css['row']}>
                <select
                  className="input"
                  aria-label={words.say('desk.playedBy', { name })}
                  disabled={sheet.underWay}
                  value={bots[name] ?? PERSON}
                  onChange={({ target: { value } }) => void standIn(name, value === PERSON ? null : value)}
                >
                  <option value={PERSON}>{words.say('desk.person')}</option>
                  {LEVELS.map((bot) => (
                    <option key={bot} value={bot}>
                      {words.say('desk.bot', { level: say(`new.level.${bot}`) })}
                    </option>
                  ))}
                </select>
                {deal && (
                  <DecisionButton deal={deal} about={name}>
                    {away ? words.say('desk.return') : words.say('desk.leave')}
                  </DecisionButton>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <Join />
    </>
  );
}

function Join(): ReactNode {
  const { sheet, words, decide } = useDesk();
  const known = sheet.universe.players.map(({ name }) => name);
  const deal = dealsTo(sheet.deals, 'join').find(({ choice }) => !known.includes(choice.player));
  const suggested = words.player(known.length);
  const [name, setName] = useState('');
  const choice: CampaignChoice = { do: 'join', player: name.trim() || suggested };
  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!deal?.refusal && (await decide(choice))) setName('');
  }
  return (
    <form className={css['row']} onSubmit={(event) => void join(event)}>
      <label className="field">
        <span className="label">{words.say('desk.newPlayer')}</span>
        <input
          className="input"
          maxLength={LONGEST_NAME}
          placeholder={suggested}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className="button"
        aria-disabled={deal?.refusal ? true : undefined}
        data-disabled={deal?.refusal ? true : undefined}
      >
        {words.say('desk.join')}
      </button>
      {deal?.refusal && <Reason refusal={deal.refusal} />}
    </form>
  );
}
