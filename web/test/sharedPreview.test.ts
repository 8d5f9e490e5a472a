import { openChoicesOf } from '@getaway/engine';
import { games } from '@getaway/games';
import { expect, test } from 'vitest';
import { LocalHost } from '../src/match/localHost.ts';
import type { Player } from '../src/match/position.ts';

const PLAYERS: readonly Player[] = ['Nina', 'Vinnie', 'Ruby'].map((name) => ({ kind: 'person', name }));

test.each(['escape-plan', 'escape-from-new-york', 'master-heist'])(
  'on a screen that all look at, a choice of %s tells nobody’s secrets, and else what it tells its seat',
  async (id) => {
    const game = games[id]!;
    const record = { game: id, version: game.version, options: {}, seats: 3, seed: 'shared', plays: [] };
    const host = new LocalHost(
      game,
      record,
      PLAYERS,
      async () => true,
      async () => null,
    );
    let [shared, hidden] = [0, 0];
    for (let i = 0; shared < 12 && i < 150 && !host.isOver(); i++) {
      const { waiting, view } = await host.position(null, null);
      const seat = waiting[0]!;
      const { choices } = await host.position(seat, seat);
      const choice = choices[(i * 7) % choices.length]!;
      if (openChoicesOf(game, view, seat) !== null) {
        shared++;
        const own = (await host.preview(seat, choice))!;
        const { figures, ...told } = (await host.preview(seat, choice, null))!;
        const { money, ...others } = own.figures;
        expect(figures).toEqual(others);
        expect(told.events).toEqual(
          own.events.filter(({ to }) => to === undefined).slice(0, told.events.length),
        );
        if (money !== undefined) hidden++;
      }
      await host.play(seat, choice);
    }
    expect(shared).toBeGreaterThan(5);
    expect(hidden > 0).toBe(id === 'escape-plan');
  },
);
