import { int, push } from '@getaway/engine';
import { type Emit, step } from './choices.ts';
import { ambushFails } from './convoy.ts';
import { dogsPursue } from './dogs.ts';
import { settleNoise } from './noise.ts';
import { everybody, person } from './people.ts';
import { type Character, type Heist, SUBS } from './state.ts';
import { question, unanswered } from './team.ts';

// MH-NOI-02, 10, MH-ITM-06: the Action phase ends and its noise is settled in one sum.

export const endOfActions = step({
  fields: {},
  run(s, _step, emit) {
    // MH-UND-08: nothing can be taken back across the end of a phase.
    emit?.({ event: 'actionPhaseEnds', rules: ['MH-ACT-16'], barrier: true });
    for (const c of everybody(s)) dogsPursue(s, c, emit);
    s.whistle = false;
    for (const character of s.characters) endEffects(character);
    push(s, { step: 'npcHabits' }, { step: 'settlement' }, { step: 'eventPhase' });
    ambushFails(s, emit);
  },
});

/** What was paid for until the end of the phase (MH-ABL-08, 16, 19). */
function endEffects(character: Character): void {
  character.slips = character.reaches = false;
  character.vent = -1;
}

/** Only cracking with the tools, or picking without a step, is done in silence (MH-ITM-11, 18). */
function actionNoise(s: Heist, character: Character): number {
  const { did, toolCracks, ownUnlocks, noise, actionItem } = character;
  if (toolCracks > 0 && SUBS.every((sub) => did[sub] === 0)) return 0;
  const perfect = s.items[actionItem]?.id === 'perfect-picks';
  return perfect && ownUnlocks > 0 && did.move === 0 ? 0 : noise;
}

/** The noise of the round so far, as MH-NOI-10 adds it up. */
export function noiseOfRound(s: Heist): number {
  let sum = s.pendingNoise;
  for (const character of s.characters) sum += actionNoise(s, character);
  return sum;
}

export const settlement = step({
  fields: {},
  run(s, _step, emit) {
    const noise = noiseOfRound(s);
    s.roundNoise += noise - s.pendingNoise;
    s.pendingNoise = 0;
    for (const character of s.characters) character.noise = 0;
    discardSpent(s, emit);
    if (noise > 0 && s.shields > 0) push(s, { step: 'shielding', noise, ...unanswered });
    else settleNoise(s, noise, emit, 'MH-NOI-02');
  },
});

/** MH-ITM-06. */
export function discardSpent(s: Heist, emit: Emit): void {
  for (const item of s.items) {
    if (!item.spent) continue;
    item.spent = false;
    item.place = 'discarded';
    emit?.({ event: 'itemDiscarded', item: item.id, who: person(s, item.at).id, rules: ['MH-ITM-06'] });
  }
}

/** Each shield discarded cancels one noise (MH-FIX-diversion-artist). */
export const shielding = question({
  fields: { noise: int(0, 999) },
  rule: 'MH-FIX-diversion-artist',
  options: (s, { noise }) =>
    Array.from({ length: Math.min(s.shields, noise) + 1 }, (_, count) => ({ do: 'shields', count })),
  settle(s, { noise }, choice, emit) {
    if (choice.do !== 'shields') return;
    s.shields -= choice.count;
    if (choice.count > 0)
      emit?.({ event: 'shieldsUsed', count: choice.count, rules: ['MH-FIX-diversion-artist'] });
    settleNoise(s, noise - choice.count, emit, 'MH-NOI-02');
  },
});
