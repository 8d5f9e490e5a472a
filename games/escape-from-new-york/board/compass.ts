import type { BoardWords } from '@getaway/board';
import type { SpaceId } from '../content/index.ts';
import { distance, spaceNo } from '../rules/board/index.ts';
import type { Choice } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { centreOf } from './geometry.ts';
import { aimOf, isSpace } from './spots.ts';

/** Clockwise from the right, as y grows downwards on the screen. */
const HEADINGS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
type Heading = (typeof HEADINGS)[number];

/** Which way one space lies from another; north is up on the board. */
function headingTo(from: SpaceId, to: SpaceId): Heading | null {
  if (from === to) return null;
  const [here, there] = [centreOf(from), centreOf(to)];
  const turns = Math.atan2(there.y - here.y, there.x - here.x) / (2 * Math.PI);
  return HEADINGS[Math.round(turns * HEADINGS.length + HEADINGS.length) % HEADINGS.length] ?? null;
}

/** "North-east, 2 spaces away": how one space lies from another. */
export function wayTo(from: SpaceId, to: SpaceId, words: BoardWords): string {
  const heading = headingTo(from, to);
  if (heading === null) return words.say('board.here');
  return words.say('board.away', { heading, spaces: distance(spaceNo(from), spaceNo(to)) });
}

/** Where a choice leads: what the picture shows to those who see it, in words for those who do not. */
export function whereTo(view: State, actor: number | null, choice: Choice, words: BoardWords): string {
  // What is only explained as impossible may leave out where it would lead.
  const { cell, from } = explained(view, actor, choice);
  const own = actor === null ? undefined : view.heroes[actor]?.at;
  const start = from ?? own;
  return cell === null || start === undefined || !isSpace(cell) || !isSpace(start)
    ? ''
    : wayTo(start, cell, words);
}

function explained(
  view: State,
  actor: number | null,
  choice: Choice,
): { cell: string | null; from: SpaceId | null } {
  if (choice.do === 'move' && (choice.route as SpaceId[] | undefined) === undefined)
    return { cell: null, from: null };
  return aimOf(view, actor, choice) ?? { cell: null, from: null };
}
