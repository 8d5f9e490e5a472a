import { BadInput, type OptionValues, type Refusal } from '@getaway/engine';
import {
  CHARACTERS,
  type CharacterId,
  PREBUILT,
  PREBUILT_IDS,
  type Prebuilt,
  type PrebuiltId,
  type SkillId,
  SKILLS,
  specialRuleOf,
} from '../content/index.ts';
import { scenarioFor } from '../exchange/index.ts';
import type { options } from './state.ts';

// MH-CHR, MH-GEN-01 to 03: who goes on the heist.

type Options = OptionValues<typeof options>;

export interface Member {
  readonly name: string;
  readonly character: CharacterId;
  readonly skills: readonly SkillId[];
  readonly level: number;
  readonly seat: number;
  readonly busted: boolean;
}

/** The whole crew, with every member's seat; a quick crew is filled up with other classes. */
export function crewFor(given: Options, seats: number): Member[] {
  const members = given.crew.length > 0 ? given.crew : quickCrew(given, seats);
  return members.map((member, i) => ({ ...member, seat: member.seat < 0 ? i % seats : member.seat }));
}

function quickCrew({ prebuilt, crewSize, level }: Options, seats: number): Member[] {
  const size = Math.max(crewSize, prebuilt.length, seats, crewSize === 0 ? 3 : 0);
  const ids = [...prebuilt];
  for (const id of PREBUILT_IDS) if (ids.length < size && goesWith(ids, id)) ids.push(id);
  return ids.map((id) => grown(PREBUILT[id], level));
}

/** MH-OPT-06: skill, character and other skill grow in the order of the levels (MH-LVL-04 to 06). */
function grown({ name, character, skills: [first, second] }: Prebuilt, level: number): Member {
  return {
    name,
    character: level < 3 ? character : conventional(character),
    skills: [level < 2 ? first : firstPro(first), level < 4 ? second : firstPro(second)],
    level,
    seat: -1,
    busted: false,
  };
}

const firstPro = (skill: SkillId): SkillId => SKILLS[skill].upgrades[0] ?? skill;
const conventional = (character: CharacterId): CharacterId =>
  CHARACTERS[character].upgrades?.find((pro) => CHARACTERS[pro].proPath === 'conventional') ?? character;

/** MH-CHR-06, 07: another class, and no skill a third time. */
function goesWith(ids: readonly PrebuiltId[], id: PrebuiltId): boolean {
  const { character, skills } = PREBUILT[id];
  const used = ids.flatMap((other) => PREBUILT[other].skills);
  return (
    ids.every((other) => CHARACTERS[PREBUILT[other].character].classId !== CHARACTERS[character].classId) &&
    skills.every((skill) => used.filter((other) => other === skill).length < SKILLS[skill].copies)
  );
}

/** What a crew that is given is called, by card; a quick crew goes by its cards. */
export const namesOf = ({ crew }: Options): Record<string, string> =>
  Object.fromEntries(crew.map(({ name, character }) => [character, name]));

/** What speaks against these options together. */
export function checkCrew(given: Options, seats: number): Refusal | null {
  const members = crewFor(given, seats);
  const { county, specialRules } = boardScenario(given.scenario);
  const size = members.length;
  if (size !== 3 && size !== 4) return { rule: 'MH-GEN-01', params: { size } };
  if (seats >= 3 && size !== seats) return { rule: 'MH-GEN-02', params: { size, seats } };
  const perSeat = Array.from(
    { length: seats },
    (_, seat) => members.filter((member) => member.seat === seat).length,
  );
  const dealt = perSeat.reduce((sum, n) => sum + n, 0);
  if (dealt !== size || perSeat.includes(0)) return { rule: seats >= 3 ? 'MH-GEN-02' : 'MH-GEN-03' };
  if (given.captain >= seats) return { rule: 'MH-OPT-03', params: { captain: given.captain } };
  const cards = checkCards(members);
  if (cards) return cards;
  const levels = new Set(members.map(({ level }) => level));
  const agreed = given.level === 1 || (levels.has(given.level) && !given.campaign);
  if (!agreed || (!given.campaign && levels.size > 1))
    return { rule: 'MH-OPT-02', params: { levels: [...levels] } };
  if (given.campaign && county && members.every(({ busted }) => !busted)) return { rule: 'MH-SCN-CTY-03' };
  const inside = specialRules.some(({ type }) => type === 'breakInToBreakOut');
  const jailed = members.find(({ busted }) => busted);
  return jailed && !inside ? { rule: 'MH-CMP-06', params: { name: jailed.name } } : null;
}

function boardScenario(idOrKey: string) {
  try {
    return scenarioFor(idOrKey);
  } catch (error) {
    throw new BadInput(`option scenario: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function checkCards(members: readonly Member[]): Refusal | null {
  const classes = members.map(({ character }) => CHARACTERS[character].classId);
  const double = classes.find((id, i) => classes.indexOf(id) !== i);
  if (double) return { rule: 'MH-CHR-06', params: { class: double } };
  const skills = members.flatMap((member) => [...member.skills]);
  const scarce = skills.find((id) => skills.filter((other) => other === id).length > SKILLS[id].copies);
  if (scarce) return { rule: 'MH-CHR-07', params: { skill: scarce } };
  for (const {
    name,
    character,
    skills: [first, second],
    level,
  } of members) {
    if (first === undefined || second === undefined) return { rule: 'MH-CHR-01', params: { name } };
    if (SKILLS[first].root === SKILLS[second].root) return { rule: 'MH-CHR-08', params: { name } };
    const proSkills = [first, second].filter((id) => SKILLS[id].level === 'pro').length;
    const proCard = CHARACTERS[character].level === 'pro';
    const fits = proSkills === [0, 0, 1, 1, 2][level] && proCard === level >= 3;
    if (!fits) return { rule: 'MH-CHR-09', params: { name, level } };
  }
  return null;
}

/** Members that start inside a County board: the busted, or everybody in a quick heist (MH-SCN-CTY-02, 03). */
export function startsInside(given: Options, member: { readonly busted: boolean }): boolean {
  const inside = specialRuleOf(scenarioFor(given.scenario), 'breakInToBreakOut') !== undefined;
  return inside && (member.busted || !given.campaign);
}
