import { below } from '@getaway/engine';
import { HERO_IDS, type HeroId, heroes, weapons } from '../../content/index.ts';
import { specialCards } from '../figures.ts';
import { heroAt } from '../hero/hero.ts';
import { startingHand } from '../pieces.ts';
import { AGENDA, push } from '../agenda.ts';
import type { State } from '../state.ts';
import { step } from '../step.ts';

/** NY-SET-16 to NY-SET-25: heroes, their cards, the first player. */

export const chooseHero = step({
  fields: AGENDA.chooseHero,
  rule: 'NY-SET-16',
  offers(s, _step, _seat, offer) {
    for (const hero of HERO_IDS) {
      const taken = s.heroes.some((other) => other.hero === hero);
      offer({ do: 'takeHero', hero }, taken ? 'NY-GEN-02' : null);
    }
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do !== 'takeHero') return;
    equip(s, seat, choice.hero);
    emit?.({ event: 'heroTaken', seat, hero: choice.hero, rules: ['NY-SET-16'] });
  },
});

/** NY-SET-17 to NY-SET-20, NY-SET-22 */
function equip(s: State, seat: number, id: HeroId): void {
  const hero = heroAt(s, seat);
  hero.hero = id;
  hero.hand = startingHand(s.options, id);
  hero.specials = specialCards(s.options, id);
  const { start } = heroes[id];
  if (start.type === 'weapon') hero.weapon = { card: start.card, ammo: weapons[start.card].ammo };
  if (start.type === 'car') hero.car = start.card;
  if (start.type === 'case') hero.cases.push({ faceup: true, card: start.card });
}

/** NY-SET-24, NY-SET-25 */
export const dealHeroes = step({
  fields: AGENDA.dealHeroes,
  run(s, _step, emit) {
    for (const hero of s.heroes) {
      hero.blue = s.blueDeck.splice(-1);
      hero.purple = s.purpleDeck.splice(-1);
    }
    const first = below(s, s.heroes.length);
    emit?.({ event: 'gameBegan', firstPlayer: first, rules: ['NY-SET-25'] });
    push(s, { step: 'turn', seat: first });
  },
});
