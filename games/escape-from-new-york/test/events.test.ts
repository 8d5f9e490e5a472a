import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { EventId } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import {
  enemiesAt,
  hero,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  resolving,
  revealTile,
  scene,
  solo,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

/** Makes event cards the next ones; the first is revealed first. */
function stackEvents(s: State, ...cards: EventId[]): void {
  for (const card of cards) {
    const pile = s.eventDeck.includes(card) ? s.eventDeck : s.eventDiscard;
    pile.splice(pile.indexOf(card), 1);
  }
  s.eventDeck.push(...[...cards].reverse());
}
const names = (events: readonly object[]): unknown[] =>
  events.map((event) => ({ ...event })['card' as never]);

rule('NY-EVT-01', 'the number under the token when the reveal starts decides', () => {
  const s = solo();
  s.eventLevel = 2;
  stackEvents(s, 'lull', 'screaming');
  s.turn.events = 1;
  const played = stage(s, { step: 'setOff' });
  expect(names(played.told('eventRevealed'))).toEqual(['lull', 'screaming']);
});

rule('NY-EVT-02', 'an icon entered again is set off again', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-26');
  place(s, 0, 'c04y04');
  stackEvents(s, 'lull', 'lull');
  resolve(s, 'snake-2')
    .take({ do: 'move', route: ['c04y02'] })
    .take({ do: 'reveal' });
  expect(s.eventDiscard).toEqual(['lull']);
  s.current = 0;
  s.turn.events = 0;
  place(s, 0, 'c04y04');
  const again = resolve(s, 'snake-7').take({ do: 'move', route: ['c04y02'] });
  expect(names(again.told('eventRevealed'))).toEqual(['lull']);
});

rule('NY-EVT-03', 'events wait until the effects of the card are finished', () => {
  const s = solo({ heroes: ['maggie'] });
  revealTile(s, 'c04y02', 'city-26');
  putEnemies(s, 'prisoner', 'c04y02');
  place(s, 0, 'c04y04');
  stackEvents(s, 'jumped');
  const played = resolve(s, 'maggie-3')
    .take({ do: 'move', route: ['c04y02'] })
    .take({ do: 'reveal' });
  const told = played.events.map(({ event }) => event);
  expect(told.indexOf('spaceRevealed')).toBeLessThan(told.indexOf('eventRevealed'));
  expect(enemiesAt(s, 'c04y02').length).toBeGreaterThan(0);
});

rule(
  ['NY-EVT-04', 'NY-EVT-05'],
  'each event card is resolved entirely before the next and goes facedown to the discard',
  () => {
    const s = solo();
    s.eventLevel = 2;
    stackEvents(s, 'closing-in', 'screaming');
    const played = stage(s, { step: 'revealEvents', left: 2 });
    expect(names(played.told('eventRevealed'))).toEqual(['closing-in']);
    expect(s.eventDiscard).toEqual([]);
    played.take({ do: 'place' }).take({ do: 'place' });
    expect(names(played.told('eventRevealed'))).toEqual(['closing-in', 'screaming']);
    expect(s.eventDiscard).toEqual(['closing-in', 'screaming']);
  },
);

rule('NY-EVT-06', 'an empty deck is made anew from the discard', () => {
  const s = solo();
  const quiet = s.eventDeck.filter((card) => card === 'lull' || card === 'screaming');
  s.eventDiscard = quiet;
  s.eventDeck = [];
  stage(s, { step: 'revealEvents', left: 1 });
  expect([s.eventDeck.length, s.eventDiscard.length]).toEqual([3, 1]);
  const first = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const t = solo({ seed });
    t.eventDiscard = ['lull', 'screaming', 'dropped-bag', 'thrown-bricks'];
    t.eventDeck = [];
    return names(stage(t, { step: 'revealEvents', left: 1 }).told('eventRevealed'))[0];
  });
  expect(new Set(first).size).toBeGreaterThan(1);
});

rule('NY-EVT-07', 'events apply to the current hero', () => {
  const s = scene();
  s.current = 1;
  place(s, 1, NORTH);
  stage(s, resolving(s, 'jumped', 'event'));
  expect(enemiesAt(s, NORTH)).toHaveLength(1);
  expect(enemiesAt(s, LIBRARY)).toEqual([]);
});

rule(['NY-EVT-08', 'NY-EMV-15'], 'engaged enemies are not moved by events', () => {
  const s = scene();
  place(s, 1, NORTH);
  putEnemies(s, 'prisoner', NORTH, 2);
  const played = stage(s, resolving(s, 'march', 'event'));
  expect(played.told('enemyMoved')).toEqual([]);
  expect(enemiesAt(s, NORTH)).toHaveLength(2);
});

rule(['NY-EVT-09', 'NY-CAR-08'], 'a passenger triggers nothing: only the driver counts', () => {
  const s = scene({ heroes: ['cabbie', 'snake'] });
  revealTile(s, 'c04y02', 'city-26');
  place(s, 0, 'c04y04');
  place(s, 1, 'c04y04');
  stackEvents(s, 'lull');
  const played = resolve(s, 'cabbie-3').take({ do: 'invite', heroSeat: 1 }).take({ do: 'agree' });
  played.take({ do: 'move', route: ['c04y02'] }).take({ do: 'reveal' });
  expect([hero(s).at, hero(s, 1).at]).toEqual(['c04y02', 'c04y02']);
  expect(played.told('eventRevealed')).toHaveLength(1);
});
