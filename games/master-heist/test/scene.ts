// Arranges positions in the game's own words, for the rule tests.
import { agrees, type GameEvent, type Match, Refused } from '@getaway/engine';
import { matchFrom, situation } from '@getaway/engine/testing';
import { CHARACTERS, type CharacterId, type EventId, type ItemId, type SkillId } from '../content/index.ts';
import { masterHeist } from '../index.ts';
import type { Choice } from '../rules/choices.ts';
import { newItem } from '../rules/loot.ts';
import { person, personNo } from '../rules/people.ts';
import { spaceNo } from '../rules/spaces.ts';
import { type Character, CHIT_LOOT, type ChitLoot, type Heist, type Sub, type Who } from '../rules/state.ts';

export type HeistMatch = Match<Heist, Choice>;
export type Part = Partial<Record<string, unknown>>;

const AMATEUR: readonly [SkillId, SkillId][] = [
  ['smash-n-grab', 'hurry'],
  ['wing-it', 'hit-n-run'],
  ['bypass', 'yank-wires'],
  ['linger', 'hurry'],
];
const PRO: readonly [SkillId, SkillId][] = [
  ['steal', 'hurry'],
  ['concoct', 'hit-n-run'],
  ['extract', 'yank-wires'],
  ['tamper', 'hurry'],
];

export const member = (character: CharacterId, i: number, more: Part = {}) => {
  const pro = CHARACTERS[character].level === 'pro';
  const skills = [...((pro ? PRO : AMATEUR)[i] as [SkillId, SkillId])];
  return { name: character, character, skills, level: pro ? 3 : 1, seat: -1, busted: false, ...more };
};

export interface Setting {
  readonly scenario?: string;
  readonly crew?: readonly CharacterId[];
  readonly seats?: number;
  readonly options?: Part;
}

/** A heist before planning. By default a seat for each of thug, angry locksmith and burglar. */
export function planning(setting: Setting = {}): Heist {
  const { scenario = 'startup-job', crew = ['thug', 'angry-locksmith', 'burglar'], options = {} } = setting;
  const seats = setting.seats ?? crew.length;
  const members = crew.map((character, i) => member(character, i));
  // Amateurs and professionals go together in a campaign only (MH-OPT-02).
  const campaign = members.some(({ level }) => level !== members[0]?.level);
  return situation(masterHeist, { seats, options: { scenario, crew: members, campaign, ...options } });
}

/** Takes everything off the board: every tile is known and empty. */
export function bare(s: Heist): Heist {
  const lists = [s.guards, s.subdued, s.dogs, s.subduedDogs, s.locks, s.unlocked, s.cameras, s.disabled];
  for (const list of [...lists, s.ideaTokens, s.plan, ...CHIT_LOOT.map((kind) => s.loot[kind])]) list.fill(0);
  s.unknown.fill(false);
  s.token.fill(null);
  s.escort = [];
  s.items = s.items.filter((item) => item.place !== 'lying');
  return s;
}

/** A heist in its first Action phase on a bare board, everybody outdoors, dice at 3. */
export function heist(setting: Setting = {}): Heist {
  const s = bare(planning(setting));
  s.phase = 'action';
  s.round = 1;
  s.characters.forEach((character) => {
    if (character.id !== 'npc') character.at = s.unknown.length;
    character.die = 3;
    character.tokens = 0;
  });
  s.agenda = [{ step: 'actions' }];
  return s;
}

/** A crew with this character: the others beside, or thug and burglar. */
export const only = (
  character: CharacterId,
  ...others: CharacterId[]
): Setting & { readonly crew: readonly CharacterId[] } => {
  const beside = (['thug', 'burglar'] as const).filter((one) => one !== character);
  return { crew: [character, ...(others.length > 0 ? others : beside)] };
};

/** One person plans for all three. */
export const alone = (scenario = 'inclusion-job', options: Part = {}): HeistMatch =>
  play(planning({ scenario, seats: 1, options }));

