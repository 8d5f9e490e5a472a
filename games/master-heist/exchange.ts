// Boards of the public scenario designer, for whoever does not play by the rules but passes them on.
export {
  BadBoard,
  exportScenario,
  importScenario,
  readScenario,
  scenarioFor,
  shareLink,
} from './exchange/index.ts';
