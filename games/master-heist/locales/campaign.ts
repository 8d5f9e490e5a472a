// The campaign in English: decisions between heists, and why some are not possible.
import { CHARACTERS, FIXERS, ITEMS, SCENARIOS, SKILLS } from '../content/index.ts';

const names = Object.values({ ...CHARACTERS, ...SKILLS, ...ITEMS, ...FIXERS, ...SCENARIOS }).map(
  ({ id, name }) => [`term.${id}`, name.replace(/: Part 1$/, '')],
);

export const campaignEn: Readonly<Record<string, string>> = {
  ...Object.fromEntries(names),

  'choice.begin': 'Begin the heist',
  'choice.plan': 'Plan {scenario}',
  'choice.cast': '{who} comes along, played by {player}',
  'choice.uncast': '{who} stays at home',
  'choice.levelUp': '{who} trades {from} for {to}',
  'choice.buy': 'Buy {item} for ${price}k',
  'choice.sell': 'Sell {item} for ${price}k',
  'choice.sellJewel': 'Sell a jewel for ${price}k',
  'choice.join': '{player} joins',
  'choice.leave': '{player} leaves',
  'choice.recruit': 'Recruit {name}, a level {level} {character} with {skills}',

  'why.MH-GEN-01': 'a crew has three or four characters',
  'why.MH-GEN-02': 'at most four play together, and with three or four players each brings one character',
  'why.MH-SET-01': 'plan a scenario first',
  'why.MH-SET-04': 'nobody of that name is in the crew',
  'why.MH-CHR-06': 'the crew has a {classId} already',
  'why.MH-CHR-07': 'two of the crew use {skill} already',
  'why.MH-CHR-09': 'no character has these three cards',
  'why.MH-CMP-02': 'somebody has that name already',
  'why.MH-CMP-03': '{name} has the same three cards',
  'why.MH-CMP-05': 'that player is not at the table',
  'why.MH-CMP-06': 'who is in jail can only be played in County',
  'why.MH-CMP-13': 'only the Curator buys jewels',
  'why.MH-CMP-15': 'a heist is under way',
  'why.MH-FIX-curator': 'the team has no jewels',
  'why.MH-LVL-03': 'no level-up is due',
  'why.MH-LVL-08': 'a player of level {playerLevel} cannot play a character of level {level}',
  'why.MH-LVL-09': 'no player has level {level} yet',
  'why.MH-LVL-10': 'that would copy another character',
  'why.MH-LVL-11': '{player} has not chosen its level-up yet',
  'why.MH-SCN-CTY-03': 'somebody of the crew must be in jail',
  'why.MH-SCN-FIN-05': 'it follows upon part 1',
  'why.MH-SHP-02': 'the shop does not sell it',
  'why.MH-SHP-03': '{copies, plural, one {the only copy is} other {all # copies are}} yours already',
  'why.MH-SHP-04': 'it costs ${price}k, and the team has ${cash}k',
  'why.MH-SHP-05': 'the shop sells it once it has been found and discarded',
  'why.MH-SHP-06': 'the team does not own it',
};
