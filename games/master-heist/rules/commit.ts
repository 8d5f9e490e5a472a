import { type AbilityId, ACTIONS, type ActionId, CHARACTERS, type ItemId, SKILLS } from '../content/index.ts';
import { COMMIT_ABILITIES } from './commitAbilities.ts';
import { COMMIT_ITEMS, itemMayBeUsed } from './commitItems.ts';
import { NPC_ACTIONS } from './commitNpc.ts';
import type { Choice, ChoiceOf, Emit, Offer } from './choices.ts';
import { command } from './commands.ts';
import { payIdeas } from './ideas.ts';
import { isNpc, npcRule, npcSide, person } from './people.ts';
import type { Heist } from './state.ts';
import { takeOn } from './takingOn.ts';

// MH-ACT-01 to 09: changing the die and committing to the action of the round.

type Die = 1 | 2 | 3 | 4 | 5 | 6;

export const changeDie = command({
  verbs: ['changeDie'],
  offer(s, c, offer) {
    const { id: who, action, ideas, die } = person(s, c);
    if (die === 0) return;
    const verdict = action !== null ? 'MH-ACT-04' : ideas === 0 ? 'MH-ACT-03' : null;
    if (verdict && !offer.explaining) return;
    offer({ do: 'changeDie', who, by: 1 }, verdict);
    offer({ do: 'changeDie', who, by: -1 }, verdict);
  },
  play(s, c, { by }, emit) {
    const character = person(s, c);
    payIdeas(s, c, 1);
    character.die = ((character.die - 1 + by + 6) % 6) + 1;
    emit?.({ event: 'dieChanged', who: character.id, die: character.die, rules: ['MH-ACT-03'] });
  },
});

/** Plain actions open to a character now: default actions and the slots of its die (MH-ACT-02, MH-CHR-03, 04). */
function openActions(s: Heist, c: number): ActionId[] {
  const character = person(s, c);
  const open: ActionId[] = [];
  const add = (action: ActionId): void => {
    if (!open.includes(action)) open.push(action);
  };
  if (character.id === 'npc') {
    const side = npcSide(s);
    for (const action of side.anyDie) if (action !== 'special') add(action);
    if (character.die === 6) add(side.onSix);
    return open;
  }
  for (const one of CHARACTERS[character.id].defaultActions) if ('action' in one) add(one.action);
  for (const skill of character.skills) add(SKILLS[skill].slots[character.die as Die]);
  return open;
}

/** Actions of the character's cards that other die values would open. */
function otherSlots(s: Heist, c: number): ActionId[] {
  const character = person(s, c);
  if (isNpc(character)) return [npcSide(s).onSix];
  return character.skills.flatMap((skill) => Object.values(SKILLS[skill].slots));
}

function offerCommits(s: Heist, c: number, offer: Offer): void {
  const character = person(s, c);
  const who = character.id;
  if (character.die === 0) return;
  if (character.action !== null) {
    if (offer.explaining) offer({ do: 'commit', who } as Choice, 'MH-ACT-01');
    return;
  }
  const open = openActions(s, c);
  for (const action of open) offer({ do: 'commit', who, action });
  if (who === 'npc') {
    const special = npcRule(s)?.special;
    if (special) NPC_ACTIONS[special]?.offer(s, c, offer);
  } else {
    for (const one of CHARACTERS[who].defaultActions) {
      if ('ability' in one) COMMIT_ABILITIES[one.ability]?.offer(s, c, offer);
    }
  }
  const tried = new Set<ItemId>();
  for (const item of s.items) {
    if (item.place !== 'held' || item.at !== c || tried.has(item.id)) continue;
    tried.add(item.id);
    COMMIT_ITEMS[item.id]?.offer(s, c, offer, itemMayBeUsed(s, c, item.id));
  }
  if (!offer.explaining) return;
  const otherDie = isNpc(character) ? 'MH-NPC-04' : 'MH-CHR-04';
  for (const action of new Set(otherSlots(s, c))) {
    if (!open.includes(action)) offer({ do: 'commit', who, action }, otherDie);
  }
}

function playCommit(s: Heist, c: number, choice: ChoiceOf<'commit'>, emit: Emit): void {
  const { action } = choice;
  if (choice.item !== undefined) return COMMIT_ITEMS[choice.item]?.play(s, c, choice, emit);
  const ability = COMMIT_ABILITIES[action as AbilityId];
  if (ability) return ability.play(s, c, choice, emit);
  const special = isNpc(person(s, c)) ? npcRule(s)?.special : undefined;
  if (special !== undefined && action === special) return NPC_ACTIONS[special].play(s, c, choice, emit);
  takeOn(s, c, action, ACTIONS[action as ActionId].sub, emit);
}

export const commit = command({ verbs: ['commit'], offer: offerCommits, play: playCommit });
