import type { SpaceId } from '../../content/index.ts';
import {
  ALL_SPACES,
  BY_DISTANCE,
  distance,
  NEIGHBOURS,
  type Space,
  spaceId,
  spaceNo,
} from '../board/index.ts';
import { AGENDA, push, type StepData } from '../agenda.ts';
import { heroAt } from '../hero/hero.ts';
import type { State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import { missPrisoners, placePrisonerCar, placePrisoners } from './prisoners.ts';
import { hasManhole, isRevealed } from './spaces.ts';

/** Where prisoners and prisoners with cars are placed one by one, by choice (NY-FX-72 to NY-FX-80). */

type Placing = Omit<StepData<'placePrisoners'>, 'step'>;

const MOST_NEAR_ANY_HERO = 2;
const DINNER_BELL_RANGE = 2;

const times = (placed: readonly SpaceId[], space: Space): number => {
  const id = spaceId(space);
  let count = 0;
  for (const at of placed) if (at === id) count++;
  return count;
};

/** NY-FX-74: nobody gets another one before every space has as many. */
function evenly(spaces: readonly Space[], placed: readonly SpaceId[]): Space[] {
  let fewest = Infinity;
  for (const space of spaces) fewest = Math.min(fewest, times(placed, space));
  return spaces.filter((space) => times(placed, space) === fewest);
}

const revealedNeighbours = (s: State, at: SpaceId): Space[] =>
  (NEIGHBOURS[spaceNo(at)] ?? []).filter((space) => isRevealed(s, space));

/** The revealed spaces that the place means, before counting what was placed. */
function spacesOf(s: State, { where, hero }: Placing): Space[] {
  const { at } = heroAt(s, hero);
  const from = spaceNo(at);
  switch (where) {
    case 'adjacentToHero':
      return revealedNeighbours(s, at);
    case 'adjacentToAnyHero':
      return ALL_SPACES.filter((space) =>
        s.heroes.some((one) => revealedNeighbours(s, one.at).includes(space)),
      );
    case 'manholesWithin2':
      return (BY_DISTANCE[from] ?? []).filter(
        (space) => distance(from, space) <= DINNER_BELL_RANGE && hasManhole(s, space),
      );
    default:
      return (BY_DISTANCE[from] ?? []).filter((space) => hasManhole(s, space));
  }
}

/** The spaces among which the next prisoner is placed. */
function candidates(s: State, placing: Placing): Space[] {
  const { where, hero, placed, onePerSpace } = placing;
  const spaces = spacesOf(s, placing).filter((space) => !onePerSpace || times(placed, space) === 0);
  if (where === 'adjacentToHero') return evenly(spaces, placed);
  if (where === 'adjacentToAnyHero')
    return spaces.filter((space) => times(placed, space) < MOST_NEAR_ANY_HERO);
  if (where !== 'nearestManholes') return spaces;
  const from = spaceNo(heroAt(s, hero).at);
  const nearest = distance(from, spaces[0] ?? from);
  return spaces.filter((space) => distance(from, space) === nearest);
}

/** How many of the rest would still find a space: those give noise when no token is left (NY-ENM-02, NY-FX-79). */
function room(s: State, placing: Placing): number {
  const { left, where, placed, onePerSpace } = placing;
  const spaces = spacesOf(s, placing);
  if (spaces.length === 0) return 0;
  const most = onePerSpace ? 1 : where === 'adjacentToAnyHero' ? MOST_NEAR_ANY_HERO : Infinity;
  return Math.min(left, spaces.length * most - placed.length);
}

/** Asks for the next space, unless nothing can be placed any more. */
export function continuePlacing(s: State, placing: Placing, emit: Emit): void {
  if (placing.left === 0) return;
  if (s.prisoners === 0) missPrisoners(s, room(s, placing), emit);
  else push(s, { ...placing, step: 'placePrisoners' });
}

export const placePrisonersStep = step({
  fields: AGENDA.placePrisoners,
  rule: 'NY-FX-72',
  skip: true,
  offers(s, placing, _seat, offer) {
    const spaces = candidates(s, placing);
    for (const space of spaces) offer({ do: 'place', space: spaceId(space) });
    if (placing.where === 'chosenManholes' && spaces.length > 0) offer({ do: 'stop' });
  },
  answer(s, placing, _seat, choice, emit) {
    if (choice.do !== 'place') return;
    const placed = [...placing.placed, choice.space];
    placePrisoners(s, 1, choice.space, emit);
    continuePlacing(s, { ...placing, left: placing.left - 1, placed }, emit);
  },
});

/** NY-FX-78, NY-PRS-03: so many on every space; with too few tokens the chooser decides who goes short (NY-ENM-03). */
export function fill(s: State, seat: number, spaces: readonly SpaceId[], n: number, emit: Emit): void {
  const wanted = spaces.flatMap((space) => Array<SpaceId>(n).fill(space));
  if (s.prisoners > 0 && s.prisoners < wanted.length)
    return push(s, { step: 'fillSpaces', seat, spaces: wanted });
  for (const space of wanted) placePrisoners(s, 1, space, emit);
}

export const fillSpaces = step({
  fields: AGENDA.fillSpaces,
  rule: 'NY-ENM-03',
  skip: true,
  offers(_s, { spaces }, _seat, offer) {
    for (const space of new Set(spaces)) offer({ do: 'place', space });
  },
  answer(s, { seat, spaces }, _seat, choice, emit) {
    if (choice.do !== 'place') return;
    const rest = [...spaces];
    rest.splice(rest.indexOf(choice.space), 1);
    placePrisoners(s, 1, choice.space, emit);
    if (s.prisoners > 0) push(s, { step: 'fillSpaces', seat, spaces: rest });
    else missPrisoners(s, rest.length, emit);
  },
});

/** NY-FX-80: the nearest ring of at least 2 spaces' distance that has a revealed space. */
function ringAround(s: State, from: Space): Space[] {
  const revealed = (BY_DISTANCE[from] ?? []).filter(
    (space) => distance(from, space) >= 2 && isRevealed(s, space),
  );
  const nearest = distance(from, revealed[0] ?? from);
  return revealed.filter((space) => distance(from, space) === nearest);
}

export const placePrisonerCars = step({
  fields: AGENDA.placePrisonerCars,
  rule: 'NY-FX-80',
  skip: true,
  offers(s, { hero, left, where, placed }, _seat, offer) {
    if (left === 0) return;
    const { at } = heroAt(s, hero);
    const spaces =
      where === 'adjacentToHero' ? evenly(revealedNeighbours(s, at), placed) : ringAround(s, spaceNo(at));
    for (const space of spaces) offer({ do: 'place', space: spaceId(space) });
  },
  answer(s, data, _seat, choice, emit) {
    if (choice.do !== 'place') return;
    push(s, {
      ...data,
      step: 'placePrisonerCars',
      left: data.left - 1,
      placed: [...data.placed, choice.space],
    });
    placePrisonerCar(s, choice.space, emit);
  },
});
