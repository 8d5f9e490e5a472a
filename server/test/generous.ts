import { DEFAULTS, type Settings } from '../src/settings.ts';

const MANY = { perSecond: 1e6, atOnce: 1e6 };

/** Settings for tests that are not about limits. */
export const GENEROUS = {
  port: 0,
  bots: { threads: 1, limit: 300, beat: 0, standIn: 'random' },
  limits: {
    ...DEFAULTS.limits,
    messages: MANY,
    requests: MANY,
    newMatches: MANY,
    newSeats: MANY,
    takingBack: MANY,
    chat: MANY,
    newAddresses: MANY,
    firstMailsToOne: MANY,
    firstMails: MANY,
    pushes: MANY,
    mails: MANY,
    socketsOfAddress: 10_000,
  },
} satisfies Partial<Settings>;
