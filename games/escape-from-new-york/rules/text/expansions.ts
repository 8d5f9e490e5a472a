import type { Say } from '@getaway/engine';
import { uspf } from '../../content/index.ts';
import { ALL_SPACES, spaceId } from '../board/index.ts';
import type { State } from '../state.ts';

/** Something that the expansions in play add to the position, and what is printed on the cards that it names. */
export interface ExpansionLine {
  readonly line: string;
  readonly printed: readonly string[];
}

export function expansionLines(view: State, seat: number | null, say: Say): ExpansionLine[] {
  return [
    ...(view.options.bands ? bandsLines(view, say) : []),
    ...(view.options.uspf ? policeLines(view, seat, say) : []),
  ];
}

function bandsLines({ bands }: State, say: Say): ExpansionLine[] {
  const { powerUp, points, bonus, hand, missions } = bands;
  return [
    plain(say('text.bands', { powerUp, points, bonus: bonus ?? 'none' })),
    withCards(say('text.bandCards', { cards: hand.length > 0 ? [...hand] : ['none'] }), hand, say),
    ...(missions.length > 0
      ? [withCards(say('text.missions', { missions: [...missions] }), missions, say)]
      : []),
  ];
}

function policeLines(view: State, seat: number | null, say: Say): ExpansionLine[] {
  const { step, copsLeft, cops, row, rewards } = view.uspf;
  const posts = ALL_SPACES.filter((space) => (cops[space] ?? 0) > 0).map(
    (space) => `${say(`term.${spaceId(space)}`)} (${cops[space]})`,
  );
  const tasks = row.map(({ task }) => task);
  const own = seat === null ? undefined : rewards[seat];
  const points = own?.reduce((sum, { card }) => sum + uspf.rewards[card].points, 0) ?? 0;
  return [
    plain(say('text.police', { stage: step, left: copsLeft })),
    ...(posts.length > 0 ? [plain(say('text.cops', { posts }))] : []),
    ...(tasks.length > 0 ? [withCards(say('text.tasks', { tasks }), tasks, say)] : []),
    ...(own && own.length > 0 ? [plain(say('text.rewards', { n: own.length, points }))] : []),
  ];
}

const plain = (line: string): ExpansionLine => ({ line, printed: [] });

const withCards = (line: string, cards: readonly string[], say: Say): ExpansionLine => ({
  line,
  printed: [...new Set(cards)].map((card) => say('text.printed', { card, text: say(`text.${card}`) })),
});
