import { int, list, push, seatNo } from '@getaway/engine';
import { type AbilityId, ABILITIES, DIRECTIONS, type Direction } from '../content/index.ts';
import { revealTile } from './bag.ts';
import { STEPS } from './board.ts';
import { disableCamera, openLock, subdueAll } from './chits.ts';
import { type ChoiceOf, type Emit, type Offer, step } from './choices.ts';
import { command } from './commands.ts';
import { gainIdeas, payIdeas } from './ideas.ts';
import { drop, piecesOf } from './loot.ts';
import { pendNoise } from './noise.ts';
import { everybody, has, ideaCost, noiseCost, person, personNo, reachOf } from './people.ts';
import { startNewPlan } from './plans.ts';
import { boardOf, isTile, spaceName, spaceNo, tilesNear } from './spaces.ts';
import type { Heist } from './state.ts';

// MH-ABL: abilities that cost no action (MH-ACT-15), in the Action phase and in Escape.

interface FreeAbility {
  /** Why it cannot be used now, whatever its target; paying is checked for all alike. */
  whyNot(s: Heist, c: number): string | null;
  /** The targets it can have; none needed when left out. */
  targets?(s: Heist, c: number): Partial<ChoiceOf<'useAbility'>>[];
  use(s: Heist, c: number, choice: ChoiceOf<'useAbility'>, emit: Emit): void;
}
type FreeAbilities = { readonly [ability in AbilityId]?: FreeAbility };

const rewritePlans = (tokens: number, ideas: number): FreeAbility => ({
  whyNot: (s, c) => (person(s, c).spent ? 'MH-CHR-05' : null),
  use(s, c) {
    person(s, c).spent = true;
    startNewPlan(s, c, tokens, ideas);
  },
});

/** Tiles with a live camera that has unknown tiles around it (MH-ABL-14). */
const codes: FreeAbility = {
  whyNot: (s, c) => (person(s, c).spent ? 'MH-CHR-05' : null),
  targets: (s) =>
    s.cameras.flatMap((cameras, tile) =>
      cameras > 0 && tilesNear(s, tile).some((near) => s.unknown[near]) ? [{ at: spaceName(s, tile) }] : [],
    ),
  use(s, c, { at }) {
    person(s, c).spent = true;
    const tiles = tilesNear(s, spaceNo(s, at ?? '')).filter((tile) => s.unknown[tile]);
    push(s, { step: 'revealAll', tiles }, { step: 'chases' });
  },
};

const reach = (): FreeAbility => ({
  whyNot: (s, c) => (person(s, c).reaches ? 'MH-ABL-19' : null),
  use(s, c) {
    person(s, c).reaches = true;
  },
});

/** Sides where one gap cell lies between the character and a tile (MH-ABL-16). */
function ventSides(s: Heist, at: number): { side: Direction; tile: number }[] {
  if (!isTile(s, at)) return [];
  const { cells, tileAt } = boardOf(s);
  const tileOn = (cell: number): number => {
    const tile = tileAt[cell];
    return tile === undefined || s.gone[tile] ? -1 : tile;
  };
  return DIRECTIONS.flatMap((side, direction) => {
    const [cell, way] = [cells[at] as number, STEPS[direction] as number];
    const tile = tileOn(cell + 2 * way);
    return tile >= 0 && tileOn(cell + way) < 0 ? [{ side, tile }] : [];
  });
}

const IN_ACTION: FreeAbilities = {
  'efficient-picker': {
    whyNot: (s, c) => (person(s, c).picker === 0 ? 'MH-ABL-01' : null),
    use(s, c) {
      const character = person(s, c);
      character.picker--;
      character.left.move++;
      character.noise++;
    },
  },
  'there-are-better-ways': {
    whyNot: (s, c) => (person(s, c).slips ? 'MH-ABL-08' : null),
    use(s, c) {
      person(s, c).slips = true;
    },
  },
  'change-of-plans': rewritePlans(3, 0),
  'alright-new-plan': rewritePlans(6, 3),
  'i-can-haz-teh-codes': codes,
  'has-the-code': codes,
  'vent-crawl': {
    whyNot: (s, c) => (person(s, c).vent >= 0 ? 'MH-ABL-16' : null),
    targets: (s, c) => ventSides(s, person(s, c).at).map(({ side }) => ({ side })),
    use(s, c, { side }) {
      const character = person(s, c);
      character.vent = ventSides(s, character.at).find((vent) => vent.side === side)?.tile ?? -1;
      push(s, { step: 'autoReveal' }, { step: 'chases' });
    },
  },
  larcenist: reach(),
  swindler: reach(),
};

const pinch = (once: boolean): FreeAbility => ({
  whyNot: (s, c) => (once && person(s, c).pinched ? 'MH-ABL-18' : null),
  targets: (s, c) =>
    everybody(s).flatMap((other) => {
      const { id, lastDitch } = person(s, other);
      return other === c || lastDitch !== 'none' ? [] : [{ to: id }];
    }),
  use(s, c, { to }, emit) {
    person(s, c).pinched = true;
    if (to !== undefined) gainIdeas(s, personNo(s, to), 1, emit, 'MH-ABL-18');
  },
});

