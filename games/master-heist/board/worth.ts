import type { BoardWords } from '@getaway/board';
import { ABILITIES, SUB_ACTIONS, type SubAction } from '../content/index.ts';
import type { Choice } from '../rules/choices.ts';
import { isCommit, subsOf } from './actions.ts';
import type { MasterHeistBoardProps } from './index.tsx';
import { cardText } from './names.ts';

/** What an action consists of: its name alone says little to who does not know all of them by heart. */
export function worthOf({ words }: Pick<MasterHeistBoardProps, 'words'>, choice: Choice): string {
  if (!isCommit(choice)) return '';
  const { action } = choice;
  return action in ABILITIES ? cardText(action, words) : subWords(subsOf(action), words).join(' · ');
}

/** Sub-actions by kind, with how many of each: what it does first, then what it costs. */
export const subWords = (subs: readonly SubAction[], words: BoardWords): string[] =>
  SUB_ACTIONS.flatMap((sub) => {
    const count = subs.filter((one) => one === sub).length;
    return count > 0 ? [words.say(`sub.${sub}`, { count })] : [];
  });
