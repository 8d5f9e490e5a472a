import { wordsOf } from '@getaway/engine/testing';
import { masterHeist } from '@getaway/master-heist';
import { speaker } from '@getaway/words';
import { describe, expect, it } from 'vitest';
import type { MasterHeistBoardProps } from '../../games/master-heist/board/index.tsx';
import { worthOf } from '../../games/master-heist/board/worth.ts';
import { ABILITIES, ACTIONS } from '../../games/master-heist/content/index.ts';
import type { Choice } from '../../games/master-heist/rules/choices.ts';
import type { Commit } from '../../games/master-heist/rules/state.ts';

const words = speaker((await wordsOf(masterHeist))['en'] ?? {}, {
  locale: 'en',
}) as unknown as MasterHeistBoardProps['words'];

const worth = (choice: object): string => worthOf({ words }, choice as Choice);
const committing = (action: Commit): string => worth({ do: 'commit', who: 'thug', action });

describe('what an action of the heist is worth', () => {
  it('is what it consists of, one kind after the other', () => {
    expect(ACTIONS.run.sub).toEqual(['noise', 'noise', 'move', 'move']);
    expect(committing('run')).toBe('2 moves · 2 noise');
    expect(committing('walk')).toBe('1 move · 1 noise');
  });

  it('is the text of the ability that it is', () => {
    const [ability] = Object.entries(ABILITIES).find(([, { kind }]) => kind === 'action')!;
    expect(committing(ability as Commit)).toBe(words.say(`text.${ability}`));
  });

  it('is told for every action, and for nothing else', () => {
    for (const action of Object.keys(ACTIONS)) expect(committing(action as Commit)).toMatch(/\d/);
    expect(worth({ do: 'roll' })).toBe('');
  });
});
