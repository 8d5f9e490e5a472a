import type { CharacterId, FixerId, ItemId, SkillId } from '../content/index.ts';
import { boardFor } from './board.ts';
import type { Heist } from './state.ts';

/** What a campaign needs to know of a finished heist. See README.md. */
export interface HeistResult {
  readonly scenario: string;
  readonly won: boolean;
  readonly parts: readonly {
    readonly scenario: string;
    readonly won: boolean;
    readonly cashAtStart: number;
  }[];
  readonly crew: readonly CrewResult[];
  readonly cash: number;
  readonly jewels: number;
  readonly items: readonly ItemId[];
  readonly discovered: readonly ItemId[];
  readonly discarded: readonly ItemId[];
  readonly unlocks: FixerId | null;
  readonly reward: number;
  readonly facts: {
    readonly silentRound: boolean;
    readonly eventChangedState: boolean;
    readonly fixersUsed: readonly FixerId[];
    readonly mayorInPart1: boolean;
    readonly allStartedInside: boolean;
  };
}

interface CrewResult {
  readonly name: string;
  readonly character: CharacterId;
  readonly skills: readonly SkillId[];
  readonly level: number;
  readonly seat: number;
  readonly escaped: boolean;
  readonly startedInside: boolean;
  readonly ideasLeft: number;
  readonly lastDitch: { readonly needed: number; readonly rolled: number } | null;
}

export function heistResult(s: Heist): HeistResult {
  if (s.outcome === null) throw new RangeError('the heist is not over');
  const won = s.outcome.winners.length > 0;
  const { rewards, unlocks } = boardFor(s.scenario).scenario;
  const gone = s.items.filter(
    ({ place, granted }) => !granted && (place === 'discarded' || place === 'lost'),
  );
  const crew = crewOf(s);
  return {
    scenario: s.options.scenario,
    won,
    parts: s.parts.map((part) => ({ ...part })),
    crew,
    cash: s.cash,
    jewels: s.jewels,
    items: s.items.filter(({ place, granted }) => place === 'home' && !granted).map(({ id }) => id),
    discovered: s.items.filter(({ discovered }) => discovered).map(({ id }) => id),
    // A scenario item that nobody ever touched was never the team's to lose (MH-SHP-09).
    discarded: gone.filter(({ found, discovered }) => !found || discovered).map(({ id }) => id),
    unlocks: won ? unlocks : null,
    reward: won ? rewards.cash : 0,
    facts: {
      ...s.facts,
      fixersUsed: [...s.fixersUsed],
      allStartedInside: crew.every(({ startedInside }) => startedInside),
    },
  };
}

const crewOf = (s: Heist): CrewResult[] =>
  s.characters.flatMap(({ id, name, skills, level, seat, status, startedInside, ideas, rolled, needed }) => {
    if (id === 'npc') return [];
    const lastDitch = rolled > 0 ? { needed, rolled } : null;
    const escaped = status === 'escaped';
    return [
      {
        name,
        character: id,
        skills: [...skills],
        level,
        seat,
        escaped,
        startedInside,
        ideasLeft: ideas,
        lastDitch,
      },
    ];
  });
