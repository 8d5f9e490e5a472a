import { SUPPLIES } from '../../content/index.ts';
import { eachLockedAsset, hasLockedAsset, unlock } from '../assets.ts';
import { thiefOf } from '../characters.ts';
import { HQS, hqNumber } from '../gangs.ts';
import { moneyOf, pay } from '../money.ts';
import { canLoseNotoriety, gainNotoriety, loseNotoriety } from '../notoriety.ts';
import type { Choice } from '../play.ts';
import { GANG_PRICE } from '../travel.ts';
import { heal } from '../wounds.ts';
import { contact } from './contact.ts';
import { company, decision, deed, type Stage } from './stage.ts';

/** EP-CLI-02, EP-CHU-03. */
const freeUnlock = (rule: string): Stage =>
  decision({
    answers: ['unlock'],
    due: (s, seat) => hasLockedAsset(thiefOf(s, seat)),
    offers: (s, seat, offer) => eachLockedAsset(thiefOf(s, seat), (asset) => offer({ do: 'unlock', asset })),
    answer(s, seat, choice, _at, emit) {
      if (choice.do === 'unlock') unlock(s, seat, choice.asset, rule, emit);
    },
  });

/** EP-HOS-01: the price of healing 1, 2 or 3 wounds. */
export const HEALING = [1, 3, 6] as const;
/** By number of wounds. */
const HEAL: readonly Choice[] = [0, ...HEALING].map((_, wounds): Choice => ({ do: 'heal', wounds }));

/** EP-CLI-03. */
const freeHealing = decision({
  answers: ['heal'],
  due: (s, seat) => thiefOf(s, seat).wounds > 0,
  offers: (s, seat, offer) => offer(HEAL[1]!, thiefOf(s, seat).wounds > 0 ? null : 'EP-WND-09'),
  answer: (s, seat, _choice, _at, emit) => heal(s, seat, 1, 'EP-CLI-03', emit),
});

export const clinic: readonly Stage[] = [company('EP-CLI-01'), freeUnlock('EP-CLI-02'), freeHealing, contact];

/** EP-CHU-02. */
export const DONATION = 1;
const donation = decision({
  answers: ['donate'],
  due: (s, seat) => canLoseNotoriety(s, seat),
  offers(s, seat, offer) {
    const money = moneyOf(s, seat);
    const possible = money >= DONATION && canLoseNotoriety(s, seat);
    offer({ do: 'donate' }, possible ? null : { rule: 'EP-CHU-02', params: { price: DONATION, money } });
  },
  answer(s, seat, _choice, _at, emit) {
    pay(s, seat, DONATION, 'EP-CHU-02', emit);
    loseNotoriety(s, seat, 1, 'EP-CHU-02', emit);
  },
});

export const church: readonly Stage[] = [company('EP-CHU-01'), donation, freeUnlock('EP-CHU-03'), contact];

const hospitalHealing = decision({
  answers: ['heal'],
  due: (s, seat) => thiefOf(s, seat).wounds > 0,
  whyNotDecline: (s, seat) =>
    s.options.hospitalHealing === 'mandatory' && moneyOf(s, seat) >= HEALING[0] ? 'EP-OPT-08' : null,
  offers(s, seat, offer) {
    const { money, wounds } = thiefOf(s, seat);
    for (let count = 1; count <= HEALING.length; count++) {
      const price = HEALING[count - 1]!;
      if (count <= wounds && price <= money) offer(HEAL[count]!);
      else if (offer.explaining) offer(HEAL[count]!, { rule: 'EP-HOS-01', params: { price, money, wounds } });
    }
  },
  answer(s, seat, choice, _at, emit) {
    if (choice.do !== 'heal') return;
    pay(s, seat, HEALING[choice.wounds - 1]!, 'EP-HOS-01', emit);
    heal(s, seat, choice.wounds, 'EP-HOS-01', emit);
  },
});

const seenAtHospital = deed((s, seat, _at, emit) => {
  gainNotoriety(s, seat, 1, 'EP-HOS-02', emit);
  return null;
});

export const hospital: readonly Stage[] = [hospitalHealing, seenAtHospital];

/** EP-GNG-02. A toll paid on the way may have left too little (EP-VIS-02: as far as possible). */
const hireGang = deed((s, seat, at, emit) => {
  if (moneyOf(s, seat) < GANG_PRICE) return null;
  const hq = hqNumber(at);
  pay(s, seat, GANG_PRICE, 'EP-GNG-02', emit);
  s.gangMembers = s.gangMembers.with(hq, 0);
  s.gangControl = s.gangControl.with(hq, seat);
  emit?.({
    event: 'gangHired',
    seat,
    hq: HQS[hq]!,
    members: SUPPLIES.gangMembersPerHq,
    rules: ['EP-GNG-02'],
  });
  return null;
});

export const gang: readonly Stage[] = [hireGang];
