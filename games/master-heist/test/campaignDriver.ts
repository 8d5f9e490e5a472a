// Plays whole campaigns by chance and some sense, to make the fixture of one.
import { createMatch, type MatchRecord } from '@getaway/engine';
import {
  type CampaignChoice,
  campaignChoices,
  campaignPlay,
  heistSetup,
  newUniverse,
  nextUniverse,
  type Universe,
} from '../campaign.ts';
import { CHARACTERS, type ScenarioId } from '../content/index.ts';
import { masterHeist } from '../index.ts';
import { drive } from './driver.ts';

type Random = () => number;

/** Numbers from 0 to 1 that are the same every time. */
export function dice(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

const one = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

/** Plays the heist that was begun to its end. */
export function playHeist(universe: Universe, random: Random): MatchRecord {
  const setup = heistSetup(universe);
  if (setup === null) throw new Error('no heist is under way');
  const match = createMatch(masterHeist, setup);
  while (match.outcome() === null) {
    const { seat, choices } = one(match.pending(), random);
    match.play(seat, drive(match.view(seat), seat, choices, random));
  }
  return match.record();
}

/** Chooses level-ups, trades and recruits for a while. */
function prepare(universe: Universe, random: Random): Universe {
  let next = universe;
  for (let level = offered(next, 'levelUp'); level.length > 0; level = offered(next, 'levelUp'))
    next = campaignPlay(next, one(level, random));
  for (const kind of ['sellJewel', 'buy', 'buy'] as const) {
    const deals = offered(next, kind);
    if (deals.length > 0 && random() < 0.7) next = campaignPlay(next, one(deals, random));
  }
  return next;
}

const offered = (universe: Universe, kind: CampaignChoice['do']): CampaignChoice[] =>
  campaignChoices(universe).filter((choice) => choice.do === kind);

/** Names a crew of four for a scenario, with recruits where too few are free; in County those in jail come first. */
function gather(universe: Universe, scenario: ScenarioId, random: Random): Universe {
  let next = campaignPlay(universe, { do: 'plan', scenario });
  const size = () => next.plan?.crew.length ?? 0;
  while (size() < 4) {
    const casts = offered(next, 'cast');
    const jailed = (choice: CampaignChoice) =>
      choice.do === 'cast' &&
      next.characters.some(({ name, status }) => name === choice.who && status === 'busted');
    const first = casts.filter(jailed);
    const choice =
      first.length > 0
        ? one(first, random)
        : casts.length > 0
          ? one(casts, random)
          : one(wantedRecruits(next), random);
    next = campaignPlay(next, choice);
  }
  return next;
}

/** Recruits of a class that the crew lacks. */
function wantedRecruits(universe: Universe): CampaignChoice[] {
  const classes = universe.characters
    .filter(({ name }) => universe.plan?.crew.some(({ who }) => who === name))
    .map(({ character }) => CHARACTERS[character].classId);
  return offered(universe, 'recruit').filter(
    (choice) => choice.do === 'recruit' && !classes.includes(CHARACTERS[choice.character].classId),
  );
}

const TRIES = 40;

/** A campaign of these heists; for each the first of some seeds that brings success, or else the last. */
export function driveCampaign(name: string, scenarios: readonly ScenarioId[], seed: number): Universe {
  const random = dice(seed);
  let universe = newUniverse(name);
  for (const player of ['Ann', 'Bob']) universe = campaignPlay(universe, { do: 'join', player });
  for (const scenario of scenarios) {
    const ready = gather(prepare(universe, random), scenario, random);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const begun = campaignPlay(ready, {
        do: 'begin',
        seed: `${name} ${universe.heists.length + 1} ${attempt}`,
      });
      const after = nextUniverse(begun, playHeist(begun, random));
      const over = after.heists.at(-1)?.won === true || attempt === TRIES;
      if (over) {
        universe = after;
        break;
      }
    }
  }
  return universe;
}
