import { push, type Verdict } from '@getaway/engine';
import { ACTIONS, DIRECTIONS, type ItemId, ITEMS, type SubAction } from '../content/index.ts';
import { disableCamera, guardKinds, subdueGuard } from './chits.ts';
import type { ChoiceOf, Emit, Offer } from './choices.ts';
import { crew, person } from './people.ts';
import { isTile, line, spaceName, tilesNear } from './spaces.ts';
import type { Heist, Item } from './state.ts';
import { breaksOn, takeOn } from './takingOn.ts';

// Actions of item cards (MH-ITM-02, 03).

export interface ItemAction {
  offer(s: Heist, c: number, offer: Offer, verdict: Verdict): void;
  play(s: Heist, c: number, choice: ChoiceOf<'commit'>, emit: Emit): void;
}

/** MH-ACT-06: one character a round; Laser Burst once a heist (MH-ITM-12). */
export function itemMayBeUsed(s: Heist, c: number, id: ItemId): string | null {
  const held = s.items.filter((item) => item.id === id && item.place === 'held' && item.at === c);
  if (held.every((item) => item.committed)) return 'MH-ACT-06';
  return held.every((item) => item.committed || item.used) ? ITEMS[id].rule : null;
}

function useItem(s: Heist, c: number, id: ItemId): Item | undefined {
  const no = s.items.findIndex(
    (item) => item.id === id && item.place === 'held' && item.at === c && !item.committed && !item.used,
  );
  const item = s.items[no];
  if (!item) return undefined;
  person(s, c).actionItem = no;
  item.committed = true;
  if (ITEMS[id].limit === 'oncePerHeist') item.used = true;
  if (breaksOn(id, person(s, c).die)) item.spent = true;
  return item;
}

const plain = (
  id: ItemId,
  action: ChoiceOf<'commit'>['action'],
  subs: readonly SubAction[],
  after?: (s: Heist) => void,
): ItemAction => ({
  offer(s, c, offer, verdict) {
    offer({ do: 'commit', who: person(s, c).id, action, item: id }, verdict);
  },
  play(s, c, _choice, emit) {
    useItem(s, c, id);
    takeOn(s, c, action, subs, emit);
    after?.(s);
  },
});

const REACH = 3;

export const COMMIT_ITEMS: { readonly [item in ItemId]?: ItemAction } = {
  'cheap-picks': plain('cheap-picks', 'rake', ACTIONS.rake.sub),
  'perfect-picks': plain('perfect-picks', 'perfect-pick', ACTIONS['perfect-pick'].sub),
  'dog-whistle': plain('dog-whistle', 'blow-whistle', ['move', 'noise', 'noise'], (s) => {
    s.whistle = true;
  }),
  radio: plain('radio', 'tweak-plan', ACTIONS['tweak-plan'].sub, (s) => {
    const left = crew(s).filter((c) => s.plan.some((tokens) => (tokens & (1 << c)) !== 0));
    if (left.length > 0) push(s, { step: 'tweaking', left });
  }),

  'laser-burst': {
    offer(s, c, offer, verdict) {
      const { id: who, at } = person(s, c);
      if (!isTile(s, at)) return;
      DIRECTIONS.forEach((side, direction) => {
        if (line(s, at, direction).length === 0) return;
        offer({ do: 'commit', who, action: 'kill-pixels', item: 'laser-burst', side }, verdict);
      });
    },
    play(s, c, { side }, emit) {
      if (side === undefined) return;
      useItem(s, c, 'laser-burst');
      takeOn(s, c, 'kill-pixels', [], emit);
      const character = person(s, c);
      for (const tile of line(s, character.at, DIRECTIONS.indexOf(side)).slice(0, REACH)) {
        const cameras = s.cameras[tile] as number;
        if (cameras === 0) continue;
        for (let i = 0; i < cameras; i++) disableCamera(s, tile);
        character.noise++;
        emit?.({ event: 'cameraDisabled', at: spaceName(s, tile), count: cameras, rules: ['MH-ITM-12'] });
      }
    },
  },

  flashbang: {
    offer(s, c, offer, verdict) {
      offer({ do: 'commit', who: person(s, c).id, action: 'toss-flashbang', item: 'flashbang' }, verdict);
    },
    play(s, c, _choice, emit) {
      useItem(s, c, 'flashbang');
      takeOn(s, c, 'toss-flashbang', ['noise', 'noise', 'noise'], emit);
      const character = person(s, c);
      const near = tilesNear(s, character.at);
      for (const tile of isTile(s, character.at) ? [character.at, ...near] : near) stun(s, tile, emit);
    },
  },
};

/** Every active guard of the tile is down until the Event phase ends; this is no subdue sub-action (MH-ITM-13). */
function stun(s: Heist, tile: number, emit: Emit): void {
  let n = 0;
  for (const kind of ['guard', 'dog', 'escort'] as const) {
    while (guardKinds(s, tile).includes(kind)) {
      subdueGuard(s, tile, kind);
      n++;
      if (kind === 'guard') s.stunned[tile] = (s.stunned[tile] as number) + 1;
      if (kind === 'dog') s.stunnedDogs[tile] = (s.stunnedDogs[tile] as number) + 1;
    }
  }
  if (n > 0) emit?.({ event: 'subdued', at: spaceName(s, tile), count: n, rules: ['MH-ITM-13'] });
}
