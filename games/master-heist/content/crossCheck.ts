import { BadContent } from '@getaway/engine';
import type { Ability, Character, Prebuilt, Skill } from './cards.ts';
import type { CrisisCard, EventCard } from './deck.ts';
import type {
  AbilityId,
  CharacterId,
  CrisisId,
  EventId,
  FixerId,
  NpcSpecialId,
  PrebuiltId,
  ScenarioId,
  SkillId,
} from './ids.ts';
import type { NoiseTrack } from './noiseTrack.ts';
import { specialRuleOf, type Scenario } from './scenario.ts';
import type { Fixer, NpcSpecial } from './team.ts';

type Tables = {
  readonly abilities: Readonly<Record<AbilityId, Ability>>;
  readonly characters: Readonly<Record<CharacterId, Character>>;
  readonly skills: Readonly<Record<SkillId, Skill>>;
  readonly prebuilt: Readonly<Record<PrebuiltId, Prebuilt>>;
  readonly events: Readonly<Record<EventId, EventCard>>;
  readonly crises: Readonly<Record<CrisisId, CrisisCard>>;
  readonly fixers: Readonly<Record<FixerId, Fixer>>;
  readonly npcSpecials: Readonly<Record<NpcSpecialId, NpcSpecial>>;
  readonly scenarios: Readonly<Record<ScenarioId, Scenario>>;
  readonly noiseTracks: readonly NoiseTrack[];
};

/** What one file says about another: every reference leads somewhere and is answered there. */
export function* contentFaults(content: Tables): Generator<BadContent> {
  yield* characterFaults(content);
  yield* skillFaults(content);
  yield* prebuiltFaults(content);
  yield* cardFaults(content);
  yield* fixerFaults(content);
  yield* npcFaults(content);
  yield* heistFaults(content);
  yield* trackFaults(content);
}

function* characterFaults({ characters, abilities }: Tables): Generator<BadContent> {
  const fault = (entry: string, text: string) => new BadContent('characters.json', entry, text);
  for (const card of Object.values(characters)) {
    const amateur = card.level === 'amateur';
    if (amateur !== (card.classId === card.id))
      yield fault(card.id, `classId ${card.classId} must be the amateur of its class`);
    if (amateur !== (card.upgrades !== undefined))
      yield fault(card.id, 'an amateur has two upgrades, a pro none (MH-LVL-05)');
    if (amateur !== (card.proPath === undefined)) yield fault(card.id, 'a pro has a path, an amateur none');
    for (const upgrade of card.upgrades ?? []) {
      if (characters[upgrade].classId !== card.id)
        yield fault(card.id, `upgrade ${upgrade} is of another class`);
    }
    for (const option of card.defaultActions) {
      if (!('ability' in option)) continue;
      if (!card.abilities.includes(option.ability))
        yield fault(card.id, `default action ${option.ability} is none of its abilities`);
      if (abilities[option.ability].kind !== 'action')
        yield fault(card.id, `default action ${option.ability} is no action`);
    }
    if (card.defaultActions.every((option) => 'ability' in option))
      yield fault(card.id, 'has no unconditional default action (MH-ACT-18)');
  }
  for (const ability of Object.values(abilities)) {
    const held = Object.values(characters).some((card) => card.abilities.includes(ability.id));
    if (!held) yield new BadContent('abilities.json', ability.id, 'no character has it');
  }
}

function* skillFaults({ skills }: Tables): Generator<BadContent> {
  for (const skill of Object.values(skills)) {
    const amateur = skill.level === 'amateur';
    const fault = (text: string) => new BadContent('skills.json', skill.id, text);
    if (amateur !== (skill.root === skill.id))
      yield fault(`root ${skill.root} must be the amateur it grew from`);
    if (skill.upgrades.length !== (amateur ? 2 : 0))
      yield fault('an amateur skill has two upgrades, a pro skill none (MH-LVL-04)');
    for (const upgrade of skill.upgrades)
      if (skills[upgrade].root !== skill.id) yield fault(`upgrade ${upgrade} has another root`);
  }
}

