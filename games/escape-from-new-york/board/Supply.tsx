import { actsFor } from '@getaway/board';
import type { ReactNode } from 'react';
import { caseCards, type CaseCardId, weapons } from '../content/index.ts';
import type { Choice } from '../rules/choices.ts';
import type { ItemPiece } from '../rules/pieces.ts';
import { Card } from './Card.tsx';
import css from './Dock.module.css';
import type { OwnProps } from './Dock.tsx';
import { printedText } from './names.ts';
import { onCard, onSign } from './notes.ts';
import { Glyph } from './Glyph.tsx';
import { driveWords } from './worth.ts';

const ON_WEAPON: readonly Choice['do'][] = ['useWeapon', 'payWeapon'];
const ON_CAR: readonly Choice['do'][] = ['drive', 'abandonCar'];

/** Weapon and car, and the supply of at most three cards (NY-CAS-05). */
export function Supply(props: OwnProps): ReactNode {
  const { hero, words } = props;
  const { weapon, car, president, cases, items: held } = hero;
  return (
    <div className={css['cards']} role="group" aria-label={words.say('board.supply')}>
      {weapon && (
        <Card
          piece={onCard(weapon.card)}
          name={words.term(weapon.card)}
          glyph="gunShop"
          note={<Ammo left={weapon.ammo} of={weapons[weapon.card as keyof typeof weapons].ammo} {...props} />}
          text={printedText(weapon.card, words)}
          compact
          acts={actsFor(props, (choice) => ON_WEAPON.includes(choice.do))}
        />
      )}
      {car !== 'none' && (
        <Card
          piece={onCard(car)}
          name={words.term(car)}
          glyph="car"
          text={driveWords(props, car)}
          compact
          acts={actsFor(props, (choice) => ON_CAR.includes(choice.do))}
        />
      )}
      {president && <Card piece={onSign('president')} name={words.term('president')} glyph="president" />}
      {cases.map(({ card }, i) => (
        <Case key={`${card} ${i}`} {...props} card={card as CaseCardId | null} />
      ))}
      {held.map((item, i) => (
        <Item key={`${item} ${i}`} {...props} item={item as ItemPiece | null} />
      ))}
    </div>
  );
}

function Case(props: OwnProps & { readonly card: CaseCardId | null }): ReactNode {
  const { card, words } = props;
  if (card === null) return <Card name={words.say('board.facedown')} glyph="case" used />;
  const { kind } = caseCards[card];
  return (
    <Card
      piece={onCard(card)}
      name={words.term(card)}
      glyph="case"
      text={printedText(card, words)}
      compact
      acts={actsFor(
        props,
        (choice) =>
          (choice.do === 'dropCase' && choice.card === card) ||
          (choice.do === 'revealBracelet' && kind === 'bracelet') ||
          (choice.do === 'useTracer' && card === 'tracer'),
      )}
    />
  );
}

function Item(props: OwnProps & { readonly item: ItemPiece | null }): ReactNode {
  const { item, words } = props;
  if (item === null) return <Card name={words.say('board.facedown')} glyph="item" used />;
  return (
    <Card
      piece={onCard(item)}
      name={words.term(item)}
      glyph={item in weapons ? 'gunShop' : 'item'}
      text={printedText(item, words)}
      compact
      acts={actsFor(props, (choice) => 'item' in choice && choice.item === item && choice.do !== 'keep')}
    />
  );
}

interface AmmoProps extends Pick<OwnProps, 'words'> {
  readonly left: number;
  readonly of: number;
}

function Ammo({ left, of, words }: AmmoProps): ReactNode {
  if (of === 0) return null;
  return (
    <>
      <Glyph name="ammo" size={14} /> {words.say('board.ammo', { left, of })}
    </>
  );
}
