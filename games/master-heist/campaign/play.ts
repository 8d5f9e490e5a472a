import { BadInput, type Refusal, refusalOf, Refused, same } from '@getaway/engine';
import * as v from 'valibot';
import { scenarioFor } from '../exchange/index.ts';
import { type CampaignChoice, type ChoiceOf, choiceSchema } from './choice.ts';
import { levelOf, sameCards, upgraded } from './levels.ts';
import { type CampaignOffer, offersOf, RULE_OF } from './offers.ts';
import { jewelPrice, priceOf, worthOf } from './shop.ts';
import { callOff, handOver, whyNotHandOver } from './table.ts';
import { copyUniverse, type Named, namedCharacter, playerNamed, type Universe } from './universe.ts';

/** Everything the team can decide now. Names, seeds and boards of its own it may put in instead of those suggested. */
export const campaignChoices = (universe: Universe): CampaignChoice[] =>
  offersOf(universe).flatMap(({ choice, refusal }) => (refusal === null ? [choice] : []));

/** What the team might expect and cannot do now, each with the rule that forbids it. */
export const campaignExplain = (universe: Universe): CampaignOffer[] =>
  offersOf(universe).filter(({ refusal }) => refusal !== null);

/** The universe after a decision. Throws `Refused` with the rule, and changes nothing, when it is not possible. */
export function campaignPlay(universe: Universe, wanted: unknown): Universe {
  const read = v.safeParse(choiceSchema, wanted);
  if (!read.success) throw new BadInput(`no decision of a campaign: ${read.issues[0].message}`);
  const choice = read.output;
  const refusal = whyNot(universe, choice);
  if (refusal !== null) throw new Refused(refusal, `Not possible now: ${choice.do}`);
  const next = copyUniverse(universe);
  carryOut(next, choice);
  next.history.push({ choice });
  return next;
}

function whyNot(universe: Universe, choice: CampaignChoice): Refusal | null {
  if (choice.do === 'handOver') {
    const verdict = whyNotHandOver(universe);
    return verdict ? refusalOf(verdict) : null;
  }
  const offers = offersOf(universe, choice.do === 'recruit' ? [choice] : []);
  const offered = offers.find((offer) => matches(choice, offer.choice));
  if (offered === undefined) return { rule: RULE_OF[choice.do] };
  return offered.refusal ?? whyNotSo(universe, choice);
}

/** Whether a choice is the one offered, apart from what the team is free to write itself. */
function matches(choice: CampaignChoice, offered: CampaignChoice): boolean {
  if (choice.do !== offered.do) return false;
  if (choice.do === 'join' || choice.do === 'plan' || choice.do === 'begin') return true;
  if (choice.do === 'recruit' && offered.do === 'recruit')
    return sameCards(choice, offered) && choice.skills[0] !== choice.skills[1];
  return same(choice, offered);
}

/** What speaks against the team's own words. */
function whyNotSo(universe: Universe, choice: CampaignChoice): Refusal | null {
  if (choice.do === 'recruit')
    return namedCharacter(universe, choice.name) === undefined ? null : { rule: 'MH-CMP-02' };
  if (choice.do === 'join')
    return playerNamed(universe, choice.player)?.away === false
      ? { rule: 'MH-CMP-05', params: { here: 'true' } }
      : null;
  if (choice.do === 'plan' && scenarioFor(choice.scenario).part === 2) return { rule: 'MH-SCN-FIN-05' };
  return null;
}

function carryOut(universe: Universe, choice: CampaignChoice): void {
  switch (choice.do) {
    case 'join':
      join(universe, choice);
      break;
    case 'leave':
      leave(universe, choice);
      break;
    case 'recruit':
      recruit(universe, choice);
      break;
    case 'levelUp':
      levelUp(universe, choice);
      break;
    case 'buy':
      universe.cash -= priceOf(universe, choice.item);
      universe.items.push(choice.item);
      break;
    case 'sell':
      universe.cash += worthOf(universe, choice.item);
      universe.items.splice(universe.items.indexOf(choice.item), 1);
      break;
    case 'sellJewel':
      universe.cash += jewelPrice();
      universe.jewels -= 1;
      break;
    case 'plan':
      // Those who are in jail cannot come along elsewhere (MH-CMP-06), so a new plan begins with no crew.
      universe.plan = { scenario: choice.scenario, crew: [], seed: null };
      break;
    case 'cast':
      universe.plan?.crew.push({ who: choice.who, player: choice.player });
      break;
    case 'uncast':
      dismiss(universe, ({ who }) => who === choice.who);
      break;
    case 'begin':
      if (universe.plan !== null) universe.plan.seed = choice.seed;
      break;
    case 'handOver':
      handOver(universe, choice);
      break;
    case 'callOff':
      callOff(universe);
      break;
  }
}

function dismiss(universe: Universe, leaves: (member: { who: string; player: string }) => boolean): void {
  if (universe.plan !== null) universe.plan.crew = universe.plan.crew.filter((member) => !leaves(member));
}

/** MH-LVL-01: a newcomer has level 1; who comes back has kept theirs (MH-CMP-05). */
function join(universe: Universe, { player }: ChoiceOf<'join'>): void {
  const known = playerNamed(universe, player);
  if (known === undefined) universe.players.push({ name: player, level: 1, away: false });
  else known.away = false;
}

function leave(universe: Universe, { player }: ChoiceOf<'leave'>): void {
  const leaving = playerNamed(universe, player);
  if (leaving !== undefined) leaving.away = true;
  dismiss(universe, (member) => member.player === player);
}

function recruit(universe: Universe, { name, character, skills }: ChoiceOf<'recruit'>): void {
  const level = levelOf({ character, skills }) ?? 1;
  universe.characters.push({ name, character, skills, level, status: 'free', due: null });
}

/** MH-LVL-07: recorded and final. */
function levelUp(universe: Universe, { who, from, to }: ChoiceOf<'levelUp'>): void {
  const grown = namedCharacter(universe, who) as Named;
  const { character, skills } = upgraded(grown, { from, to });
  grown.character = character;
  grown.skills = [...skills];
  grown.due = null;
}
