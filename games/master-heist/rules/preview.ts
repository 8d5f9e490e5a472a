import type { Game, Json } from '@getaway/engine';
import { same, seeded, Table } from '@getaway/engine';
import type { Choice } from './choices.ts';
import { noiseOfRound } from './endOfActions.ts';
import { isCrisis } from './eventDeck.ts';
import { cheapestWay, costOf } from './waysOut.ts';
import { alertsOf } from './noise.ts';
import { allOdds } from './odds.ts';
import { person, personNo } from './people.ts';
import { escapeCost } from './escape.ts';
import { spaceNo } from './spaces.ts';
import type { Heist } from './state.ts';
import { atRisk, type Figures, heldBack, idle, leftBehind, louder, stranded, unplaced } from './warnings.ts';

/** The event that would be carried out, and the crises that would come with it, if the Action phase ended now. */
export interface Forecast {
  readonly noise: number;
  readonly alerts: number;
  readonly event: string | null;
  readonly crises: readonly string[];
}

/** Looks ahead on the public deck (MH-EVD-03). Shields and what an NPC may still do are not counted. */
export function forecast(s: Heist): Forecast {
  const noise = noiseOfRound(s);
  const alerts = alertsOf(s, noise);
  const deck = [...s.deck];
  const crises: string[] = [...s.queue];
  let last: string | null = s.lastDiscarded;
  const take = (): string | null => {
    const top = deck.shift() ?? null;
    while (deck[0] !== undefined && isCrisis(deck[0])) crises.push(deck.shift() as string);
    return top;
  };
  for (let i = 0; i < alerts; i++) last = take() ?? last;
  return { noise, alerts, event: take() ?? last, crises };
}

/** What a choice costs in noise and which event that leads to; in Escape what it costs and every character's odds. */
export function preview(game: Game<Heist, Choice>, view: Heist, seat: number, choice: Choice): Figures {
  if (choice.do === 'ready') return unplaced(view, seat);
  if (choice.do === 'declareEscape') return { odds: odds(view), ...atRisk(view) };
  if (view.phase === 'action') return actionFigures(game, view, seat, choice);
  return view.phase === 'escape' ? escapeFigures(game, view, seat, choice) : {};
}

const odds = (s: Heist): Json =>
  allOdds(s).map(({ who, exit, cost, needed, faces }) => ({
    who,
    exit: exit ?? 'none',
    cost,
    needed,
    faces,
  }));

/** The position after a choice. A view holds no dice; any will do, since noise and alerts do not depend on them. */
function after(game: Game<Heist, Choice>, view: Heist, seat: number, choice: Choice): Heist {
  const state = { ...game.schema.clone(view), rng: dreamt() };
  const table = new Table(game, state);
  table.play(seat, choice);
  return table.state;
}

const dreamt = (): number[] => seeded('preview');

/** Whether it came about without dice and without the bag. */
const isCertain = ({ rng }: Heist): boolean => same(rng, dreamt());

function actionFigures(game: Game<Heist, Choice>, view: Heist, seat: number, choice: Choice): Figures {
  const before = forecast(view);
  const wasted = choice.do === 'endActions' ? idle(game, view, seat) : {};
  const then = after(game, view, seat, choice);
  if (then.phase !== 'action') return { ...before, ...wasted };
  const ahead = forecast(then);
  const alerts = ahead.alerts + then.discard.length - view.discard.length;
  return {
    noise: ahead.noise - before.noise,
    roundNoise: ahead.noise,
    alerts,
    event: ahead.event,
    crises: ahead.crises,
    ...wasted,
    ...louder(before, { ...ahead, alerts }),
    ...(isCertain(then) && stranded(view, then)),
  };
}

const FACES = 6;
const facesFor = (needed: number): number => Math.max(0, Math.min(FACES, FACES + 1 - needed));

function escapeFigures(game: Game<Heist, Choice>, view: Heist, seat: number, choice: Choice): Figures {
  if (choice.do === 'lastDitch') {
    const c = personNo(view, choice.who);
    const cost = costOf(view, c, cheapestWay(view, c, spaceNo(view, choice.exit)) ?? []);
    const needed = Math.max(0, cost - choice.ideas);
    const faces = facesFor(needed);
    return { cost, needed, faces, ...heldBack(faces, facesFor(cost - person(view, c).ideas)) };
  }
  if (choice.do === 'endEscape') return { odds: odds(view), ...leftBehind(view, seat) };
  if (choice.do !== 'escapeMove') return { odds: odds(view) };
  const c = personNo(view, choice.who);
  const cost = escapeCost(view, c);
  const then = after(game, view, seat, choice);
  const strands = isCertain(then) ? stranded(view, then) : {};
  return { cost, ideasLeft: person(view, c).ideas - cost, odds: odds(then), ...strands };
}
