import { offering } from '@getaway/engine';
import type { Choice } from '../../rules/choices.ts';
import { escapeCost, escaping } from '../../rules/escape.ts';
import { isExit } from '../../rules/exits.ts';
import { person, personNo } from '../../rules/people.ts';
import { isTile, spaceNo } from '../../rules/spaces.ts';
import type { Heist } from '../../rules/state.ts';
import { escapeOdds } from '../../rules/odds.ts';
import type { Goal } from '../goal.ts';
import type { Mind } from '../minds.ts';
import { outlookOf } from '../outlook.ts';
import { picksInEscape } from '../tolls.ts';
import { pathTo, PICKED } from '../ways.ts';

/** Whoever may still fetch something tries it, if it is likelier than this to come out with it. */
const WORTH_TRYING = 0.05;

/** Out, with what there is: ideas first where they are enough, and the last ditch die with all of them otherwise. */
export function sensibleEscape(s: Heist, seat: number, choices: readonly Choice[]): number[] {
  const outlook = outlookOf(s);
  const fetchOf = (c: number): Goal | undefined =>
    outlook.goals.find((goal) => goal.c === c && goal.kind !== 'bring' && goal.chance > WORTH_TRYING);
  const weights = choices.map((choice): number => {
    switch (choice.do) {
      case 'escapeMove': {
        const c = personNo(s, choice.who);
        const mind = outlook.minds[c];
        return mind && isOnTheWay(s, mind, fetchOf(c), spaceNo(s, choice.to)) ? 8 : 0;
      }
      case 'useAbility': {
        const c = personNo(s, choice.who);
        const mind = outlook.minds[c];
        if (!mind || choice.ability !== 'pick-under-pressure' || choice.at === undefined) return 0;
        return isOnTheWay(s, mind, fetchOf(c), spaceNo(s, choice.at)) ? 8 : 0;
      }
      case 'lastDitch': {
        const c = personNo(s, choice.who);
        if (fetchOf(c)) return 0;
        const odds = escapeOdds(s, c);
        if (odds.exit !== choice.exit) return 0;
        const most = person(s, c).ideas >= odds.cost ? 0 : 1;
        return most * (choice.ideas + 1) * (choice.loot === 'all' ? 1.2 : 1);
      }
      case 'pickUp':
        return 20;
      case 'pass':
        return choice.what === 'usb' && choice.to === 'npc' ? 20 : 0;
      case 'openDoor':
      case 'removeRemoteLocks':
      case 'takeHostage':
      case 'takeIdeaToken':
        return 5;
      case 'accept':
        return 1;
      default:
        return 0;
    }
  });
  const busy = weights.some((weight) => weight > 0);
  const worthwhile = outlook.goals.filter(({ kind, chance }) => kind !== 'bring' && chance > WORTH_TRYING);
  const own = worthwhile.filter(({ c }) => seatOf(s, c) === seat);
  // Whoever has something to fetch behind a door waits for those who open it.
  const waits =
    own.some(({ kind }) => kind !== 'open') &&
    worthwhile.some(({ kind, c }) => kind === 'open' && seatOf(s, c) !== seat && !s.ready[seatOf(s, c)]);
  choices.forEach(({ do: verb }, i) => {
    if (verb === 'endEscape') weights[i] = busy || waits ? 0 : 1;
    if (verb === 'resumeEscape') weights[i] = own.length > 0 && !waits && isBusyAgain(s, seat) ? 1 : 0;
  });
  return weights;
}

/** Whether a space, once its locks are picked, is the next one on the way to what is to be fetched, or else out. */
function isOnTheWay(s: Heist, mind: Mind, fetch: Goal | undefined, to: number): boolean {
  if (fetch) return pathTo(mind.ways, fetch.to)[0] === to;
  const { c, character, out } = mind;
  if (isExit(s, character.at)) return false;
  const [here, there] = [out[character.at] as number, out[to] as number];
  // Where only locks are in the way, the last ditch die is no help until they are picked.
  const mustPick = picksInEscape(character) && escapeOdds(s, c).exit === null;
  if (character.ideas < here && !mustPick) return false;
  const locks = isTile(s, to) ? (s.locks[to] as number) : 0;
  return locks > 0 ? there + PICKED * locks + escapeCost(s, c) <= here : there < here;
}

/** Whether a seat that has confirmed would find something to do: otherwise it would only confirm again. */
function isBusyAgain(s: Heist, seat: number): boolean {
  const again = { ...s, ready: s.ready.with(seat, false) };
  const choices: Choice[] = [];
  const take = offering<Choice>(false, (choice, verdict) => void (verdict || choices.push(choice)));
  escaping.offers?.(again, { step: 'escaping' }, seat, take);
  const weights = sensibleEscape(again, seat, choices);
  return choices.some(({ do: verb }, i) => verb !== 'endEscape' && (weights[i] as number) > 0);
}

const seatOf = (s: Heist, c: number): number => person(s, c).seat;