/** Everybody far apart, outdoors where nothing happens. */
export function apart(): Heist {
  const s = heist();
  stand(s, 'thug', 'x1');
  stand(s, 'angry-locksmith', 'x2');
  stand(s, 'burglar', 'x1');
  return s;
}

/** Nobody but the crew in the estate's basement, with a kennel on d5. */
export function atKennel(options: Part = {}): Heist {
  const s = heist({ scenario: 'greedy-prisoner', options });
  s.characters = s.characters.filter(({ id }) => id !== 'npc');
  put(s, 'd5', { token: 'kennel' });
  return s;
}

export const the = (s: Heist, who: Who): Character => person(s, personNo(s, who));
export const at = (s: Heist, name: string): number => spaceNo(s, name);

export function stand(s: Heist, who: Who, space: string, more: Partial<Character> = {}): Character {
  const character = the(s, who);
  character.at = at(s, space);
  return Object.assign(character, more);
}

interface Things extends Partial<Record<ChitLoot, number>> {
  readonly guards?: number;
  readonly subdued?: number;
  readonly dogs?: number;
  readonly subduedDogs?: number;
  readonly locks?: number;
  readonly unlocked?: number;
  readonly cameras?: number;
  readonly disabled?: number;
  readonly ideaTokens?: number;
  readonly token?: Heist['token'][number];
  readonly unknown?: boolean;
  readonly item?: ItemId;
}

export function put(s: Heist, space: string, things: Things): void {
  const no = at(s, space);
  for (const [name, value] of Object.entries(things)) {
    if (name === 'item') s.items.push(newItem(value as ItemId, 'lying', no, true));
    else if (name in s.loot) s.loot[name as ChitLoot][no] = value as number;
    else (s[name as 'guards'] as unknown[])[no] = value;
  }
}

export function hold(s: Heist, who: Who, item: ItemId): void {
  s.items.push(newItem(item, 'held', personNo(s, who)));
}

export function tokens(s: Heist, who: Who, ...tiles: string[]): void {
  for (const tile of tiles) s.plan[at(s, tile)] = (s.plan[at(s, tile)] ?? 0) | (1 << personNo(s, who));
}

/** The character has committed to an action that holds these sub-actions. */
export function busy(s: Heist, who: Who, left: Partial<Record<Sub, number>> = {}, noise = 0): void {
  const character = the(s, who);
  character.action = 'walk';
  character.noise = noise;
  Object.assign(character.left, left);
}

export const onlyInBag = (s: Heist, chits: Partial<Heist['bag']>): void => {
  for (const chit of Object.keys(s.bag)) s.bag[chit as 'guard'] = 0;
  Object.assign(s.bag, chits);
};

export const play = (s: Heist): HeistMatch => matchFrom(masterHeist, s);
export const now = (m: HeistMatch): Heist => m.view(null);

/** The Event phase begins and this card is on top. */
export function facing(
  s: Heist,
  card: EventId,
  below: Heist['deck'] = ['M1', 'M1', 'M1', 'M1', 'Z1'],
): HeistMatch {
  s.phase = 'action';
  s.deck = [card, ...below];
  s.agenda = [{ step: 'eventPhase' }];
  return play(s);
}

/** The Event phase begins with a harmless event and this crisis in the queue. */
export function inCrisis(
  s: Heist,
  card: Heist['queue'][number],
  below: Heist['deck'] = ['M1', 'M1', 'Z1'],
): HeistMatch {
  s.deck = ['M1', ...below];
  s.queue = [card];
  s.agenda = [{ step: 'eventPhase' }];
  return play(s);
}

/** Escape is under way. */
export function escaping(s: Heist): HeistMatch {
  s.phase = 'escape';
  s.agenda = [{ step: 'escaping' }];
  return play(s);
}

const offered = (m: HeistMatch, part: Part): { seat: number; choice: Choice } | null => {
  for (const { seat, choices } of m.pending()) {
    const choice = choices.find((one) => agrees(part, one));
    if (choice) return { seat, choice };
  }
  return null;
};

