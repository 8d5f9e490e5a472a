import { offering, push, type Verdict } from '@getaway/engine';
import { type Choice, type Emit, type Offer, step, type TeamChoice } from './choices.ts';
import { command, offerCommands } from './commands.ts';
import { fidget, fidgetMuch, restless, settleDown } from './fidgets.ts';
import { comesIntoPlay } from './dogs.ts';
import { holds } from './loot.ts';
import { hasToken } from './movement.ts';
import { everybody, isNpc, npcNo, person, personNo } from './people.ts';
import { liftToken, placeToken } from './plans.ts';
import { newTokens, waysOfTokens } from './route.ts';
import { entrances, isTile, ruleOf, spaceName, spaceNo } from './spaces.ts';
import { npcWaitsForPlace, startsFor, whyNotStart } from './starts.ts';
import type { Heist } from './state.ts';
import { offerTeam, reject } from './team.ts';
import { IN_PLANNING } from './teamDecisions.ts';
import { carryOut, isDone } from './together.ts';

// MH-PLN: all seats plan at the same time.

/** MH-PLN-01 to 03, and whole ways at a time as a convenience. */
const tokens = command({
  verbs: ['placeToken', 'removeToken', 'planPath'],
  offer(s, c, offer) {
    const character = person(s, c);
    if (isNpc(character)) return;
    const who = character.id;
    const none = character.tokens === 0 ? 'MH-PLN-01' : null;
    const tired = restless(s, character.seat);
    const tiles: number[] = [];
    for (let tile = 0; tile < s.plan.length; tile++) {
      if (!(hasToken(s, c, tile) ? tired : none)) tiles.push(tile);
    }
    offer.many(
      tiles.length,
      (i) => {
        const tile = tiles[i] as number;
        const at = spaceName(s, tile);
        return hasToken(s, c, tile) ? { do: 'removeToken', who, at } : { do: 'placeToken', who, at };
      },
      (i, choice) => 'at' in choice && choice.at === spaceName(s, tiles[i] as number),
    );
    if (offer.explaining) explainTokens(s, c, none !== null, tired, offer);
    if (!none || offer.explaining) offerPaths(s, c, offer);
    if (offer.explaining) {
      for (const { name } of s.entrances) offer({ do: 'placeToken', who, at: name }, 'MH-PLN-02');
    }
  },
  play(s, c, choice, emit) {
    const character = person(s, c);
    if (choice.do === 'removeToken') {
      fidget(s, character.seat);
      liftToken(s, c, spaceNo(s, choice.at));
      character.tokens++;
      emit?.({ event: 'tokenRemoved', who: character.id, at: choice.at, rules: ['MH-PLN-01'] });
      return;
    }
    const tiles =
      choice.do === 'planPath'
        ? newTokens(s, c, waysOfTokens(s, c), spaceNo(s, choice.to))
        : [spaceNo(s, choice.at)];
    for (const tile of tiles) {
      placeToken(s, c, tile);
      character.tokens--;
      emit?.({ event: 'tokenPlaced', who: character.id, at: spaceName(s, tile), rules: ['MH-PLN-01'] });
    }
  },
});

function offerPaths(s: Heist, c: number, offer: Offer): void {
  const { id: who, tokens: left } = person(s, c);
  const { needed } = waysOfTokens(s, c);
  const pathTo = (tile: number): Choice => ({ do: 'planPath', who, to: spaceName(s, tile) });
  const ends: number[] = [];
  for (let tile = 0; tile < needed.length; tile++) {
    const tokens = needed[tile] as number;
    if (tokens < 2) continue;
    if (tokens <= left) ends.push(tile);
    else if (offer.explaining) offer(pathTo(tile), 'MH-PLN-01');
  }
  offer.many(
    ends.length,
    (i) => pathTo(ends[i] as number),
    (i, choice) => 'to' in choice && choice.to === spaceName(s, ends[i] as number),
  );
}

/** On which tiles no token can be placed, and from which none can be taken. */
function explainTokens(s: Heist, c: number, none: boolean, tired: Verdict, offer: Offer): void {
  const who = person(s, c).id;
  for (let tile = 0; tile < s.plan.length; tile++) {
    const at = spaceName(s, tile);
    const isThere = hasToken(s, c, tile);
    if (isThere && tired) offer({ do: 'removeToken', who, at }, tired);
    if (isThere || none) offer({ do: 'placeToken', who, at }, 'MH-PLN-01');
  }
}

