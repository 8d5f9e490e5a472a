import type { Named } from '@getaway/master-heist/campaign';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Radios } from '../ui/Radios.tsx';
import css from './Campaign.module.css';
import { CharacterLine } from './CharacterLine.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import { dealsTo, useDesk } from './useDesk.ts';

/** Who comes along, and who plays them. Those who cannot are grey and say why. */
export function CrewPicker(): ReactNode {
  const { id, sheet, words } = useDesk();
  const { universe } = sheet;
  const here = universe.players.filter(({ away }) => !away).map(({ name }) => name);
  const [wanted, setWanted] = useState<string | null>(null);
  const crew = universe.plan?.crew ?? [];
  const idle = here.find((name) => crew.every(({ player }) => player !== name));
  const player = wanted !== null && here.includes(wanted) ? wanted : (idle ?? here[0]);
  if (universe.characters.length === 0 || player === undefined)
    return (
      <p className={css['empty']}>
        {words.say('desk.nobody')}{' '}
        <Link href={`/campaigns/${id}/people`} className="button">
          {words.say('desk.recruitFirst')}
        </Link>
      </p>
    );
  return (
    <>
      {here.length > 1 && (
        <Radios
          legend={words.say('desk.whoPlays')}
          name="player"
          options={here}
          chosen={player}
          // Until somebody is chosen, it goes round.
          onChoose={setWanted}
        >
          {(name) => name}
        </Radios>
      )}
      <ul className={css['rows']}>
        {freeFirst(universe.characters).map((who) => (
          <Candidate
            key={who.name}
            who={who}
            player={player}
            alone={here.length === 1}
            onDone={() => setWanted(null)}
          />
        ))}
      </ul>
    </>
  );
}

/** Who is in jail can seldom come along. */
const freeFirst = (characters: readonly Named[]): Named[] =>
  characters.toSorted((a, b) => Number(a.status === 'busted') - Number(b.status === 'busted'));

interface CandidateProps {
  readonly who: Named;
  readonly player: string;
  readonly alone: boolean;
  readonly onDone: () => void;
}

function Candidate({ who, player, alone, onDone }: CandidateProps): ReactNode {
  const { sheet, words } = useDesk();
  const member = sheet.universe.plan?.crew.find((one) => one.who === who.name);
  const out = dealsTo(sheet.deals, 'uncast').find(({ choice }) => choice.who === who.name);
  const along = dealsTo(sheet.deals, 'cast').find(
    ({ choice }) => choice.who === who.name && choice.player === player,
  );
  const deal = out ?? along;
  return (
    <li data-chosen={member !== undefined || undefined} data-grey={along?.refusal ? true : undefined}>
      <CharacterLine who={who} words={words} />
      {deal && (
        <DecisionButton deal={deal} about={who.name} pressed={member !== undefined} onDone={onDone}>
          {member === undefined
            ? words.say('desk.bring')
            : alone
              ? words.say('desk.brought.alone')
              : words.say('desk.brought.by', { name: member.player })}
        </DecisionButton>
      )}
    </li>
  );
}
