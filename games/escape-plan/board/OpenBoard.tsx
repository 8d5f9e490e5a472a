import type { ReactNode } from 'react';
import { PLAYER_BOARD } from '../content/index.ts';
import { isAsset } from '../rules/assets.ts';
import { has } from '../rules/bits.ts';
import { membersOf } from '../rules/gangs.ts';
import { Card } from './Card.tsx';
import type { EscapePlanBoardProps } from './index.tsx';
import { bagValueOn, itemName } from './items.ts';
import { onCard } from './notes.ts';
import css from './Rail.module.css';

interface OpenBoardProps extends Pick<EscapePlanBoardProps, 'view' | 'words'> {
  readonly seat: number;
}

/** All that lies open on a thief's board, and how much lies face down. */
export function OpenBoard({ view, words, seat }: OpenBoardProps): ReactNode {
  const thief = view.thieves[seat]!;
  const slotsLeft = PLAYER_BOARD.contactSpaces - thief.handcuffs;
  const card = (id: string, used: boolean, note = '', name = words.term(id)): ReactNode => (
    <Card
      key={`${id} ${note}`}
      compact
      piece={onCard(id)}
      name={name}
      note={note}
      {...(words.has(`text.${id}`) && { text: words.say(`text.${id}`) })}
      used={used}
    />
  );
  const ready = (used: boolean): string => words.say(used ? 'board.used' : 'board.ready');
  /** What a tile says beside its name: a bag, once it may be known, what is in it. */
  const noteOn = (slot: number): string => {
    const value = bagValueOn(thief, slot);
    if (value !== null) return words.say('board.price', { price: value });
    return has(thief.usedItems, slot) ? ready(true) : '';
  };
  return (
    <div className={css['open']}>
      <p>
        {words.say('board.openFigures', {
          row: view.row[seat],
          wounds: thief.wounds,
          of: PLAYER_BOARD.woundCubes,
          income: thief.incomeCubes,
          discs: view.discs[seat],
          gas: thief.gasCans,
          members: membersOf(view, seat),
          handcuffs: thief.handcuffs,
          aid: thief.firstAid ? 'yes' : 'no',
          money: thief.money ?? 'unknown',
        })}
      </p>
      <div className={css['cards']}>
        {thief.contacts.map((id, i) => {
          if (id === null) return null;
          const cuffed = i >= slotsLeft;
          const used = has(thief.usedContacts, i);
          return card(id, cuffed || used, cuffed ? words.say('board.cuffed') : ready(used));
        })}
        {thief.items.map((id, i) =>
          id === null || isAsset(id)
            ? null
            : card(id, has(thief.usedItems, i), noteOn(i), itemName(id, words)),
        )}
        {thief.unlocked.map((id, i) => card(id, has(thief.usedAssets, i), ready(has(thief.usedAssets, i))))}
        {thief.keys.map((id, i) =>
          id === null
            ? null
            : card(
                id,
                has(thief.usedKeys, i),
                words.say('board.key', { used: String(has(thief.usedKeys, i)) }),
              ),
        )}
      </div>
    </div>
  );
}