/** MH-PLN-04, 05. */
const start = command({
  verbs: ['setStart'],
  offer(s, c, offer) {
    const character = person(s, c);
    if (isNpc(character)) return;
    const tired = character.at < 0 ? null : restless(s, character.seat);
    const spaces = offer.explaining ? [...new Set([...startsFor(s, c), ...entrances(s)])] : startsFor(s, c);
    for (const space of spaces) {
      if (character.at === space) continue;
      offer(
        { do: 'setStart', who: character.id, at: spaceName(s, space) },
        whyNotStart(s, c, space) ?? tired,
      );
    }
  },
  play(s, c, { at }, emit) {
    const character = person(s, c);
    if (character.at >= 0) fidget(s, character.seat);
    character.at = spaceNo(s, at);
    emit?.({ event: 'startSet', who: character.id, at, rules: ['MH-PLN-04'] });
  },
});

/** WHISPERS (MH-SCN-FIN-07): characters on the same hideout exchange ideas freely. */
const whisper = command({
  verbs: ['whisper'],
  offer(s, c, offer) {
    if (!ruleOf(s, 'whispers')) return;
    const { id: who, at, ideas, seat } = person(s, c);
    if (ideas === 0 || at < 0) return;
    for (const other of everybody(s)) {
      if (other !== c && person(s, other).at === at) {
        offer({ do: 'whisper', who, to: person(s, other).id }, restless(s, seat));
      }
    }
  },
  play(s, c, { to }, emit) {
    fidget(s, person(s, c).seat);
    person(s, c).ideas--;
    person(s, personNo(s, to)).ideas++;
    emit?.({ event: 'whispered', who: person(s, c).id, receiver: to, rules: ['MH-SCN-FIN-07'] });
  },
});

const COMMANDS = [tokens, start, whisper];

/** MH-PLN-13. */
function whyNotReady(s: Heist, seat: number): string | null {
  for (const character of s.characters) {
    if (!isNpc(character) && character.status === 'active' && character.seat === seat && character.at < 0) {
      return 'MH-PLN-13';
    }
  }
  return npcWaitsForPlace(s) && person(s, npcNo(s)).seat === seat ? 'MH-SCN-MEL-03' : null;
}

export const planning = step({
  fields: {},
  rule: 'MH-PLN-13',
  interleaved: true,
  auto: false,
  seats: (s) => s.ready.map((_, seat) => seat),
  isDone,
  offers(s, _step, seat, offer) {
    const ready = s.ready[seat] === true;
    if (!ready || s.proposal !== null) offerTeam(s, seat, IN_PLANNING, offer);
    if (ready) return offer({ do: 'resumePlanning' }, restless(s, seat));
    offerCommands(s, seat, COMMANDS, offer);
    offer({ do: 'ready' }, whyNotReady(s, seat));
  },
  answer(s, _step, seat, choice, emit) {
    push(s, { step: 'planning' });
    plan(s, seat, choice, emit);
    if (s.ready.every(Boolean)) endPlanning(s, emit);
  },
});

function plan(s: Heist, seat: number, choice: Choice, emit: Emit): void {
  switch (choice.do) {
    case 'ready':
      s.ready[seat] = true;
      emit?.({ event: 'ready', seat, rules: ['MH-PLN-13'] });
      return;
    case 'resumePlanning':
      fidgetMuch(s, seat);
      s.ready[seat] = false;
      emit?.({ event: 'notReady', seat, rules: ['MH-PLN-13'] });
      return;
    case 'reject':
      return settleUrgent(s, reject(s, seat, IN_PLANNING, emit), emit);
    default:
      carryOut(s, seat, [COMMANDS, IN_PLANNING], choice, emit);
  }
}

/** MH-GEN-10: what planning cannot end without is settled by order once the team's patience is used up. */
function settleUrgent(s: Heist, rejected: TeamChoice | null, emit: Emit): void {
  const decision = rejected && IN_PLANNING[rejected.do];
  if (!decision?.urgent?.(s) || s.rejected < s.options.patience) return;
  const legal: TeamChoice[] = [];
  const offer = offering<Choice>(false, (choice, verdict) => {
    if (!verdict) legal.push(choice as TeamChoice);
  });
  decision.offer(s, 0, offer);
  if (!legal[0]) return;
  s.rejected = 0;
  emit?.({ event: 'settledByOrder', rules: ['MH-GEN-10'] });
  decision.carryOut(s, legal[0], emit);
}

/** MH-BAG-05, MH-DOG-03: then the first round begins. */
function endPlanning(s: Heist, emit: Emit): void {
  s.agenda.length = 0;
  settleDown(s);
  s.phase = 'roll';
  s.masterEvents = s.floorplans = 0;
  s.characters.forEach((character, c) => {
    if (isNpc(character)) return;
    character.startedInside = isTile(s, character.at);
    character.planCopy = holds(s, c, 'master-plan-copy');
    // MH-PLN-03: unused tokens stay off the board; nobody can place them any more.
    character.tokens = 0;
  });
  emit?.({ event: 'planningEnded', rules: ['MH-PLN-13'], barrier: true });
  push(s, { step: 'round' });
  comesIntoPlay(s, everybody(s));
}
