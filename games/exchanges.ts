import * as masterHeist from '@getaway/master-heist/exchange';

/** How a game's boards go to other programs and come from them. */
export interface Exchange {
  /** A share link or key as a scenario. Throws `BadInput` with the reason. */
  readonly import: (linkOrKey: string) => object;
  /** A scenario, named by its id or given as data, as a share key. Throws `BadInput` with the reason. */
  readonly export: (scenario: unknown) => string;
  readonly link: (key: string) => string;
}

/** The games whose boards can be exchanged, by id. */
export const exchanges: Readonly<Record<string, Exchange>> = {
  'master-heist': {
    import: masterHeist.importScenario,
    export: (scenario) =>
      masterHeist.exportScenario(
        typeof scenario === 'string' ? masterHeist.scenarioFor(scenario) : masterHeist.readScenario(scenario),
      ),
    link: masterHeist.shareLink,
  },
};
