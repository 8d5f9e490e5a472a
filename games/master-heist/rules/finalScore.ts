import { int, list, push } from '@getaway/engine';
import { CHARACTERS, ITEMS, type ScenarioId } from '../content/index.ts';
import { boardFor, tileNo, ruleOn } from './board.ts';
import { type Emit, step } from './choices.ts';
import { settleDown } from './fidgets.ts';
import { holds } from './loot.ts';
import { isNpc, person, personNo } from './people.ts';
import { itemsOn, layOut, npcOf } from './setup.ts';
import type { Heist } from './state.ts';
import { layDown } from './takingOn.ts';

// The Final Score: part 2 follows at once (MH-SCN-FIN-05 to 07).

/** Hideouts of a part from left to right, so that they correspond. */
function hideoutsOf(scenario: string): number[] {
  const board = boardFor(scenario);
  const rule = ruleOn(board, 'hideouts') ?? ruleOn(board, 'startOnHideouts');
  return [...(rule?.at ?? [])]
    .sort((a, b) => a.q + a.r / 2 - (b.q + b.r / 2))
    .map((cell) => tileNo(board, cell));
}

export function beginNextPart(s: Heist, next: ScenarioId, emit: Emit): void {
  const before = hideoutsOf(s.scenario);
  const after = hideoutsOf(next);
  const board = boardFor(next);
  Object.assign(s, layOut(board));
  s.scenario = next;
  s.phase = 'planning';
  s.round = 0;
  settleDown(s);
  for (const item of s.items) if (item.place === 'lying') item.place = 'lost';
  s.items.push(...itemsOn(board));
  s.characters = s.characters.filter((character) => !isNpc(character));
  s.characters.forEach((character, c) => {
    if (character.status !== 'escaped') return;
    layDown(s, c);
    character.status = 'active';
    character.at = after[before.indexOf(character.at)] ?? (after[0] as number);
    character.lastDitch = 'none';
    character.pinched = false;
    character.die = 0;
    character.tokens = memoryOf(s, c);
  });
  s.characters.push(...npcOf(board));
  const survivors = s.characters.flatMap((one, c) => (!isNpc(one) && one.status === 'active' ? [c] : []));
  s.track = Math.max(3, survivors.length);
  s.parts.push({ scenario: next, won: false, cashAtStart: s.cash + s.banked.cash });
  emit?.({ event: 'partBegins', part: s.parts.length, rules: ['MH-SCN-FIN-05'] });
  const undecided = survivors.filter((c) => person(s, c).ideas !== initialIdeas(s, c));
  push(s, { step: 'freshIdeas', left: undecided }, { step: 'planning' });
}

const initialIdeas = (s: Heist, c: number): number => {
  const { id, ideas } = person(s, c);
  return id === 'npc' ? ideas : CHARACTERS[id].initialIdeas;
};

function memoryOf(s: Heist, c: number): number {
  const { id } = person(s, c);
  if (id === 'npc') return 0;
  const { passive } = ITEMS['master-plan-copy'];
  const extra = holds(s, c, 'master-plan-copy') && passive?.type === 'extraMemory' ? passive.amount : 0;
  return CHARACTERS[id].memory + extra;
}

/** FRESH IDEAS: the initial ones, or those left from part 1 (MH-SCN-FIN-07). */
export const freshIdeas = step({
  fields: { left: list(int(0, 4)) },
  rule: 'MH-SCN-FIN-07',
  interleaved: true,
  auto: false,
  skip: true,
  seats: (s, { left }) => [...new Set(left.map((c) => person(s, c).seat))].sort((a, b) => a - b),
  offers(s, { left }, seat, offer) {
    for (const c of left) {
      const { id: who, seat: own } = person(s, c);
      if (own !== seat) continue;
      offer({ do: 'startIdeas', who, ideas: 'fresh' });
      offer({ do: 'startIdeas', who, ideas: 'left' });
    }
  },
  answer(s, { left }, _seat, choice, emit) {
    if (choice.do !== 'startIdeas') return;
    const c = personNo(s, choice.who);
    if (choice.ideas === 'fresh') person(s, c).ideas = initialIdeas(s, c);
    const ideas = person(s, c).ideas;
    emit?.({ event: 'startIdeas', who: choice.who, ideas, rules: ['MH-SCN-FIN-07'] });
    push(s, { step: 'freshIdeas', left: left.filter((other) => other !== c) });
  },
});
