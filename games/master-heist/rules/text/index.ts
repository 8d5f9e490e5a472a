import type { Say } from '@getaway/engine';
import { scenarioTerm } from '../../exchange/index.ts';
import { noiseOfRound } from '../endOfActions.ts';
import { piecesOf } from '../loot.ts';
import { trackOf } from '../noise.ts';
import { lastRound } from '../noReturn.ts';
import { allOdds, sumOf } from '../odds.ts';
import { isNpc, npcTerm } from '../people.ts';
import { boardOf, spaceName } from '../spaces.ts';
import { type Character, CHIT_LOOT, type Heist, SUBS } from '../state.ts';
import { mapLines, spaceLines } from './map.ts';

// The position in words: the floor, then deck, noise and everybody.

const terms = (ids: readonly string[], say: Say): string => ids.map((id) => say(`term.${id}`)).join(', ');
const list = (entries: readonly string[]): string => entries.join(', ') || '-';

function deckLines(s: Heist, say: Say): string[] {
  const lines = [say('text.deck', { cards: terms(s.deck.slice(0, 5), say), count: s.deck.length })];
  if (s.queue.length > 0) lines.push(say('text.queue', { cards: terms(s.queue, say) }));
  return lines;
}

function noiseLine(s: Heist, say: Say): string {
  const { last, alertAt } = trackOf(s);
  const next = alertAt.findIndex((alert, i) => alert && i > s.noise);
  return say('text.noise', { noise: s.noise, last, next: next < 0 ? last : next, round: noiseOfRound(s) });
}

const carried = (s: Heist, c: number, say: Say): string[] =>
  piecesOf(s, c).map((piece) => {
    const kind = CHIT_LOOT.find((each) => each === piece);
    return kind ? say(`thing.${kind}`, { count: s.characters[c]!.carries[kind] }) : say(`term.${piece}`);
  });

/** What a character may still do with its action, and what others have granted it. */
const left = ({ left: own, granted }: Character, say: Say): string[] => [
  ...SUBS.flatMap((sub) =>
    own[sub] > 0 ? [say('text.sub', { sub, count: own[sub], granted: 'false' })] : [],
  ),
  ...(['subdue', 'disable', 'unlock'] as const).flatMap((sub) =>
    granted[sub] > 0 ? [say('text.sub', { sub, count: granted[sub], granted: 'true' })] : [],
  ),
];

function personLine(s: Heist, c: number, say: Say): string {
  const one = s.characters[c] as Character;
  return say('text.person', {
    who: one.id,
    name: isNpc(one) ? npcTerm(s) : one.name,
    seat: one.seat,
    status: one.status,
    at: one.at < 0 ? '-' : spaceName(s, one.at),
    ideas: one.ideas,
    die: one.die,
    tokens: one.tokens,
    action: one.action ?? 'none',
    left: list(left(one, say)),
    carries: list(carried(s, c, say)),
  });
}

function oddsLines(s: Heist, say: Say): string[] {
  if (s.phase === 'planning' || s.phase === 'over') return [];
  const last = lastRound(s);
  return [
    ...(last === null ? [] : [say('text.lastRound', { round: last })]),
    ...allOdds(s).flatMap((odds) => {
      const { who, exit, cost, faces } = odds;
      const line = say('text.odds', { who, exit: exit ?? 'none', cost, faces });
      return cost === 0 ? [line] : [line, `  ${say('odds.how', sumOf(s, odds))}`];
    }),
  ];
}

export function text(s: Heist, _seat: number | null, say: Say): string {
  const name = scenarioTerm(boardOf(s).scenario);
  const title = say('text.title', { name, phase: s.phase, round: s.round });
  const team = say('text.team', {
    cash: s.cash,
    banked: s.banked.cash,
    jewels: s.banked.jewel,
    shields: s.shields,
  });
  const bag = Object.entries(s.bag).flatMap(([chit, count]) =>
    count > 0 ? [say('text.chit', { chit, count })] : [],
  );
  return [
    title,
    '',
    ...mapLines(s),
    say('text.legend'),
    '',
    ...spaceLines(s, say),
    '',
    noiseLine(s, say),
    ...deckLines(s, say),
    say('text.bag', { chits: list(bag) }),
    team,
    ...s.characters.map((_, c) => personLine(s, c, say)),
    ...oddsLines(s, say),
  ].join('\n');
}
