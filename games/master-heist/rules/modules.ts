import { int, push, seatNo } from '@getaway/engine';
import { tileNo } from './board.ts';
import { type Choice, type Emit, step } from './choices.ts';
import { command } from './commands.ts';
import { gainIdeas, payIdeas } from './ideas.ts';
import { activateNpc } from './npcs.ts';
import { npcNo, npcRule, person, stuck } from './people.ts';
import { boardOf, isTile, spaceName, spaceNo, tilesNear, ruleOf } from './spaces.ts';
import type { Heist } from './state.ts';
import { carryOutReveal, offerReveals } from './subactions.ts';

// Free deeds of the modules: keycard doors, remote locks, hostages, the Architect's idea tokens, the logs.

/** In Escape opening a door costs one escape move (MH-KEY-05); the roll cannot pay for it afterwards. */
function whyNotOpen(s: Heist, c: number): string | null {
  const { carries, ideas, lastDitch } = person(s, c);
  if (carries.keycard === 0) return 'MH-KEY-02';
  if (s.phase !== 'escape') return null;
  return stuck(s, c) ?? (lastDitch !== 'none' ? 'MH-ESC-13' : ideas === 0 ? 'MH-KEY-05' : null);
}

export const openDoor = command({
  verbs: ['openDoor'],
  offer(s, c, offer) {
    const { id: who, at } = person(s, c);
    for (const tile of tilesNear(s, at)) {
      if (s.token[tile] === 'keycardDoor')
        offer({ do: 'openDoor', who, at: spaceName(s, tile) }, whyNotOpen(s, c));
    }
  },
  play(s, c, { at }, emit) {
    if (s.phase === 'escape') payIdeas(s, c, 1);
    unbolt(s, c, spaceNo(s, at), emit);
  },
});

export function unbolt(s: Heist, c: number, tile: number, emit: Emit): void {
  s.token[tile] = null;
  emit?.({ event: 'doorOpened', who: person(s, c).id, at: spaceName(s, tile), rules: ['MH-KEY-02'] });
}

/** MH-NPC-06; in Escape too (MH-ESC-23). */
export const takeHostage = command({
  verbs: ['takeHostage'],
  offer(s, c, offer) {
    const npc = npcNo(s);
    if (npc < 0 || npcRule(s)?.npc !== 'hostage' || person(s, npc).status !== 'inactive') return;
    const character = person(s, c);
    const verdict = character.at !== person(s, npc).at ? 'MH-NPC-06' : stuck(s, c);
    if (!verdict || offer.explaining) offer({ do: 'takeHostage', who: character.id }, verdict);
  },
  play: (s, c, _choice, emit) => activateNpc(s, person(s, c).seat, emit, 'MH-NPC-06'),
});

/** MH-FIX-architect. */
export const takeIdeaToken = command({
  verbs: ['takeIdeaToken'],
  offer(s, c, offer) {
    const { id: who, at } = person(s, c);
    if (isTile(s, at) && (s.ideaTokens[at] as number) > 0) offer({ do: 'takeIdeaToken', who }, stuck(s, c));
  },
  play(s, c, _choice, emit) {
    const { at } = person(s, c);
    s.ideaTokens[at] = (s.ideaTokens[at] as number) - 1;
    gainIdeas(s, c, 1, emit, 'MH-FIX-architect');
  },
});

/** MH-SCN-BLK-04. */
export const checkLogs = command({
  verbs: ['checkLogs'],
  offer(s, c, offer) {
    const logs = ruleOf(s, 'checkTheLogs');
    if (!logs) return;
    const { id: who, at, carries } = person(s, c);
    const ready = !s.logsChecked && carries.usb > 0 && at === tileNo(boardOf(s), logs.at);
    if (ready || offer.explaining) offer({ do: 'checkLogs', who }, ready ? null : 'MH-SCN-BLK-04');
  },
  play(s, c, _choice, emit) {
    const logs = ruleOf(s, 'checkTheLogs');
    if (!logs) return;
    s.logsChecked = true;
    const character = person(s, c);
    character.carries.cash += logs.cash;
    emit?.({ event: 'logsChecked', who: character.id, count: logs.cash, rules: ['MH-SCN-BLK-04'] });
    push(s, { step: 'readingLogs', seat: character.seat, c, left: logs.reveals });
  },
});

export const readingLogs = step({
  fields: { seat: seatNo(), c: int(0, 4), left: int(0, 9) },
  rule: 'MH-SCN-BLK-04',
  offers(s, { c }, _seat, offer) {
    const who = person(s, c).id;
    offerReveals(s, c, offer, (at): Choice => ({ do: 'reveal', who, ...(at !== null && { at }) }));
    offer({ do: 'done', who });
  },
  answer(s, st, _seat, choice, emit) {
    if (choice.do !== 'reveal') return;
    if (st.left > 1) push(s, { ...st, left: st.left - 1 });
    carryOutReveal(s, st.c, choice.at, emit);
  },
});