function* prebuiltFaults({ prebuilt, characters, skills }: Tables): Generator<BadContent> {
  const seen = new Set<string>();
  for (const built of Object.values(prebuilt)) {
    const fault = (text: string) => new BadContent('prebuilt-characters.json', built.id, text);
    const cards = [characters[built.character], skills[built.skills[0]], skills[built.skills[1]]];
    if (cards.some((card) => card.level !== 'amateur'))
      yield fault('consists of amateur cards only (MH-CHR-09)');
    if (built.skills[0] === built.skills[1]) yield fault('has one skill twice (MH-CHR-08)');
    const same = [built.character, ...built.skills.toSorted()].join();
    if (seen.has(same)) yield fault('has the same three cards as another (MH-CMP-03)');
    seen.add(same);
  }
}

function* cardFaults({ events, crises }: Tables): Generator<BadContent> {
  for (const card of Object.values(events)) {
    if (card.rule !== `MH-EVT-${card.id}`)
      yield new BadContent('events.json', card.id, `cites ${card.rule} instead of its own rule`);
  }
  for (const card of Object.values(crises)) {
    if (card.rule !== `MH-CRI-${card.id}`)
      yield new BadContent('crises.json', card.id, `cites ${card.rule} instead of its own rule`);
    if ((card.effect.type === 'escape') !== (card.final === true))
      yield new BadContent('crises.json', card.id, 'a final crisis is one that begins Escape');
  }
}

function* fixerFaults({ fixers, scenarios }: Tables): Generator<BadContent> {
  for (const scenario of Object.values(scenarios)) {
    const { id, unlocks } = scenario;
    if (unlocks !== null && !(fixers[unlocks].unlockedBy as readonly string[]).includes(id)) {
      yield new BadContent('scenarios.json', id, `unlocks ${unlocks}, which fixers.json does not know`);
    }
  }
  for (const fixer of Object.values(fixers)) {
    const fault = (text: string) => new BadContent('fixers.json', fixer.id, text);
    for (const source of fixer.unlockedBy) {
      if (source !== 'start' && scenarios[source].unlocks !== fixer.id)
        yield fault(`${source} does not unlock it`);
    }
  }
}

function* npcFaults({ npcSpecials, scenarios }: Tables): Generator<BadContent> {
  for (const special of Object.values(npcSpecials)) {
    if (specialRuleOf(scenarios[special.scenario], 'npc')?.special !== special.id) {
      yield new BadContent('npcs.json', special.id, `${special.scenario} does not use it`);
    }
  }
  for (const scenario of Object.values(scenarios)) {
    const special = specialRuleOf(scenario, 'npc')?.special;
    if (special !== undefined && npcSpecials[special].scenario !== scenario.id) {
      yield new BadContent(
        'scenarios.json',
        scenario.id,
        `special action ${special} belongs to another scenario`,
      );
    }
  }
}

function* heistFaults({ scenarios }: Tables): Generator<BadContent> {
  for (const scenario of Object.values(scenarios)) {
    const next = scenario.next === undefined ? undefined : scenarios[scenario.next];
    const continues = scenario.part === 1;
    if (
      continues !== (next !== undefined) ||
      (next !== undefined && (next.part !== 2 || next.heist !== scenario.heist))
    ) {
      yield new BadContent(
        'scenarios.json',
        scenario.id,
        'the parts of its heist do not follow each other (MH-SCN-FIN-05)',
      );
    }
  }
}

function* trackFaults({ noiseTracks }: Tables): Generator<BadContent> {
  for (const [at, track] of noiseTracks.entries()) {
    if (noiseTracks.findIndex((other) => other.crew === track.crew) !== at)
      yield new BadContent('noise-track.json', `tracks[${at}]`, `a second track for ${track.crew}`);
    const ascending = track.alertSpaces.every((space, i) => space > (track.alertSpaces[i - 1] ?? 0));
    // MH-NOI-05: the last space itself raises no alert.
    if (!ascending || (track.alertSpaces.at(-1) ?? 0) >= track.last)
      yield new BadContent(
        'noise-track.json',
        `tracks[${at}]`,
        'alert spaces must ascend and end before the last space',
      );
  }
}
