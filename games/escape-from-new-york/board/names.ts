import {
  BRIDGE_AT,
  IS_SUBURB,
  KIND,
  NEIGHBOURS,
  roadBetween,
  spaceId,
  spaceNo,
} from '../rules/board/index.ts';
import { isBlocked } from '../rules/city/roadblocks.ts';
import { isBoss } from '../rules/city/enemies.ts';
import { isRevealed, poiAt, poiTileAt, suburbAt, tileAt } from '../rules/city/spaces.ts';
import { percentOf, type Side } from '../rules/threats.ts';
import { CASE_SLOTS, type BridgeId, type CaseSlot, type SpaceId } from '../content/index.ts';
import { wayTo } from './compass.ts';
import type { NewYorkBoardProps } from './index.tsx';
import { onSpace } from './notes.ts';
import { isBridge, isSlot } from './spots.ts';
import { crowdsAt, signsAt, thingsAt } from './things.ts';

interface Seen extends Pick<NewYorkBoardProps, 'view' | 'words' | 'actor' | 'notes'> {
  /** From where enemies may come in, while somebody wants to know. */
  readonly sides?: readonly Side[];
}

/** What a cell is, where it lies, what is on it, and how much can be chosen there. */
export function cellName(seen: Seen, cell: string, legal: number): string {
  const { words } = seen;
  const parts = isBridge(cell)
    ? bridgeName(seen, cell)
    : isSlot(cell)
      ? slotName(seen, cell)
      : spaceName(seen, cell as SpaceId);
  return [...parts, words.say('board.legal', { legal })].join(', ');
}

function bridgeName({ words }: Seen, bridge: BridgeId): string[] {
  return [words.term(bridge)];
}

function slotName({ view, words }: Seen, slot: CaseSlot): string[] {
  const kept = view.cases[CASE_SLOTS.indexOf(slot)];
  const card = kept?.card.length === 1 ? (kept.card[0] as string | null) : undefined;
  return [
    words.term(slot),
    card === undefined
      ? words.say('board.noCard')
      : card === null
        ? words.say('board.facedown')
        : words.term(card),
  ];
}

function spaceName({ view, words, actor, notes, sides }: Seen, id: SpaceId): string[] {
  const space = spaceNo(id);
  const own = actor === null ? undefined : view.heroes[actor]?.at;
  const way = own === undefined ? '' : wayTo(own, id, words);
  const blocked = NEIGHBOURS[space]!.filter((other) => isBlocked(view, roadBetween(space, other)));
  const bridge = BRIDGE_AT[space];
  const note = notes?.[onSpace(id)];
  const side = sides?.find(({ from }) => from === id);
  return [
    words.term(id),
    groundName({ view, words }, id),
    ...(way === '' ? [] : [way]),
    ...signsAt(view, id).map((sign) => words.say('board.sign', { sign })),
    ...(bridge ? [words.say('board.bridgehead', { bridge })] : []),
    ...view.heroes.flatMap(({ at, hero }, seat) => (at === id && hero !== null ? [words.player(seat)] : [])),
    ...crowdsAt(view, id).map(({ kind, count, tricked, hitPoints, damage }) =>
      isBoss(kind)
        ? words.say('board.boss', { boss: kind, left: hitPoints - damage, of: hitPoints })
        : words.say('board.crowd', { n: count, kind, tricked: String(tricked), left: hitPoints - damage }),
    ),
    ...thingsAt(view, id).map(({ say, params }) => words.say(say, params)),
    ...(blocked.length > 0 ? [words.say('board.blocked', { spaces: blocked.map(spaceId) })] : []),
    ...(side ? [words.say('board.comesIn', { percent: percentOf(side) })] : []),
    ...(note === undefined ? [] : [words.say('board.note', { note })]),
  ];
}

/** The tile, or what is known of a space without one. */
export function groundName({ view, words }: Pick<Seen, 'view' | 'words'>, id: SpaceId): string {
  const space = spaceNo(id);
  const tile = poiTileAt(view, space) ?? tileAt(view, space);
  if (tile !== null) return words.term(tile);
  const kind = KIND[space] ?? 'city';
  if (isRevealed(view, space)) return words.term(kind);
  const poi = poiAt(view, space);
  if (poi) {
    const seen = poi.tile as string | null;
    return seen === null ? words.say('board.facedownPoi') : words.say('board.peekedPoi', { tile: seen });
  }
  const suburb = IS_SUBURB[space] && suburbAt(view, space)?.faceup === false;
  return words.say('board.unexplored', { kind, suburb: String(suburb) });
}

/** What is printed on a card; starting weapons and diagrams have no text. */
export const printedText = (card: string, words: NewYorkBoardProps['words']): string | undefined =>
  words.has(`text.${card}`) ? words.say(`text.${card}`) : undefined;
