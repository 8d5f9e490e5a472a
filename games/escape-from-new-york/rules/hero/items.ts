import { type WeaponId, weapons } from '../../content/index.ts';
import { AGENDA, push } from '../agenda.ts';
import type { ItemPiece } from '../pieces.ts';
import type { HeroState, State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import { gainNoise } from '../city/noise.ts';
import { heroAt } from './hero.ts';

/** NY-ITM, NY-WPN, NY-LVL-03: item cards and weapons of a hero. */

export const isWeapon = (item: ItemPiece): item is WeaponId => item in weapons;

/** The weapon in the slot. */
export const weaponOf = ({ weapon }: HeroState) =>
  weapon === null ? null : weapons[weapon.card as WeaponId];

function take(hero: HeroState, item: ItemPiece): void {
  hero.items.splice(hero.items.indexOf(item), 1);
}

/** NY-ITM-10: starting cards leave the game, all others go facedown to the discard. */
function discard(s: State, item: ItemPiece): void {
  const starting = isWeapon(item) && weapons[item].removedWhenDiscarded;
  (starting ? s.itemsGone : s.itemDiscard).push(item);
}

/** NY-ITM-06, NY-ITM-08 */
export function useItem(s: State, seat: number, item: ItemPiece, emit: Emit): void {
  take(heroAt(s, seat), item);
  emit?.({ event: 'itemUsed', seat, item, rules: ['NY-ITM-06'] });
  push(
    s,
    { step: 'effects', list: item, next: 0, hero: seat, by: 'item', at: null },
    { step: 'putItemAway', item },
    { step: 'setOff' },
  );
}

export const putItemAway = step({
  fields: AGENDA.putItemAway,
  run: (s, { item }) => discard(s, item),
});

/** NY-WPN-02, NY-WPN-03 */
export function revealWeapon(s: State, seat: number, item: ItemPiece, emit: Emit): void {
  const hero = heroAt(s, seat);
  take(hero, item);
  if (hero.weapon) discard(s, hero.weapon.card);
  hero.weapon = { card: item, ammo: weapons[item as WeaponId].ammo };
  s.turn.weaponUsed = false;
  emit?.({ event: 'weaponRevealed', seat, item, ammo: hero.weapon.ammo, rules: ['NY-WPN-02'] });
}

/** NY-WPN-04, NY-WPN-05: why the weapon in the slot cannot be used; the Axe helps by itself. */
export function whyNotUseWeapon(s: State, seat: number): string | null {
  const hero = heroAt(s, seat);
  const use = weaponOf(hero)?.use;
  if (!use || !hero.weapon) return 'NY-WPN-10';
  if (hero.weapon.ammo < use.ammo) return 'NY-WPN-04';
  return use.oncePerTurn && s.turn.weaponUsed ? 'NY-WPN-05' : null;
}

/** NY-WPN-06 */
export function useWeapon(s: State, seat: number, emit: Emit): void {
  const hero = heroAt(s, seat);
  const weapon = weaponOf(hero);
  if (!weapon?.use || !hero.weapon) return;
  hero.weapon.ammo -= weapon.use.ammo;
  s.turn.weaponUsed = true;
  const { ammo } = hero.weapon;
  emit?.({ event: 'weaponUsed', seat, item: weapon.id, ammo, of: weapon.ammo, rules: ['NY-WPN-04'] });
  push(s, { step: 'effects', list: weapon.id, next: 0, hero: seat, by: 'weapon', at: null });
  gainNoise(s, weapon.use.noise, emit);
}

/** NY-FX-39, NY-WPN-07 */
export function reload(s: State, seat: number, n: number, emit: Emit): void {
  const hero = heroAt(s, seat);
  if (!hero.weapon) return;
  const most = weapons[hero.weapon.card as WeaponId].ammo;
  const added = Math.min(n, most - hero.weapon.ammo);
  if (added <= 0) return;
  hero.weapon.ammo += added;
  emit?.({ event: 'reloaded', seat, n: added, ammo: hero.weapon.ammo, rules: ['NY-FX-39'] });
}

/** NY-WPN-10, NY-WPN-11 */
export function axeBonus(hero: HeroState, range: number): number {
  const passive = weaponOf(hero)?.passive;
  return passive && passive.range === range ? passive.addDamage : 0;
}

/** NY-LVL-03, NY-LVL-12: why no item can be paid for the level bar. */
export function whyNotPay(s: State, seat: number): string | null {
  const { level, bar } = heroAt(s, seat);
  if (level === 3) return 'NY-LVL-12';
  return bar.paid < bar.items ? null : 'NY-LVL-03';
}

export function whyNotPayWeapon(s: State, seat: number): string | null {
  return weaponOf(heroAt(s, seat))?.levelUpWhenRevealed ? whyNotPay(s, seat) : 'NY-WPN-09';
}

function pay(s: State, seat: number, item: ItemPiece, emit: Emit): void {
  const { bar } = heroAt(s, seat);
  bar.paid++;
  discard(s, item);
  emit?.({ event: 'itemPaid', seat, paid: bar.paid, rules: ['NY-LVL-03'] });
}

export function payItem(s: State, seat: number, item: ItemPiece, emit: Emit): void {
  take(heroAt(s, seat), item);
  pay(s, seat, item, emit);
}

export function payWeapon(s: State, seat: number, emit: Emit): void {
  const hero = heroAt(s, seat);
  if (!hero.weapon) return;
  const { card } = hero.weapon;
  hero.weapon = null;
  pay(s, seat, card, emit);
}

/** NY-ITM-11 */
export function dropItem(s: State, seat: number, item: ItemPiece, emit: Emit): void {
  take(heroAt(s, seat), item);
  discard(s, item);
  emit?.({ event: 'itemDropped', seat, rules: ['NY-ITM-11'] });
}
