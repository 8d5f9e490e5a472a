import type { Deal } from '@getaway/master-heist/campaign';
import { type ReactNode, useState } from 'react';
import { useAnswer } from '../ui/useAnswer.ts';
import css from './Campaign.module.css';
import { type Book, CardText } from './CardText.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import { Reason } from './Reason.tsx';
import { remoteDesk } from './remoteDesk.ts';
import { useDesk } from './useDesk.ts';

type Cards = Book['cards'];
type Character = Cards['characters'][number]['id'];
type Skill = Cards['skills'][number]['id'];

/** A character made of any cards that go together. */
export function OwnRecruit({ cards }: { readonly cards: Cards }): ReactNode {
  const { id, sheet, words } = useDesk();
  const [character, setCharacter] = useState(cards.characters[0]?.id as Character);
  const [first, setFirst] = useState(cards.skills[0]?.id as Skill);
  const [second, setSecond] = useState(cards.skills[1]?.id as Skill);
  const [name, setName] = useState('');
  const found = useAnswer<Deal | null>(
    () => remoteDesk().recruit(id, { character, skills: [first, second] }),
    [id, sheet, character, first, second],
    null,
  );
  const suggested = found?.choice.do === 'recruit' ? found.choice.name : '';
  const called = name.trim() || suggested;
  const isTaken = sheet.universe.characters.some((one) => one.name === called);
  const deal: Deal | null = found && {
    choice: { do: 'recruit', name: called, character, skills: [first, second] },
    spoken: { ...found.spoken, name: called },
    refusal: found.refusal ?? (isTaken ? { rule: 'MH-CMP-02' } : null),
  };
  const choose = { cards: cards.skills.map((one) => one.id) };
  return (
    <div className={css['own']}>
      <Choice
        label={words.say('desk.characterCard')}
        cards={cards.characters.map((one) => one.id)}
        value={character}
        onChange={setCharacter}
      />
      <Choice label={words.say('desk.firstSkill')} {...choose} value={first} onChange={setFirst} />
      <Choice label={words.say('desk.secondSkill')} {...choose} value={second} onChange={setSecond} />
      <label className="field">
        <span className="label">{words.say('desk.name')}</span>
        <input
          className="input"
          maxLength={40}
          placeholder={suggested}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <div className={css['wide']}>
        {deal ? (
          <DecisionButton deal={deal} about={called} onDone={() => setName('')}>
            {words.say('desk.recruitLevel', { level: Number(deal.spoken['level']) })}
          </DecisionButton>
        ) : (
          <Reason refusal={{ rule: 'MH-CHR-09' }} />
        )}
      </div>
    </div>
  );
}

interface ChoiceProps<Card extends string> {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly value: Card;
  readonly onChange: (card: Card) => void;
}

function Choice<Card extends string>({ label, cards, value, onChange }: ChoiceProps<Card>): ReactNode {
  const { words } = useDesk();
  return (
    <div className="field">
      <label className="field">
        <span className="label">{label}</span>
        <select
          className="input"
          value={value}
          onChange={({ target }) => onChange(cards[target.selectedIndex] as Card)}
        >
          {cards.map((card) => (
            <option key={card} value={card}>
              {words.term(card)}
            </option>
          ))}
        </select>
      </label>
      <CardText card={value} />
    </div>
  );
}
