export { aftermath, type HeistReport } from './aftermath.ts';
export { CARDS } from './cards.ts';
export type { CampaignChoice } from './choice.ts';
export { crewOf, heistSetup, heistTerms, seatsOf } from './crew.ts';
export { BadUniverse, loadUniverse, saveUniverse } from './file.ts';
export { levelOf, recommended } from './levels.ts';
export { type HeistRules, nextUniverse } from './next.ts';
export { campaignChoices, campaignExplain, campaignPlay } from './play.ts';
export {
  type Deal,
  type Job,
  jobOf,
  jobsOf,
  playedHeists,
  recruitDeal,
  type Sheet,
  sheetOf,
  teamSuits,
  type Ware,
} from './sheet.ts';
export { priceOf, worthOf } from './shop.ts';
export { statusText, withFigures } from './status.ts';
export { isDealtBy, tableOf } from './table.ts';
export { readTeamPapers, teamPapers, type TeamSheet } from './teamSheet.ts';
export { type Named, newUniverse, startUniverse, type Universe, VARIANTS } from './universe.ts';
