import type { Say } from '@getaway/engine';
import {
  CONTACT_CARD,
  EQUIPMENT,
  EQUIPMENT_TILE,
  EXITS,
  FIXER_TILE,
  LOCKER_COLOURS,
  SAFE_HOUSES,
} from '../../content/index.ts';
import { named } from '../characters.ts';
import { displayTiles } from '../cityPhase.ts';
import { discsLeft } from '../discs.ts';
import { signAt } from '../landmarks.ts';
import { locationsOf } from '../map/index.ts';
import { officerNames, officersOn } from '../officers.ts';
import { patrolsAt } from '../patrol.ts';
import { exitIsOpen } from '../places.ts';
import type { State } from '../state.ts';
import { gasCansLeft } from '../visit/store.ts';
import { handcuffsLeft } from '../wounds.ts';
import { charactersText, otherBoards, ownBoard } from './boards.ts';
import { cityText, marksOf } from './city.ts';

/** The position in words: the city, what lies open, and the boards as far as the viewer may see them. */
export function text(view: State, seat: number | null, say: Say): string {
  const blocks = [
    [
      say('text.title', { day: view.day, part: view.part }),
      say('text.order', { seats: view.order.map((who) => named(view, who)) }),
      say('text.exits', { exits: exitsText(view, say) }),
    ],
    [cityText(view, say), say('text.legend')],
    [...displayText(view, say), ...supplyText(view, say)],
    charactersText(view, say),
    otherBoards(view, seat, say),
    seat === null ? [] : ownBoard(view, seat, say),
    view.costaScore === null ? [] : [say('text.costaScore', { score: view.costaScore })],
  ];
  return blocks.flatMap((block) => (block.length > 0 ? [block.join('\n')] : [])).join('\n\n');
}

const exitsText = (view: State, say: Say): string =>
  EXITS.map((exit) =>
    say('text.exit', {
      exit: `exit-${exit}`,
      closed: !exitIsOpen(view, exit),
      patrols: patrolsAt(view, exit),
    }),
  ).join(' · ');

function displayText(view: State, say: Say): string[] {
  const tiles = displayTiles(view).map((tile) => {
    const signs = locationsOf(tile).map((location) => say(`term.${signAt(view, location)}`));
    const officers = officerNames(officersOn(view, tile)).map((officer) => say(`term.${officer}`));
    const marks = marksOf(tile);
    return `  ${say(`term.${tile}`)}${marks && ` ${marks}`}: ${signs.join(', ')} (${officers.join(', ')})`;
  });
  const cards = view.contactDisplay.map((card) => {
    const { cost, notoriety } = CONTACT_CARD[card];
    return say('text.contact', { card, cost, notoriety });
  });
  return [
    ...(tiles.length > 0 ? [say('text.display'), ...tiles] : []),
    say('text.contacts', { cards: cards.join(' · ') }),
  ];
}

function supplyText(view: State, say: Say): string[] {
  const fixers = view.fixers.map((item) => say('text.priced', { item, price: FIXER_TILE[item].cost }));
  const equipment = EQUIPMENT.map((item, i) =>
    say('text.stock', { item, price: EQUIPMENT_TILE[item].cost, count: view.equipment[i]! }),
  );
  const keys = SAFE_HOUSES.map((_, house) => {
    const colours = LOCKER_COLOURS.flatMap((colour, i) =>
      Array.from({ length: view.keys[house * LOCKER_COLOURS.length + i]! }, () => say(`term.${colour}`)),
    );
    return say('text.keysAt', { house: house + 1, colours: colours.join(', ') || say('text.none') });
  });
  const [federal, county, swat] = view.bag;
  return [
    say('text.fixers', { tiles: fixers.join(' · ') }),
    say('text.equipment', { tiles: equipment.join(' · ') }),
    say('text.keys', { keys: keys.join(' · ') }),
    say('text.supply', { discs: discsLeft(view), gas: gasCansLeft(view), handcuffs: handcuffsLeft(view) }),
    say('text.bag', { federal, county, swat }),
  ];
}
