// A heist of one decision, set up like a real one: what a campaign needs to see of matches without playing hours of them.
import { bool, defineGame, finish, int, list, stepsOf, type State } from '@getaway/engine';
import type { HeistReport, HeistRules } from '../campaign/index.ts';
import { options } from '../rules/state.ts';

const fields = { won: bool(), busted: list(int(0, 3)), die: int(0, 6) };
type Quick = State<typeof options, typeof fields>;
type End = { do: 'end'; won: boolean; busted: number };
const step = stepsOf<Quick, End, never>();

const end = step({
  fields: {},
  rule: 'MH-END-01',
  seats: () => [0],
  auto: false,
  offers(s, _step, _seat, offer) {
    for (const won of [true, false])
      for (let busted = 0; busted <= s.options.crew.length; busted++) offer({ do: 'end', won, busted });
  },
  answer(s, _step, _seat, { won, busted }) {
    s.won = won;
    s.busted = s.options.crew.map((_, at) => at).slice(0, busted);
    finish(s, { ending: won ? 'won' : 'lost', winners: [], scores: [] });
  },
});

const game = defineGame({
  id: 'master-heist',
  title: 'A quick heist',
  version: 1,
  seats: { min: 1, max: 4 },
  options,
  state: fields,
  steps: { end },
  setup: () => ({ won: false, busted: [], die: 0, agenda: [{ step: 'end' }] }),
  rules: { turn: 'MH-GEN-08', over: 'MH-END-01' },
  bound: 1,
});

/** Success pays $3k and a jewel. */
function result({ options: setup, won, busted }: Quick): HeistReport {
  return {
    won,
    parts: [{ cashAtStart: setup.cash }],
    crew: setup.crew.map(({ name, character }, at) => ({
      name,
      character,
      escaped: !busted.includes(at),
      ideasLeft: 1,
      lastDitch: null,
    })),
    cash: setup.cash + (won ? 3 : 0),
    jewels: setup.jewels + (won ? 1 : 0),
    items: setup.items,
    discovered: [],
    discarded: [],
    unlocks: won ? 'curator' : null,
    facts: {
      silentRound: false,
      eventChangedState: true,
      fixersUsed: [],
      mayorInPart1: false,
      allStartedInside: false,
    },
  };
}

export const quickHeist: HeistRules = { game, result };