export const can = (m: HeistMatch, part: Part): boolean => offered(m, part) !== null;
export const every = (m: HeistMatch, part: Part): Choice[] =>
  m.pending().flatMap(({ choices }) => choices.filter((choice) => agrees(part, choice)));

/** Plays the first offered choice that agrees, by whoever may; returns what happened. */
export function does(m: HeistMatch, ...parts: Part[]): GameEvent[] {
  const before = m.events(null).at(-1)?.n ?? 0;
  for (const part of parts) {
    const found = offered(m, part);
    if (!found) {
      const all = m.pending().map(({ seat, choices }) => [seat, choices.slice(0, 8)]);
      throw new Error(`nobody is offered ${JSON.stringify(part)}, but ${JSON.stringify(all)}`);
    }
    m.play(found.seat, found.choice);
  }
  return m.events(null, before).map(({ event }) => event);
}

/** Somebody proposes it and everybody else agrees. */
export function team(m: HeistMatch, part: Part): void {
  does(m, part);
  while (can(m, { do: 'accept' })) does(m, { do: 'accept' });
}

/** Lets everybody go on who is asked about loot before a card. */
export function carryOn(m: HeistMatch): void {
  while (can(m, { do: 'carryOn' })) does(m, { do: 'carryOn' });
}

/** The rule that keeps a seat from a choice. */
export function whyNot(m: HeistMatch, part: Part, seat?: number): string | null {
  const s = now(m);
  const by = seat ?? (typeof part['who'] === 'string' ? (the(s, part['who'] as Who)?.seat ?? 0) : 0);
  const fits = (choice: object): boolean => agrees(part, choice) || agrees(choice, part);
  return m.explain(by).find(({ choice }) => fits(choice))?.rule ?? null;
}

/** The rule that refuses a choice that is played all the same. */
export function refusal(m: HeistMatch, seat: number, choice: Part): string | null {
  try {
    m.play(seat, choice as unknown as Choice);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.rule;
    throw error;
  }
}

/** Everybody who still has to confirms the end of the Action phase. */
export function endActions(m: HeistMatch): void {
  while (now(m).phase === 'action' && can(m, { do: 'endActions' })) does(m, { do: 'endActions' });
}

export function endEscape(m: HeistMatch): void {
  while (can(m, { do: 'endEscape' })) does(m, { do: 'endEscape' });
}

/** The events of one kind. */
export const happened = (events: readonly GameEvent[], event: string): GameEvent[] =>
  events.filter((one) => one.event === event);

export const all = (m: HeistMatch): GameEvent[] => m.events(null).map(({ event }) => event);

/** The choice that a seat is offered and that agrees. */
export function offeredTo(m: HeistMatch, seat: number, part: Part): Choice {
  const choice = m
    .pending()
    .find((pending) => pending.seat === seat)
    ?.choices.find((one) => agrees(part, one));
  if (!choice) throw new Error(`seat ${seat} is not offered ${JSON.stringify(part)}`);
  return choice;
}

export const seatsAsked = (m: HeistMatch): number[] => m.pending().map(({ seat }) => seat);

/** What a seat is asked about. */
export const verbsOf = (m: HeistMatch, seat: number): string[] => [
  ...new Set(m.pending().flatMap((asked) => (asked.seat === seat ? asked.choices.map((one) => one.do) : []))),
];

/** One field of every choice. */
export const field = <T = string>(choices: readonly object[], name: string): T[] =>
  choices.map((choice) => (choice as Record<string, T>)[name] as T);

export const isAt = (m: HeistMatch, who: Who, space: string): boolean =>
  the(now(m), who).at === at(now(m), space);

export const ideas = (m: HeistMatch, ...who: Who[]): number[] => who.map((one) => the(now(m), one).ideas);

export const alerts = (m: HeistMatch): number => happened(all(m), 'alertRaised').length;
