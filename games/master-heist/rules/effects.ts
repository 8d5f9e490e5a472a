import { push } from '@getaway/engine';
import { ABILITIES, type CardId, type CrisisCard, type EventCard } from '../content/index.ts';
import { addChit, recover, relock, repower, subduedGuards } from './chits.ts';
import type { Emit } from './choices.ts';
import {
  besideCamera,
  camerasToReboot,
  CONDITIONS,
  crowdedEntrances,
  LOSERS,
  PLACES,
  tilesBesideCharacters,
  tilesWithCharacters,
} from './conditions.ts';
import { reinforcements, watchtowerSweep } from './crises.ts';
import { releaseDogs } from './dogs.ts';
import { raiseAlert } from './eventDeck.ts';
import { gainIdeas, loseIdea } from './ideas.ts';
import { holds } from './loot.ts';
import { objectiveSatisfied } from './objective.ts';
import { everybody, indoors, peopleOn, person } from './people.ts';
import { boardOf, isTile } from './spaces.ts';
import type { Heist } from './state.ts';
import { unanswered } from './team.ts';

// The verbs of event and crisis cards. Figures and conditions are in the cards' data.

export type Effect = EventCard['effect'] | CrisisCard['effect'];
type EffectOf<T extends Effect['type']> = Extract<Effect, { readonly type: T }>;
export interface Source {
  readonly card: CardId;
  readonly rule: string;
  /** The card is active through MH-EVP-03. */
  readonly exhausted: boolean;
}

const LOOPED: readonly CardId[] =
  ABILITIES['loop-footage'].effect.type === 'suppressCameras' ? ABILITIES['loop-footage'].effect.events : [];

/** Whether this card sees a live camera on a tile (MH-ABL-22). */
const seeing = (s: Heist, card: CardId): ((tile: number) => boolean) =>
  s.loop && LOOPED.includes(card) ? () => false : (tile) => (s.cameras[tile] as number) > 0;

type Verbs = {
  readonly [T in Effect['type']]: (s: Heist, effect: EffectOf<T>, source: Source, emit: Emit) => void;
};

const alerts = (s: Heist, n: number, emit: Emit, rule: string): void => {
  for (let i = 0; i < n; i++) raiseAlert(s, emit, rule);
};

const VERBS: Verbs = {
  none: () => {},
  sequence: () => {},

  addToBag(s, { chit, count }, { rule }, emit) {
    s.bag[chit] += count;
    s.touched = true;
    emit?.({ event: 'addedToBag', chit, count, rules: [rule] });
  },

  replaceInBag(s, { from, to }, { rule }, emit) {
    if (s.bag[from] === 0) return;
    s.bag[from]--;
    s.bag[to]++;
    s.touched = true;
    emit?.({ event: 'addedToBag', chit: to, count: 1, rules: [rule] });
  },

  alert(s, effect, { card, rule }, emit) {
    const sees = seeing(s, card);
    if (effect.if !== undefined && !CONDITIONS[effect.if](s, sees)) return;
    const times = effect.per ? crowdedEntrances(s) : 1;
    const count = effect.countBy
      ? Math.min(effect.max ?? 99, besideCamera(s, sees).length)
      : (effect.count ?? 1);
    alerts(s, times * count, emit, rule);
  },

  addChit(s, { chit, where, max }, { card, rule }, emit) {
    const tiles = PLACES[where](s, seeing(s, card));
    if (max !== undefined && tiles.length > max) {
      return push(s, { step: 'chooseTiles', chit, tiles, left: max, rule, ...unanswered });
    }
    for (const tile of tiles) addChit(s, tile, chit, emit, rule);
  },

  reEnableCameras(s, _effect, { rule }, emit) {
    for (const tile of camerasToReboot(s)) {
      const cameras = repower(s, tile, emit, rule);
      if (!s.loop) alerts(s, cameras * peopleOn(s, tile).length, emit, 'MH-CHT-07');
    }
  },

  relock(s, _effect, { rule }, emit) {
    for (const tile of tilesBesideCharacters(s)) relock(s, tile, emit, rule);
  },

  unsubdue(s, _effect, { rule }, emit) {
    for (const tile of tilesWithCharacters(s)) s.recovered += recover(s, tile, emit, rule);
  },

  loseIdeas(s, { who, count }, { rule }, emit) {
    const losers = everybody(s).filter((c) => LOSERS[who](s, c));
    for (const c of losers) {
      // MH-ITM-16: the holder of the penny may give it away instead.
      if (holds(s, c, 'lucky-penny') && person(s, c).ideas > 0) {
        push(s, { step: 'luckyPenny', seat: person(s, c).seat, c, rule });
      } else {
        for (let i = 0; i < count; i++) loseIdea(s, c, emit, rule);
      }
    }
  },

  gainIdeas(s, effect, { rule }, emit) {
    if (effect.if && !objectiveSatisfied(s)) return;
    const few = effect.who === 'indoorCharacterWithAtMost2Ideas';
    const lucky = everybody(s).filter((c) => indoors(s, person(s, c)) && !(few && person(s, c).ideas > 2));
    for (const c of lucky) gainIdeas(s, c, effect.count, emit, rule);
  },

  optionalEach(s) {
    const able = everybody(s).filter(
      (c) => isTile(s, person(s, c).at) && subduedGuards(s, person(s, c).at) > 0,
    );
    push(s, ...able.map((c) => ({ step: 'blabbing', seat: person(s, c).seat, c })));
  },

  optionalTeam(s, { ifAnyUnsubdued }) {
    if (!ifAnyUnsubdued || s.recovered > 0) push(s, { step: 'teamIdea', ...unanswered });
  },

  optionalTransfers: (s) => push(s, { step: 'stageWhisper' }),

  optionalTransferIdea(s, _effect, { exhausted }) {
    if (!exhausted) push(s, { step: 'oneIdea', ...unanswered });
  },

  fumbleLoot(s) {
    const clumsy = everybody(s).filter((c) => indoors(s, person(s, c)));
    push(s, ...clumsy.map((c) => ({ step: 'fumbling', seat: person(s, c).seat, c })));
  },

  spawnDog: (s, effect, { rule }, emit) => releaseDogs(s, effect, emit, rule),
  closeGates: (s, { count }) => push(s, { step: 'closeGates', count }),
  reinforcements: (s, _effect, { rule }, emit) => reinforcements(s, emit, rule),
  watchtowerSweep: (s, _effect, { rule }, emit) => watchtowerSweep(s, emit, rule),

  panic(s, _effect, { rule }, emit) {
    s.panic = true;
    emit?.({ event: 'panic', rules: [rule] });
  },

  escape(s, { closeAllGates }, { rule }, emit) {
    s.alarm = true;
    emit?.({ event: 'alarm', rules: [rule] });
    if (closeAllGates) push(s, { step: 'closeGates', count: boardOf(s).gates.length });
  },
};

export function carryOut(s: Heist, effect: Effect, source: Source, emit: Emit): void {
  const verb = VERBS[effect.type] as (s: Heist, effect: Effect, source: Source, emit: Emit) => void;
  verb(s, effect, source, emit);
}
