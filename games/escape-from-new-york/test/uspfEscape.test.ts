import { reasons } from '@getaway/engine';
import { rule, whyNot } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import type { SpaceId, TransitionId } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { giveRewards, policeScene } from './police.ts';
import {
  asked,
  type Cast,
  giveCase,
  giveItem,
  now,
  offered,
  place,
  play,
  type Play,
  revealTile,
  take,
} from './scene.ts';

/** The Transition 2-3 card that asks two heroes for 7 points. */
const SEVEN: TransitionId = 'transition-2-3-a';

function threshold(s: State, card: TransitionId, revealed: boolean): void {
  const { taskDeck, tasksUnused } = s.uspf;
  const place = taskDeck.findIndex((id) => id.startsWith('transition-2-3'));
  const other = tasksUnused.indexOf(card);
  if (other >= 0) [taskDeck[place], tasksUnused[other]] = [card, taskDeck[place]!];
  if (!revealed) return;
  taskDeck.splice(place, 1);
  s.uspf.threshold = [card];
  s.uspf.step = 3;
}

/** Snake and Maggie on the bridgehead of bridge 1 with all that an escape needs but rewards. */
function atTheBridge(revealed = true, cast: Cast = {}): State {
  const s = policeScene(cast);
  threshold(s, SEVEN, revealed);
  together(s, 'c02y08');
  revealTile(s, 'c02y08', 'city-28');
  giveCase(s, 1, 'diagram-1');
  return s;
}

function together(s: State, space: SpaceId): void {
  place(s, 0, space);
  place(s, 1, space);
  s.president = 'held';
  s.heroes[0]!.president = true;
  giveCase(s, 0, 'tape');
}

const stepping = (s: State) =>
  play(s, {
    step: 'walk',
    seat: 0,
    left: 1,
    upTo: true,
    roadblocks: 'stop',
    by: 'card',
    tried: false,
    steps: 0,
  } as never);

function showAll(match: Play): void {
  for (let i = 0; i < 4 && offered(match, match.pending()[0]!.seat, { do: 'show' }).length > 0; i++) {
    const { seat } = match.pending()[0]!;
    match.play(seat, offered(match, seat, { do: 'show' })[0]!);
  }
}