const IN_ESCAPE: FreeAbilities = {
  'pick-under-pressure': {
    whyNot: (s, c) => (person(s, c).lastDitch === 'none' ? null : 'MH-ABL-02'),
    targets: (s, c) =>
      reachOf(s, person(s, c)).flatMap((tile) =>
        (s.locks[tile] as number) > 0 ? [{ at: spaceName(s, tile) }] : [],
      ),
    use(s, c, { at }, emit) {
      if (at === undefined) return;
      openLock(s, spaceNo(s, at));
      emit?.({ event: 'unlocked', who: person(s, c).id, at, rules: ['MH-ABL-02'] });
    },
  },
  'good-in-a-pinch': pinch(true),
  'great-in-a-pinch': pinch(false),
  larcenist: reach(),
  swindler: reach(),
};

const abilityCommand = (abilities: FreeAbilities) =>
  command({
    verbs: ['useAbility'],
    offer(s, c, offer) {
      const character = person(s, c);
      for (const name of Object.keys(abilities)) {
        const ability = name as AbilityId;
        if (has(character, ability)) offerAbility(s, c, ability, abilities[ability] as FreeAbility, offer);
      }
      if (offer.explaining) explainPhase(s, c, abilities, offer);
    },
    play(s, c, choice, emit) {
      const { ability, who } = choice;
      payIdeas(s, c, ideaCost(ability));
      pendNoise(s, noiseCost(ability));
      emit?.({ event: 'abilityUsed', who, ability, rules: ABILITIES[ability].rules });
      abilities[ability]?.use(s, c, choice, emit);
    },
  });

function offerAbility(s: Heist, c: number, ability: AbilityId, kind: FreeAbility, offer: Offer): void {
  const { id: who, ideas, lastDitch } = person(s, c);
  const gone = lastDitch === 'stranded' ? 'MH-ESC-16' : null;
  const verdict =
    gone ?? kind.whyNot(s, c) ?? (ideas < ideaCost(ability) ? (ABILITIES[ability].rules[0] ?? null) : null);
  if (verdict && !offer.explaining) return;
  if (!kind.targets) return offer({ do: 'useAbility', who, ability }, verdict);
  const targets = kind.targets(s, c);
  for (const target of targets) offer({ do: 'useAbility', who, ability, ...target }, verdict);
  if (targets.length === 0 && offer.explaining) {
    offer({ do: 'useAbility', who, ability }, ABILITIES[ability].rules[0]);
  }
}

/** Free abilities of the other phase: those with noise or alert never work in Escape (MH-ESC-10). */
function explainPhase(s: Heist, c: number, abilities: FreeAbilities, offer: Offer): void {
  const character = person(s, c);
  const others = abilities === IN_ACTION ? IN_ESCAPE : IN_ACTION;
  for (const name of Object.keys(others)) {
    const ability = name as AbilityId;
    if (ability in abilities || !has(character, ability)) continue;
    const rule = abilities === IN_ESCAPE ? 'MH-ESC-10' : (ABILITIES[ability].rules[0] ?? 'MH-ACT-15');
    offer({ do: 'useAbility', who: character.id, ability }, rule);
  }
}

export const actionAbilities = abilityCommand(IN_ACTION);
export const escapeAbilities = abilityCommand(IN_ESCAPE);

/** Several tiles are turned over one after the other, in canonical order. */
export const revealAll = step({
  fields: { tiles: list(int(0, 299)) },
  run(s, { tiles }, emit) {
    const [first, ...rest] = tiles;
    if (first === undefined) return;
    if (rest.length > 0) push(s, { step: 'revealAll', tiles: rest });
    revealTile(s, first, emit, s.phase === 'escape' ? 'MH-ESC-04' : 'MH-ABL-14');
  },
});

/** MH-ABL-20: any of the carried loot, piece by piece. */
export const tossing = step({
  fields: { seat: seatNo(), c: int(0, 4), to: int(0, 299) },
  rule: 'MH-ABL-20',
  offers(s, { c }, _seat, offer) {
    const who = person(s, c).id;
    for (const what of piecesOf(s, c)) offer({ do: 'toss', who, what });
    offer({ do: 'done', who });
  },
  answer(s, st, _seat, choice, emit) {
    if (choice.do !== 'toss') return;
    drop(s, st.c, choice.what, st.to, emit, 'MH-ABL-20');
    if (piecesOf(s, st.c).length > 0) push(s, st);
  },
});

/** MH-ABL-23: up to two cameras, and the guards with them; these are no subdue sub-actions. */
export const rewiring = step({
  fields: { seat: seatNo(), c: int(0, 4), left: int(0, 2) },
  rule: 'MH-ABL-23',
  offers(s, { c }, _seat, offer) {
    const character = person(s, c);
    const near = reachOf(s, character);
    for (const tile of isTile(s, character.at) ? [character.at, ...near] : near) {
      if ((s.cameras[tile] as number) > 0) offer({ do: 'rewire', who: character.id, at: spaceName(s, tile) });
    }
    offer({ do: 'done', who: character.id });
  },
  answer(s, st, _seat, choice, emit) {
    if (choice.do !== 'rewire') return;
    const tile = spaceNo(s, choice.at);
    disableCamera(s, tile);
    const guards = subdueAll(s, tile);
    emit?.({ event: 'cameraDisabled', who: choice.who, at: choice.at, count: 1, rules: ['MH-ABL-23'] });
    if (guards > 0)
      emit?.({ event: 'subdued', who: choice.who, at: choice.at, count: guards, rules: ['MH-ABL-23'] });
    if (st.left > 1) push(s, { ...st, left: st.left - 1 });
  },
});
