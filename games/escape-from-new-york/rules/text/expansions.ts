import type { Say } from '@getaway/engine';
import { uspf } from '../../content/index.ts';
import { ALL_SPACES, spaceId } from '../board/index.ts';
import type { State } from '../state.ts';

/** What the expansions in play add to the position in words. */
export function expansionLines(view: State, seat: number | null, say: Say): string[] {
  return [
    ...(view.options.bands ? bandsLines(view, say) : []),
    ...(view.options.uspf ? policeLines(view, seat, say) : []),
  ];
}

function bandsLines({ bands }: State, say: Say): string[] {
  return [
    say('text.bands', { powerUp: bands.powerUp, points: bands.points, bonus: bands.bonus ?? 'none' }),
    say('text.bandCards', { cards: bands.hand.length > 0 ? [...bands.hand] : ['none'] }),
    ...(bands.missions.length > 0 ? [say('text.missions', { missions: [...bands.missions] })] : []),
  ];
}

function policeLines(view: State, seat: number | null, say: Say): string[] {
  const { step, copsLeft, cops, row, rewards } = view.uspf;
  const posts = ALL_SPACES.filter((space) => (cops[space] ?? 0) > 0).map(
    (space) => `${say(`term.${spaceId(space)}`)} (${cops[space]})`,
  );
  const own = seat === null ? undefined : rewards[seat];
  const points = own?.reduce((sum, { card }) => sum + uspf.rewards[card].points, 0) ?? 0;
  return [
    say('text.police', { stage: step, left: copsLeft }),
    ...(posts.length > 0 ? [say('text.cops', { posts })] : []),
    ...(row.length > 0 ? [say('text.tasks', { tasks: row.map(({ task }) => task) })] : []),
    ...(own && own.length > 0 ? [say('text.rewards', { n: own.length, points })] : []),
  ];
}