describe('leaving together', () => {
  rule(
    'NY-USP-60',
    'the rewards that the heroes show must reach the number for the heroes in the game',
    () => {
      const s = atTheBridge();
      giveRewards(s, 0, 2, 2);
      giveRewards(s, 1, 3);
      const match = stepping(s);
      take(match, 0, { do: 'tryBridge' });
      showAll(match);
      expect(match.outcome()).toBeNull();
      take(match, 0, { do: 'showRewards' });
      take(match, 1, { do: 'showRewards' });
      expect(match.outcome()).toMatchObject({ ending: 'collectiveVictory', winners: [0, 1] });
      const shown = match.events(null).filter(({ event }) => event.event === 'rewardsShown');
      expect(shown).toMatchObject([{ event: { points: 4 } }, { event: { points: 3 } }]);
    },
  );

  rule(
    ['NY-USP-60', 'NY-USP-63', 'NY-RUL-25'],
    'a player may keep rewards back; with too few points the step is not made',
    () => {
      const s = atTheBridge();
      giveRewards(s, 0, 2, 2);
      giveRewards(s, 1, 3);
      const match = stepping(s);
      take(match, 0, { do: 'tryBridge' });
      showAll(match);
      take(match, 0, { do: 'showRewards' });
      take(match, 1, { do: 'keepRewards' });
      expect(match.outcome()).toBeNull();
      expect(now(match).heroes[0]!.at).toBe('c02y08');
      // The step is not used up, but this movement allows no other attempt.
      expect(asked(match)).toEqual([0]);
      expect(offered(match, 0, { do: 'tryBridge' })).toEqual([]);
      expect(offered(match, 0, { do: 'stop' })).toHaveLength(1);
      expect(match.view(null).uspf.rewards[0]!.every(({ card }) => card === null)).toBe(true);

      // The same 7 points do not do where more heroes are in the game.
      const four = atTheBridge(true, { heroes: ['snake', 'maggie', 'brain', 'cabbie'] });
      giveRewards(four, 0, 2, 2, 3);
      giveRewards(four, 1, 1);
      const more = stepping(four);
      take(more, 0, { do: 'tryBridge' });
      showAll(more);
      take(more, 0, { do: 'showRewards' });
      take(more, 1, { do: 'showRewards' });
      expect(more.outcome()).toBeNull();
    },
  );

  rule('NY-USP-60', 'one point too few is too few, and heroes elsewhere are not asked', () => {
    const s = atTheBridge(true, { heroes: ['snake', 'maggie', 'brain'] });
    place(s, 2, 'c05y05');
    giveRewards(s, 0, 3, 3);
    giveRewards(s, 1, 1);
    giveRewards(s, 2, 3);
    const match = stepping(s);
    take(match, 0, { do: 'tryBridge' });
    showAll(match);
    // Three heroes need 8 points.
    take(match, 0, { do: 'showRewards' });
    take(match, 1, { do: 'showRewards' });
    expect([match.outcome(), asked(match)]).toEqual([null, [0]]);
    expect(offered(match, 0, { do: 'stop' })).toHaveLength(1);
  });

  rule(['NY-USP-63', 'NY-WIN-02'], 'what is known to be too little is not tried', () => {
    const tries = (own: number[], companions: number[], revealed = true, here = true) => {
      const s = atTheBridge(revealed, { heroes: ['snake', 'maggie', 'brain'] });
      place(s, 2, here ? 'c02y08' : 'c05y05');
      giveRewards(s, 0, ...own);
      giveRewards(s, 2, ...companions);
      const match = stepping(s);
      const can = offered(match, 0, { do: 'tryBridge' }).length > 0;
      if (!can) expect(whyNot(match, 0, { do: 'tryBridge' })).toBe('NY-USP-63');
      return can;
    };
    // Three heroes need 8 points. A facedown reward of tier 1 may be worth 2, of tier 2 up to 3, of tier 3 up to 5.
    expect([tries([4, 3], []), tries([4, 4], []), tries([], [], false)]).toEqual([false, true, true]);
    expect([tries([3, 3], [1]), tries([4, 1], [1]), tries([4], [3]), tries([2], [4])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([tries([3], [4]), tries([3, 3], [1], true, false)]).toEqual([true, false]);
  });

  rule(
    ['NY-USP-61', 'NY-USP-62'],
    'an unseen Transition 2-3 card is looked for once the other cards are shown',
    () => {
      const s = atTheBridge(false);
      giveRewards(s, 0, 2, 2);
      giveRewards(s, 1, 3);
      const match = stepping(s);
      take(match, 0, { do: 'tryBridge' });
      expect(now(match).uspf.threshold).toEqual([]);
      showAll(match);
      const { threshold: shown, step, row, rewardDeck, taskDeck, tasksGone } = now(match).uspf;
      expect(shown).toEqual([SEVEN]);
      expect(step).toBe(3);
      const news = match.events(null).filter(({ event }) => event.event === 'copStep');
      expect(news).toMatchObject([{ event: { stage: 3, card: SEVEN } }]);
      // Five tasks lay above it (and Transition 1-2); as many rewards are gone, and the row is as before.
      expect(tasksGone).toHaveLength(6);
      expect(rewardDeck).toHaveLength(s.uspf.rewardDeck.length - 5);
      expect(now(match).uspf.rewardsGone).toHaveLength(5);
      expect(row).toEqual(now(play(s)).uspf.row);
      expect(taskDeck).toHaveLength(5);
      take(match, 0, { do: 'keepRewards' });
      take(match, 1, { do: 'keepRewards' });
      expect(match.outcome()).toBeNull();
      expect(now(match).uspf.threshold).toEqual([SEVEN]);
    },
  );

  rule('NY-USP-62', 'an attempt that lacks another card uncovers nothing', () => {
    const s = atTheBridge(false);
    const match = stepping(s);
    take(match, 0, { do: 'tryBridge' });
    take(match, 0, { do: 'showNothing' });
    take(match, 1, { do: 'showNothing' });
    expect(now(match).uspf.threshold).toEqual([]);
    expect(now(match).uspf.taskDeck).toHaveLength(s.uspf.taskDeck.length);
  });
});

/** Snake and Maggie beside the helicopter with President, Tape and Tracer. */
function atTheHelicopter(cast: Cast = {}): State {
  const s = policeScene(cast);
  threshold(s, SEVEN, true);
  revealTile(s, 'c09y05', 'park-4');
  together(s, 'c09y05');
  giveCase(s, 1, 'tracer');
  s.helicopter.landed = true;
  return s;
}

const free = (s: State) => {
  s.turn.stirred = true;
  return play(s, { step: 'freeMoment', seat: 0, pay: false });
};

describe('the Tracer', () => {
  rule(
    ['NY-USP-64', 'NY-USP-65'],
    'beside the landed helicopter it replaces the bridge, after one more timer tile',
    () => {
      const s = atTheHelicopter();
      giveRewards(s, 0, 3, 3);
      giveRewards(s, 1, 1);
      const calm = s.timer.indexOf('searchlight');
      s.timer.push(...s.timer.splice(calm, 1));
      const match = free(s);
      take(match, 0, { do: 'useTracer' });
      showAll(match);
      take(match, 0, { do: 'showRewards' });
      take(match, 1, { do: 'showRewards' });
      expect(now(match).timer).toHaveLength(s.timer.length - 1);
      expect(match.outcome()).toBeNull();
      take(match, 0, { do: 'stop' });
      expect(match.outcome()).toMatchObject({ ending: 'collectiveVictory', winners: [0, 1] });
    },
  );

  rule('NY-USP-65', 'when that tile lets New York win, nobody escapes', () => {
    const s = atTheHelicopter();
    giveRewards(s, 0, 3, 3, 1);
    s.timer.push(...s.timer.splice(s.timer.indexOf('red-new-york-wins'), 1));
    for (const tile of s.timer.splice(0, s.timer.length - 1)) s.timerGone.push(tile);
    const match = free(s);
    take(match, 0, { do: 'useTracer' });
    showAll(match);
    take(match, 0, { do: 'showRewards' });
    expect(match.outcome()).toMatchObject({ ending: 'newYorkVictory', winners: [] });
  });

  rule('NY-USP-66', 'without enough points no tile is turned', () => {
    const s = atTheHelicopter();
    giveRewards(s, 0, 3);
    giveRewards(s, 1, 4);
    const match = free(s);
    take(match, 0, { do: 'useTracer' });
    showAll(match);
    take(match, 0, { do: 'showRewards' });
    take(match, 1, { do: 'keepRewards' });
    expect(now(match).timer).toHaveLength(s.timer.length);
    expect(match.outcome()).toBeNull();
  });

  rule(
    'NY-USP-64',
    'it needs the landed helicopter, the President and enough cases in the space, and works once a turn',
    () => {
      const rewarded = () => {
        const s = atTheHelicopter();
        giveRewards(s, 0, 4, 3);
        return s;
      };
      const offers = (change: (s: State) => void) => {
        const s = rewarded();
        change(s);
        return offered(free(s), 0, { do: 'useTracer' }).length;
      };
      expect(offers(() => {})).toBe(1);
      expect(offers((s) => void (s.helicopter.landed = false))).toBe(0);
      expect(offers((s) => void (s.helicopter.at = 'c08y04'))).toBe(0);
      expect(offers((s) => place(s, 1, 'c05y05'))).toBe(0);
      expect(
        offers((s) => {
          s.heroes[0]!.president = false;
          s.president = 'slot';
        }),
      ).toBe(0);

      expect(offers((s) => void (s.uspf.rewards[0] = []))).toBe(0);

      const match = free(rewarded());
      take(match, 0, { do: 'useTracer' });
      take(match, 0, { do: 'showNothing' });
      take(match, 1, { do: 'showNothing' });
      expect(offered(match, 0, { do: 'useTracer' })).toEqual([]);
      expect(whyNot(match, 0, { do: 'useTracer' })).toBe('NY-USP-64');
    },
  );

  rule('NY-VAR-16', 'a dead President calls no helicopter', () => {
    const s = atTheHelicopter({ options: { presidentVariant: true } });
    s.heroes[0]!.president = false;
    s.president = 'dead';
    s.presidentDrawn = s.presidentDeck.splice(s.presidentDeck.indexOf('president-dead'), 1);
    s.presidentUnused = s.presidentDeck.splice(0);
    const match = free(s);
    expect(offered(match, 0, { do: 'useTracer' })).toEqual([]);
    expect(
      reasons(match.game, match.view(0), 0)
        .filter(({ choice }) => choice.do === 'useTracer')
        .map((one) => one.rule),
    ).toContain('NY-VAR-16');
  });
});

describe('leaving alone', () => {
  /** Snake, level 3, with a Ledger to show and a raft at hand. */
  function alone(...items: Parameters<typeof giveItem>[2][]): State {
    const s = policeScene();
    const hero = s.heroes[0]!;
    hero.level = 3;
    hero.bar = { prisoners: 0, items: 0, killed: 0, paid: 0 };
    s.president = 'held';
    s.heroes[1]!.president = true;
    objective(s, 'blue', 'obj-ledger');
    objective(s, 'purple', 'obj-raft');
    const raft = s.suburbs.findIndex(({ counter }) => counter === 'raft');
    [s.suburbs[0]!.counter, s.suburbs[raft]!.counter] = [s.suburbs[raft]!.counter, s.suburbs[0]!.counter];
    s.suburbs[0] = { ...s.suburbs[0]!, faceup: true, raft: true };
    revealTile(s, 'c00y06', 'city-34');
    place(s, 0, 'c00y06');
    giveItem(s, 0, ...items);
    return s;
  }

  function objective(s: State, colour: 'blue' | 'purple', card: string): void {
    const own = s.heroes[0]![colour] as string[];
    for (const pile of [s.heroes[1]![colour], s[`${colour}Deck`], s[`${colour}Unused`]] as string[][]) {
      if (own[0] === card || !pile.includes(card)) continue;
      [pile[pile.indexOf(card)], own[0]] = [own[0]!, card];
    }
  }

  rule('NY-USP-71', 'a lone escape needs a Charge Extractor in the own supply', () => {
    expect(offered(free(alone('smugglers-ledger')), 0, { do: 'escape' })).toEqual([]);
    const lacking = free(alone('smugglers-ledger'));
    const rules = lacking
      .explain(0)
      .filter(({ choice }) => choice.do === 'escape' && choice.transport === 'raft')
      .map((one) => one.rule);
    expect(rules).toEqual(['NY-USP-71']);
    const match = free(alone('smugglers-ledger', 'charge-extractor'));
    take(match, 0, { do: 'escape' });
    expect(match.outcome()).toMatchObject({ ending: 'loneVictory', winners: [0] });
  });

  rule('NY-USP-72', 'the Charge Extractor is no object, nor the object a Charge Extractor', () => {
    expect(offered(free(alone('charge-extractor', 'charge-extractor')), 0, { do: 'escape' })).toEqual([]);
    expect(offered(free(alone('smugglers-ledger', 'smugglers-ledger')), 0, { do: 'escape' })).toEqual([]);
  });
});
