import { shuffle } from '@getaway/engine';
import {
  type BlueObjectiveId,
  levelBars,
  levelText,
  type PurpleObjectiveId,
  type Texture,
} from '../../content/index.ts';
import { heroAt } from '../hero/hero.ts';
import { AGENDA, type AnyStep, push } from '../agenda.ts';
import type { HeroState, State } from '../state.ts';
import { step } from '../step.ts';

/** Step 8: levelling up (NY-LVL). */

const isFull = ({ level, bar }: HeroState): boolean =>
  level < 3 && bar.killed === bar.prisoners && bar.paid === bar.items;

/** The bar of a hero's next level; all empty with level 3 (NY-LVL-12). */
export function nextBar(texture: Texture, level: number): HeroState['bar'] {
  const bar = levelBars[texture][level];
  return { prisoners: bar?.prisoners ?? 0, items: bar?.items ?? 0, killed: 0, paid: 0 };
}

/** NY-LVL-04, NY-LVL-05, NY-LVL-10 */
export const levelStep = step({
  fields: AGENDA.levelStep,
  run(s, { seat }, emit) {
    const hero = heroAt(s, seat);
    if (!isFull(hero)) return;
    s.prisoners += hero.bar.killed;
    hero.bar = { prisoners: 0, items: 0, killed: 0, paid: 0 };
    hero.level++;
    s.turn.stirred = true;
    emit?.({ event: 'levelledUp', seat, level: hero.level, rules: ['NY-LVL-04'] });
    const texts = levelText[hero.level as 1 | 2 | 3];
    const steps = texts.map((text): AnyStep => ({
      step: text === 'takeSpecialCard' ? 'takeSpecial' : 'changeObjective',
      seat,
    }));
    push(s, ...steps, { step: 'flipBar', seat });
  },
});

export const flipBar = step({
  fields: AGENDA.flipBar,
  run(s, { seat }, emit) {
    const hero = heroAt(s, seat);
    hero.bar = nextBar(hero.texture, hero.level);
    if (hero.level < 3) emit?.({ event: 'barFlipped', seat, ...hero.bar, rules: ['NY-LVL-05'] });
  },
});

/** NY-LVL-06, NY-LVL-11 */
export const takeSpecial = step({
  fields: AGENDA.takeSpecial,
  rule: 'NY-LVL-06',
  skip: true,
  offers(s, { seat }, _seat, offer) {
    for (const card of heroAt(s, seat).specials) offer({ do: 'takeSpecial', card });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do !== 'takeSpecial') return;
    const hero = heroAt(s, seat);
    hero.specials.splice(hero.specials.indexOf(choice.card), 1);
    hero.hand.push(choice.card);
    emit?.({ event: 'specialTaken', seat, card: choice.card, rules: ['NY-LVL-06'] });
  },
});

/** NY-LVL-09: first the colour, then a card of that deck and the own one. */
export const changeObjective = step({
  fields: AGENDA.changeObjective,
  rule: 'NY-LVL-09',
  offers(_s, _step, _seat, offer) {
    offer({ do: 'changeObjective', colour: 'blue' });
    offer({ do: 'changeObjective', colour: 'purple' });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do !== 'changeObjective') return;
    const hero = heroAt(s, seat);
    const blue = choice.colour === 'blue' ? [...s.blueDeck.splice(0), ...hero.blue.splice(0)] : [];
    const purple = choice.colour === 'purple' ? [...s.purpleDeck.splice(0), ...hero.purple.splice(0)] : [];
    emit?.({ event: 'objectivesLookedThrough', seat, colour: choice.colour, rules: ['NY-LVL-09'] });
    push(s, { step: 'takeObjective', seat, blue, purple });
  },
});

export const takeObjective = step({
  fields: AGENDA.takeObjective,
  rule: 'NY-LVL-09',
  auto: false,
  offers(_s, { blue, purple }, _seat, offer) {
    for (const card of new Set([...blue, ...purple])) offer({ do: 'takeObjective', card });
  },
  answer(s, { seat, blue, purple }, _seat, choice) {
    if (choice.do !== 'takeObjective') return;
    const hero = heroAt(s, seat);
    if (blue.length > 0) {
      hero.blue = takeOne(blue, choice.card as BlueObjectiveId);
      s.blueDeck = shuffled(s, blue);
    } else {
      hero.purple = takeOne(purple, choice.card as PurpleObjectiveId);
      s.purpleDeck = shuffled(s, purple);
    }
  },
});

const shuffled = <Id>(s: State, cards: Id[]): Id[] => shuffle(s, cards);

/** Takes one copy of the card out of the list. */
const takeOne = <Id>(cards: Id[], card: Id): Id[] => cards.splice(cards.indexOf(card), 1);
