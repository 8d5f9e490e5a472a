import { createMatch } from '@getaway/games';
import { wordsOf } from '@getaway/engine/testing';
import { escapePlan } from '@getaway/escape-plan';
import { speaker } from '@getaway/words';
import { describe, expect, it } from 'vitest';
import { PLAN_CARD } from '../../games/escape-plan/content/index.ts';
import type { EscapePlanBoardProps } from '../../games/escape-plan/board/index.tsx';
import { glance } from '../../games/escape-plan/board/glance.ts';
import { worthOf } from '../../games/escape-plan/board/worth.ts';
import type { Choice } from '../../games/escape-plan/rules/play.ts';

const words = speaker((await wordsOf(escapePlan))['en'] ?? {}, {
  locale: 'en',
}) as unknown as EscapePlanBoardProps['words'];

/** The first seat's eyes at the beginning of a match, with a plan card that is known. */
function seenBy(viewer: number | null): Pick<EscapePlanBoardProps, 'view' | 'viewer' | 'words'> {
  const match = createMatch('escape-plan', { seats: 3, options: {}, seed: 'worth' });
  const view = structuredClone(match.view(0)) as unknown as EscapePlanBoardProps['view'];
  view.thieves[0]!.plan = 'plan-1';
  return { view, viewer, words };
}

/** A way that passes nobody and needs nothing. */
const travelTo = (to: string): Choice =>
  ({
    do: 'travel',
    to,
    place: to,
    leaving: [],
    using: [],
    gas: 0,
    officers: 0,
    tools: 0,
  }) as unknown as Choice;

describe('what a choice is worth', () => {
  const { bar, casino } = PLAN_CARD['plan-1'].values;

  it('is what the own plan card pays for a place', () => {
    expect(worthOf(seenBy(0), { do: 'openPlace', place: 'bar' })).toBe(
      `On your plan: ${bar === 'income' ? 'income' : bar}`,
    );
    expect(worthOf(seenBy(0), { do: 'openPlace', place: 'casino' })).toBe(
      `On your plan: ${casino === 'income' ? 'income' : casino}`,
    );
  });

  it('stays a secret to who sits beside, and to who has no plan to read', () => {
    expect(worthOf({ ...seenBy(0), veiled: true }, { do: 'openPlace', place: 'bar' })).toBe('');
    expect(worthOf(seenBy(1), { do: 'openPlace', place: 'bar' })).toBe('');
    expect(worthOf(seenBy(null), { do: 'openPlace', place: 'bar' })).toBe('');
  });

  it('is what is where an officer is moved to: the picture names no tiles', () => {
    const move = { do: 'moveOfficer', officer: 'swat', tile: 'start-gang', to: 'start-hospital' } as const;
    expect(worthOf(seenBy(0), move)).toMatch(/^Mercy Heights: .*Hospital/);
  });

  it('is what an asset, a contact, a tile or the hospital costs', () => {
    const seen = seenBy(0);
    expect(worthOf(seen, { do: 'useAsset', slot: 1, what: 'extra-action' })).toBe('$5k');
    expect(worthOf(seen, { do: 'useContact', slot: 1, what: 'boxer' })).toBe('$2k · +1 notoriety');
    expect(worthOf(seen, { do: 'takeContact', from: 0, card: 'boxer', put: 'box', slot: 0 })).toBe(
      '$2k · +1 notoriety when used',
    );
    expect(worthOf(seen, { do: 'buyFixer', fixer: 'telephone', slot: 0 })).toBe('$2k');
    expect(worthOf(seen, { do: 'buyEquipment', equipment: 'gas-mask', slot: 0 })).toBe('$3k');
    expect(worthOf(seen, { do: 'heal', wounds: 2 })).toBe('$3k');
    expect(worthOf(seen, travelTo('start-gang.gang'))).toBe('$5k');
    expect(worthOf(seen, travelTo('store-a'))).toBe('');
    expect(worthOf(seen, { do: 'rest' })).toBe('');
  });
});

describe('what is seen at a glance', () => {
  it('is the own money, row and wounds; at a shared screen no money', () => {
    const seen = seenBy(0);
    expect(glance(seen)).toBe('$9k · row 1');
    seen.view.thieves[0]!.wounds = 2;
    expect(glance({ ...seen, veiled: true })).toBe('row 1 · 2 wounds');
    expect(glance(seenBy(null))).toBe('');
  });
});
