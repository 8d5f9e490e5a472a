import { createContext, type ReactNode, use } from 'react';
import css from './Campaign.module.css';
import type { desk } from './desk.ts';
import { useDesk } from './useDesk.ts';

export type Book = Awaited<ReturnType<typeof desk.book>>;

/** The cards of the game, once they have been read. */
export const BookContext = createContext<Book | null>(null);

/** What a character or skill card can do, in words. */
export function CardText({ card }: { readonly card: string }): ReactNode {
  const { words } = useDesk();
  const book = use(BookContext);
  const skill = book?.cards.skills.find(({ id }) => id === card);
  const character = book?.cards.characters.find(({ id }) => id === card);
  const named = (actions: readonly string[]): string => actions.map(words.term).join(', ');
  if (skill)
    return <span className={css['dim']}>{words.say('desk.skill', { actions: named(skill.actions) })}</span>;
  if (!character) return null;
  const { memory, ideas, actions, abilities } = character;
  return (
    <span className={css['dim']}>
      {words.say('desk.card', { memory, ideas, actions: named(actions) })}{' '}
      {abilities.map((ability) => words.say(`text.${ability}`)).join(' ')}
    </span>
  );
}
