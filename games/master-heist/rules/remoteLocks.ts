import { type Letter, LETTERS } from '../content/index.ts';
import type { Emit } from './choices.ts';
import { command } from './commands.ts';
import { person, stuck } from './people.ts';
import { isTile } from './spaces.ts';
import type { Heist } from './state.ts';

/** MH-RLK-05, 06: any server of the letter will do. */
export const hackServer = command({
  verbs: ['removeRemoteLocks'],
  offer(s, c, offer) {
    const { id: who, at } = person(s, c);
    for (const letter of LETTERS) {
      if (!s.token.includes(`remoteLock${letter}`)) continue;
      const there = isTile(s, at) && s.token[at] === `server${letter}` ? stuck(s, c) : 'MH-RLK-05';
      if (!there || offer.explaining) offer({ do: 'removeRemoteLocks', who, letter }, there);
    }
  },
  play: (s, c, { letter }, emit) => removeRemoteLocks(s, letter, person(s, c).id, emit, 'MH-RLK-05'),
});

export function removeRemoteLocks(s: Heist, letter: Letter, who: string, emit: Emit, rule: string): void {
  for (let tile = 0; tile < s.token.length; tile++) {
    if (s.token[tile] === `remoteLock${letter}`) s.token[tile] = null;
  }
  emit?.({ event: 'remoteLocksRemoved', who, letter, rules: [rule] });
}
