import { push } from '@getaway/engine';
import { ABILITIES, type AbilityId, DIRECTIONS } from '../content/index.ts';
import type { ChoiceOf, Emit, Offer } from './choices.ts';
import { closedBy } from './chits.ts';
import { beginEscape } from './escape.ts';
import { payIdeas } from './ideas.ts';
import { piecesOf } from './loot.ts';
import { pendNoise } from './noise.ts';
import { cannotSubdue, everybody, ideaCost, indoors, noiseCost, person, personNo } from './people.ts';
import { STEPS } from './board.ts';
import {
  addEntrance,
  boardOf,
  isTile,
  nextEntranceName,
  spaceName,
  spaceNo,
  tilesNear,
  wallsToBreach,
} from './spaces.ts';
import { GRANTS, type Heist } from './state.ts';
import { takeOn } from './takingOn.ts';

// Default actions that are abilities (MH-CHR-05).

export interface CommitKind {
  offer(s: Heist, c: number, offer: Offer): void;
  play(s: Heist, c: number, choice: ChoiceOf<'commit'>, emit: Emit): void;
}

/** MH-ACT-05: the cost is paid at the commit, so it must be there. */
const poor = (s: Heist, c: number, ideas: number): string | null =>
  person(s, c).ideas < ideas ? 'MH-ACT-05' : null;

const grants = (ability: 'autopwn' | 'exploit', count: number): CommitKind => ({
  offer(s, c, offer) {
    const who = person(s, c).id;
    const verdict = poor(s, c, ideaCost(ability));
    if (verdict && !offer.explaining) return;
    for (const other of everybody(s)) {
      if (other === c) {
        if (offer.explaining) offer({ do: 'commit', who, action: ability, to: who }, 'MH-ABL-13');
        continue;
      }
      const recipient = person(s, other);
      for (const grant of GRANTS) {
        const unable = grant === 'subdue' && cannotSubdue(s, recipient) ? 'MH-SUB-15' : null;
        offer({ do: 'commit', who, action: ability, to: recipient.id, grant }, verdict ?? unable);
      }
    }
  },
  play(s, c, { to, grant }, emit) {
    if (to === undefined || grant === undefined) return;
    payIdeas(s, c, ideaCost(ability));
    takeOn(s, c, ability, [], emit);
    pendNoise(s, 1);
    const recipient = person(s, personNo(s, to));
    recipient.granted[grant] += count;
    emit?.({ event: 'granted', who: person(s, c).id, receiver: to, grant, count, rules: ['MH-ABL-13'] });
  },
});

/** DART, BOLT and PATCH IN: ideas at the commit, then the sub-actions (MH-ABL-15, 21). */
const subActions = (
  ability: 'dart' | 'bolt' | 'patch-in',
  whyNot: (s: Heist, c: number) => string | null,
): CommitKind => ({
  offer(s, c, offer) {
    const who = person(s, c).id;
    for (const { cost } of ABILITIES[ability].options ?? []) {
      const ideas = cost.ideas ?? 0;
      const verdict = whyNot(s, c) ?? poor(s, c, ideas);
      if (!verdict || offer.explaining) {
        offer({ do: 'commit', who, action: ability, ...(ideas > 0 && { ideas }) }, verdict);
      }
    }
  },
  play(s, c, choice, emit) {
    const way = ABILITIES[ability].options?.find(({ cost }) => (cost.ideas ?? 0) === (choice.ideas ?? 0));
    if (!way) return;
    payIdeas(s, c, way.cost.ideas ?? 0);
    takeOn(s, c, ability, way.sub, emit);
  },
});

const besideLiveCamera = (s: Heist, c: number): boolean =>
  tilesNear(s, person(s, c).at).some((tile) => (s.cameras[tile] as number) > 0);

