import { pick } from '@getaway/engine';
import type { Bot } from './bot.ts';

/** Takes any of the offered choices, each equally likely. */
export const random: Bot = {
  name: 'random',
  blind: true,
  choose: (_view, _seat, choices, chance) => pick(chance, choices),
};
