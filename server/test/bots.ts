import { type Bot, type Evaluation, random } from '@getaway/bots';

/** Thinks for ever: a server must not wait for it. */
const endless: Bot = {
  name: 'endless',
  choose() {
    for (;;);
  },
};

const broken: Bot = {
  name: 'broken',
  choose() {
    throw new Error('no idea');
  },
};

/** Takes the first choice, and says by failing when it sees more than its seat may know. */
const first: Bot = {
  name: 'first',
  choose(view, seat, choices) {
    const { hands } = view as { hands?: (string | null)[][] };
    const peeks = hands?.some((hand, other) => other !== seat && hand.some((goods) => goods !== null));
    if (peeks) throw new Error('cheating');
    return choices[0] as (typeof choices)[number];
  },
};

export const bots = { random, endless, broken, first };

/** From the third seat on, whoever splits the loot would rather see first that all others have asked. */
const patience = {
  sensible: ({ asked }: { asked: readonly boolean[] }, seat: number, choices: readonly unknown[]) =>
    choices.map(() => (seat < 2 || asked.every((one, other) => one || other === seat) ? 1 : 0)),
} as unknown as Evaluation;

export const evaluations = { 'split-the-loot': patience };
