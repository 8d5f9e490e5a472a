import { type Refusal, refusalOf, type Verdict } from '@getaway/engine';
import { HEISTS, ITEM_IDS, PREBUILT } from '../content/index.ts';
import type { CampaignChoice } from './choice.ts';
import { whyNotBegin, whyNotCast } from './crew.ts';
import { BUILDS, type Cards, copiesSomebody, sameCards, upgradesOf } from './levels.ts';
import { STREET_NAMES } from './names.ts';
import { whyNotBuy, whyNotSell, whyNotSellJewel } from './shop.ts';
import { tableOf } from './table.ts';
import { playerNamed, type Universe } from './universe.ts';

/** Something a team might want to do, and the rule against it if there is one. */
export interface CampaignOffer {
  readonly choice: CampaignChoice;
  readonly refusal: Refusal | null;
}

/** Seats at a table (MH-GEN-02). */
const PLAYERS = 4;

/**
 * Everything that can come to mind between heists; names and seeds are suggestions. There are thousands of possible
 * recruits, so who asks about some characters, or none, is spared the others. Which online table a heist could be handed
 * to, nobody can suggest (MH-CMP-18).
 */
export function offersOf(universe: Universe, recruits?: readonly Cards[]): CampaignOffer[] {
  const offers: CampaignOffer[] = [];
  // MH-CMP-15: once a heist has begun, nothing else can be decided.
  const underWay = (universe.plan?.seed ?? null) !== null;
  const offer = (choice: CampaignChoice, against: Verdict) => {
    const verdict = underWay ? 'MH-CMP-15' : against;
    offers.push({ choice, refusal: verdict ? refusalOf(verdict) : null });
  };
  if (tableOf(universe) !== null) offers.push({ choice: { do: 'callOff' }, refusal: null });
  offerLevels(universe, offer);
  offerHeist(universe, offer);
  offerTrade(universe, offer);
  offerPlayers(universe, offer);
  const wanted = recruits?.flatMap((cards) => BUILDS.find((build) => sameCards(build, cards)) ?? []);
  offerRecruits(universe, wanted ?? BUILDS, offer);
  return offers;
}

type Offer = (choice: CampaignChoice, against: Verdict) => void;

function offerHeist(universe: Universe, offer: Offer): void {
  const { plan } = universe;
  offer({ do: 'begin', seed: `${universe.name} ${universe.heists.length + 1}` }, whyNotBegin(universe));
  for (const scenario of HEISTS) offer({ do: 'plan', scenario }, null);
  for (const { name: who } of universe.characters) {
    if (plan?.crew.some((member) => member.who === who)) offer({ do: 'uncast', who }, null);
  }
  for (const who of universe.characters) {
    if (plan === null || plan.crew.some((member) => member.who === who.name)) continue;
    for (const { name: player } of universe.players)
      offer({ do: 'cast', who: who.name, player }, whyNotCast(universe, who, player));
  }
}

function offerLevels(universe: Universe, offer: Offer): void {
  for (const who of universe.characters) {
    if (who.due === null) continue;
    for (const upgrade of upgradesOf(who, who.level)) {
      offer(
        { do: 'levelUp', who: who.name, ...upgrade },
        copiesSomebody(universe, who, upgrade) ? 'MH-LVL-10' : null,
      );
    }
  }
}

function offerTrade(universe: Universe, offer: Offer): void {
  for (const item of ITEM_IDS) offer({ do: 'buy', item }, whyNotBuy(universe, item));
  for (const item of ITEM_IDS) offer({ do: 'sell', item }, whyNotSell(universe, item));
  offer({ do: 'sellJewel' }, whyNotSellJewel(universe));
}

function offerPlayers(universe: Universe, offer: Offer): void {
  const here = universe.players.filter((player) => !player.away);
  const full: Verdict = here.length < PLAYERS ? null : 'MH-GEN-02';
  let number = universe.players.length + 1;
  while (playerNamed(universe, `Player ${number}`) !== undefined) number += 1;
  offer({ do: 'join', player: `Player ${number}` }, full);
  for (const { name, away } of universe.players)
    offer(away ? { do: 'join', player: name } : { do: 'leave', player: name }, away ? full : null);
}

function offerRecruits(universe: Universe, builds: typeof BUILDS, offer: Offer): void {
  const levels = universe.players.filter((player) => !player.away).map((player) => player.level);
  const highest = Math.max(0, ...levels);
  const taken = new Set(universe.characters.map((character) => character.name));
  const fallback = STREET_NAMES.find((name) => !taken.has(name)) ?? `${STREET_NAMES[0]} ${taken.size + 1}`;
  for (const { character, skills, level } of builds) {
    const known = PREBUILT_NAMES.get(nameOfCards({ character, skills }));
    const name = known === undefined || taken.has(known) ? fallback : known;
    // MH-LVL-09 before MH-CMP-03: who cannot be created at all is nobody's double.
    const against =
      level > highest
        ? { rule: 'MH-LVL-09', params: { level, highest } }
        : doubleOf(universe, { character, skills });
    offer({ do: 'recruit', name, character, skills: [...skills] }, against);
  }
}

function doubleOf(universe: Universe, cards: Cards): Verdict {
  const double = universe.characters.find((existing) => sameCards(existing, cards));
  return double === undefined ? null : { rule: 'MH-CMP-03', params: { name: double.name } };
}

const nameOfCards = ({ character, skills }: Cards) => [character, ...skills.toSorted()].join();
const PREBUILT_NAMES = new Map(Object.values(PREBUILT).map((built) => [nameOfCards(built), built.name]));

/** The rule that speaks of a kind of choice, for those that nobody could offer. */
export const RULE_OF: Readonly<Record<CampaignChoice['do'], string>> = {
  join: 'MH-CMP-05',
  leave: 'MH-CMP-05',
  recruit: 'MH-CHR-09',
  levelUp: 'MH-LVL-03',
  buy: 'MH-SHP-02',
  sell: 'MH-SHP-06',
  sellJewel: 'MH-CMP-13',
  plan: 'MH-CMP-10',
  cast: 'MH-SET-04',
  uncast: 'MH-SET-04',
  begin: 'MH-GEN-01',
  handOver: 'MH-CMP-18',
  callOff: 'MH-CMP-19',
};