/** Spaces one or two steps away in one direction that loot can be thrown to (MH-ABL-20). */
function tossTargets(s: Heist, from: number): number[] {
  const targets: number[] = [];
  if (!isTile(s, from)) return targets;
  const { beside, cells } = boardOf(s);
  DIRECTIONS.forEach((_, direction) => {
    for (let tile = from, steps = 1; steps <= 2; steps++) {
      const beyond = (cells[tile] as number) + (STEPS[direction] as number);
      const door = s.entrances.findIndex((entrance) => entrance.cell === beyond && entrance.tile === tile);
      if (door >= 0) targets.push(s.unknown.length + door);
      const next = beside[tile * 6 + direction] as number;
      if (next < 0 || s.gone[next] || closedBy(s, next) !== null) break;
      targets.push(next);
      tile = next;
    }
  });
  return targets.sort((a, b) => a - b);
}

export const COMMIT_ABILITIES: { readonly [ability in AbilityId]?: CommitKind } = {
  autopwn: grants('autopwn', 1),
  exploit: grants('exploit', 2),
  dart: subActions('dart', () => null),
  bolt: subActions('bolt', () => null),
  'patch-in': subActions('patch-in', (s, c) => (besideLiveCamera(s, c) ? null : 'MH-ABL-21')),

  breach: {
    offer(s, c, offer) {
      const character = person(s, c);
      const { id: who, at } = character;
      const verdict = indoors(s, character) ? poor(s, c, ideaCost('breach')) : 'MH-ABL-04';
      if (verdict && !offer.explaining) return;
      const walls = isTile(s, at) ? wallsToBreach(s, at) : [];
      for (const side of offer.explaining ? DIRECTIONS : walls) {
        const wall = walls.includes(side) ? null : 'MH-ABL-04';
        offer({ do: 'commit', who, action: 'breach', side }, verdict ?? wall);
      }
    },
    play(s, c, { side }, emit) {
      if (side === undefined) return;
      const { at, id } = person(s, c);
      payIdeas(s, c, ideaCost('breach'));
      takeOn(s, c, 'breach', [], emit);
      const beyond = (boardOf(s).cells[at] as number) + (STEPS[DIRECTIONS.indexOf(side)] as number);
      const exit = addEntrance(s, nextEntranceName(s), at, beyond, false);
      emit?.({ event: 'breached', who: id, at: spaceName(s, exit), rules: ['MH-ABL-04'] });
      beginEscape(s, emit, 'MH-ABL-04');
    },
  },

  'toss-loot': {
    offer(s, c, offer) {
      const { id: who, at } = person(s, c);
      const verdict = piecesOf(s, c).length === 0 ? 'MH-ABL-20' : null;
      if (verdict && !offer.explaining) return;
      for (const space of tossTargets(s, at)) {
        offer({ do: 'commit', who, action: 'toss-loot', at: spaceName(s, space) }, verdict);
      }
    },
    play(s, c, { at }, emit) {
      if (at === undefined) return;
      takeOn(s, c, 'toss-loot', [], emit);
      push(s, { step: 'tossing', c, seat: person(s, c).seat, to: spaceNo(s, at) });
    },
  },

  'loop-footage': {
    offer(s, c, offer) {
      const verdict = poor(s, c, ideaCost('loop-footage'));
      if (!verdict || offer.explaining)
        offer({ do: 'commit', who: person(s, c).id, action: 'loop-footage' }, verdict);
    },
    play(s, c, _choice, emit) {
      payIdeas(s, c, ideaCost('loop-footage'));
      takeOn(s, c, 'loop-footage', [], emit);
      s.loop = true;
    },
  },

  'rewire-ability': {
    offer(s, c, offer) {
      const verdict = poor(s, c, ideaCost('rewire-ability'));
      if (!verdict || offer.explaining)
        offer({ do: 'commit', who: person(s, c).id, action: 'rewire-ability' }, verdict);
    },
    play(s, c, _choice, emit) {
      payIdeas(s, c, ideaCost('rewire-ability'));
      takeOn(s, c, 'rewire-ability', [], emit);
      person(s, c).noise += noiseCost('rewire-ability');
      push(s, { step: 'rewiring', c, seat: person(s, c).seat, left: 2 });
    },
  },
};
