import type { MatchSetup, Verdict } from '@getaway/engine';
import { CHARACTERS, type SkillId, SKILLS } from '../content/index.ts';
import { scenarioFor } from '../exchange/index.ts';
import { type Named, namedCharacter, type Plan, playerNamed, type Universe } from './universe.ts';

const LARGEST_CREW = 4;
const SMALLEST_CREW = 3;

export const crewOf = (universe: Universe): Named[] =>
  (universe.plan?.crew ?? []).flatMap(({ who }) => namedCharacter(universe, who) ?? []);

/** MH-CMP-06: those in jail start inside. */
const hasInside = (plan: Plan) => scenarioFor(plan.scenario).county === true;

/** Why this player cannot bring this character to the planned heist. */
export function whyNotCast(universe: Universe, who: Named, player: string): Verdict {
  const { plan } = universe;
  if (plan === null) return 'MH-SET-01';
  const crew = crewOf(universe);
  const { level, away } = playerNamed(universe, player) ?? { level: 0, away: true };
  if (away) return 'MH-CMP-05';
  if (crew.length >= LARGEST_CREW) return 'MH-GEN-01';
  if (who.due !== null) return { rule: 'MH-LVL-11', params: { player: who.due } };
  if (who.level > level) return { rule: 'MH-LVL-08', params: { level: who.level, playerLevel: level } };
  if (who.status === 'busted' && !hasInside(plan)) return 'MH-CMP-06';
  const classId = CHARACTERS[who.character].classId;
  if (crew.some((member) => CHARACTERS[member.character].classId === classId))
    return { rule: 'MH-CHR-06', params: { classId } };
  const scarce = who.skills.find((skill) => copiesUsed(crew, skill) >= SKILLS[skill].copies);
  if (scarce !== undefined) return { rule: 'MH-CHR-07', params: { skill: scarce } };
  return eachHasOne([...plan.crew.map((member) => member.player), player]) ? null : 'MH-GEN-02';
}

const copiesUsed = (crew: readonly Named[], skill: SkillId) =>
  crew.filter((member) => member.skills.includes(skill)).length;

/** MH-GEN-02: among three or more players nobody runs two characters. */
function eachHasOne(players: readonly string[]): boolean {
  const taking = new Set(players).size;
  return taking < 3 || taking === players.length;
}

/** Why no crew could begin this scenario, whoever is in it; it may be planned all the same (MH-CMP-10). */
export function whyNoCrew(universe: Universe, scenario: string): Verdict {
  const rescues = scenarioFor(scenario).county === true;
  return rescues && universe.characters.every(({ status }) => status === 'free') ? 'MH-SCN-CTY-03' : null;
}

export function whyNotBegin(universe: Universe): Verdict {
  const { plan } = universe;
  if (plan === null) return 'MH-SET-01';
  const crew = crewOf(universe);
  if (crew.length < SMALLEST_CREW) return { rule: 'MH-GEN-01', params: { crew: crew.length } };
  if (hasInside(plan) && crew.every((member) => member.status !== 'busted')) return 'MH-SCN-CTY-03';
  return null;
}

/** The players of such a crew, by seat: of the planned heist, unless another is told. */
export function seatsOf(
  universe: Universe,
  crew: readonly { readonly player: string }[] = universe.plan?.crew ?? [],
): string[] {
  const taking = new Set(crew.map((member) => member.player));
  return universe.players.map((player) => player.name).filter((name) => taking.has(name));
}

/** Seats and options of the heist that is under way, whoever deals it; null when none is. */
export function heistTerms(universe: Universe): Omit<MatchSetup, 'seed'> | null {
  const { plan, options } = universe;
  if (plan === null || plan.seed === null) return null;
  const seats = seatsOf(universe);
  const crew = plan.crew.flatMap(({ who, player }) => {
    const member = namedCharacter(universe, who);
    if (member === undefined) return [];
    const { name, character, skills, level, status } = member;
    return [{ name, character, skills, level, seat: seats.indexOf(player), busted: status === 'busted' }];
  });
  return {
    seats: seats.length,
    options: {
      scenario: plan.scenario,
      crew: crew.sort((a, b) => a.seat - b.seat),
      fixers: universe.fixers,
      cash: universe.cash,
      jewels: universe.jewels,
      items: universe.items,
      shop: universe.shop,
      campaign: true,
      captain: options.captainDecides ? 0 : -1,
      autoConfirm: options.autoConfirm,
    },
  };
}

/** The match that is to be played here: null when no heist is under way, or an online table deals it (MH-CMP-18). */
export function heistSetup(universe: Universe): MatchSetup | null {
  const { seed = null, table } = universe.plan ?? {};
  const terms = heistTerms(universe);
  return terms && seed !== null && table === undefined ? { ...terms, seed } : null;
}
