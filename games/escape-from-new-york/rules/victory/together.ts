import { finish, type Refusal } from '@getaway/engine';
import type { CaseCardId, SpaceId } from '../../content/index.ts';
import { AGENDA, push, type Way } from '../agenda.ts';
import type { ShownCard } from '../choices.ts';
import { holdsCase } from '../hero/cases.ts';
import { currentHero, heroAt, inTurnOrder } from '../hero/hero.ts';
import { ask, asked } from '../hooks.ts';
import type { State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import { diagramOf } from './alone.ts';
import { noScores } from './defeat.ts';

/** The collective victory (NY-WIN-01 to NY-WIN-07). */

/** NY-WIN-04, NY-USP-64: the case cards that must be shown besides the President. */
const casesFor = (way: Way): CaseCardId[] => ['tape', way === 'tracer' ? 'tracer' : diagramOf(way)];

/** Everything that a seat knows to be lacking for an escape from a space: own cards, faceup cards and numbers. */
export function whyNotTogether(s: State, seat: number, way: Way, at: SpaceId): Refusal[] {
  const group = s.heroes.filter((hero, other) => hero.at === at || other === seat);
  const missing: Refusal[] = [];
  if (s.president === 'dead') missing.push({ rule: 'NY-VAR-13' });
  else if (!group.some(({ president }) => president)) {
    missing.push({ rule: 'NY-WIN-04', params: { missing: 'president' } });
  }
  let unknown = 0;
  let faceup: CaseCardId[] = heroAt(s, seat).cases.map(({ card }) => card);
  for (const hero of group) {
    if (hero === heroAt(s, seat)) continue;
    for (const held of hero.cases) {
      if (held.faceup) faceup = [...faceup, held.card];
      else unknown++;
    }
  }
  for (const card of casesFor(way)) {
    if (faceup.includes(card)) continue;
    if (unknown > 0) unknown--;
    else missing.push({ rule: 'NY-WIN-04', params: { missing: card } });
  }
  const more = ask(s, (expansion) => expansion.cannotEscapeTogether?.(s, seat, way, at));
  if (more) missing.push(typeof more === 'string' ? { rule: more } : more);
  return missing;
}

/** NY-WIN-03: everybody in the space is asked, the current player first. */
export function startEscape(s: State, seat: number, way: Way, emit: Emit): void {
  const { at } = heroAt(s, seat);
  const waiting = inTurnOrder(s, seat).filter((other) => other !== seat && heroAt(s, other).at === at);
  emit?.({ event: 'escapeTried', seat, way, rules: ['NY-WIN-02'] });
  push(s, { step: 'showCards', seat, way, waiting, shown: [] });
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}

/** Not answered by itself: being asked for a lone choice would tell that a player holds nothing. */
export const showCards = step({
  fields: AGENDA.showCards,
  rule: 'NY-WIN-03',
  auto: false,
  offers(s, { way }, seat, offer) {
    const hero = heroAt(s, seat);
    const cards: ShownCard[] = casesFor(way).filter((card) => holdsCase(hero, card));
    if (hero.president) cards.unshift('president');
    for (const shown of subsets(cards).slice(1).reverse()) offer({ do: 'show', cards: shown });
    offer({ do: 'showNothing' });
  },
  answer(s, { way, waiting, shown }, seat, choice, emit) {
    const cards = choice.do === 'show' ? choice.cards : [];
    if (cards.length > 0) emit?.({ event: 'cardsShown', seat, cards, rules: ['NY-WIN-03'] });
    else emit?.({ event: 'nothingShown', seat, rules: ['NY-WIN-03'] });
    const all = [...shown, ...cards];
    const [next, ...rest] = waiting;
    if (next === undefined) push(s, { step: 'judgeEscape', way, shown: all });
    else push(s, { step: 'showCards', seat: next, way, waiting: rest, shown: all });
  },
});

/** NY-WIN-04, NY-WIN-05 */
export const judgeEscape = step({
  fields: AGENDA.judgeEscape,
  run(s, { way, shown }, emit) {
    const lacking = ['president' as const, ...casesFor(way)].filter((card) => !shown.includes(card));
    if (lacking.length > 0) return emit?.({ event: 'escapeFailed', way, lacking, rules: ['NY-WIN-05'] });
    push(s, ...asked(s, (expansion) => expansion.beforeEscape?.(s, way)), { step: 'escapeTogether', way });
  },
});

export const escapeTogether = step({
  fields: AGENDA.escapeTogether,
  run(s, { way }, emit) {
    const { at } = currentHero(s);
    const winners = s.heroes.flatMap((hero, seat) => (hero.at === at ? [seat] : []));
    emit?.({ event: 'escapedTogether', winners, way, rules: ['NY-WIN-04'] });
    finish(s, { ending: 'collectiveVictory', winners, scores: noScores(s) });
  },
});
