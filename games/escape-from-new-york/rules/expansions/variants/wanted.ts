import type { Expansion } from '../../hooks.ts';
import type { HeroState } from '../../state.ts';

/** NY-VAR-22, NY-VAR-23, NY-VAR-26: bosses fall by the hand of the current hero, whose cops included. */
export const wanted: Expansion = {
  option: 'wanted',
  bossDefeated(s, boss, emit) {
    if (s.wantedCards === 0) return;
    const hero = s.heroes[s.current] as HeroState;
    s.wantedCards--;
    hero.wanted++;
    emit?.({ event: 'wantedTaken', seat: s.current, boss, rules: ['NY-VAR-22'] });
  },
};
