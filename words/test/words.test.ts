import { describe, expect, it } from 'vitest';
import { choiceKey, messageFaults, missingKeys, speaker, translationFaults, withNames } from '../index.ts';

const en = {
  'choice.travel':
    'travel to {to}{leaving, plural, =0 {} one {, leaving # officer} other {, leaving # officers}}',
  'choice.visit': 'visit {place, select, bar {the bar} other {some {place}}}',
  'event.wounded': '{seat} is wounded by {officers}',
  'prompt.rest': 'Rest, or move?',
  'term.bar': 'Bar',
  'term.swat': 'SWAT',
  'why.EP-TRV-06': 'It is {needed} steps away and you have {have} (EP-TRV-06).',
};
const words = speaker(en, { players: ['Ann', 'Ben'] });

describe('a message', () => {
  it('has its arguments filled in, terms by their name', () => {
    expect(speaker(en).say('choice.travel', { to: 'bar', leaving: 0 })).toBe('travel to Bar');
  });
  it('chooses plural forms by the bare number', () => {
    expect(words.choice({ do: 'travel', to: 'bar', leaving: 1 })).toBe('travel to Bar, leaving 1 officer');
    expect(words.choice({ do: 'travel', to: 'bar', leaving: 3 })).toBe('travel to Bar, leaving 3 officers');
  });
  it('chooses select cases by the bare value, and shows it in words inside', () => {
    expect(words.choice({ do: 'visit', place: 'bar' })).toBe('visit the bar');
    expect(words.choice({ do: 'visit', place: 'swat' })).toBe('visit some SWAT');
  });
  it('names players for seats and joins lists', () => {
    expect(
      words.event({ event: 'wounded', seat: 1, officers: ['swat', 'county', 'swat'], rules: ['EP-WND-01'] }),
    ).toBe('Ben is wounded by SWAT, county, and SWAT');
  });
  it('follows the plural forms and lists of its language', () => {
    const pl = speaker(
      {
        'event.lost':
          '{seat} traci {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}: {cards}',
      },
      { locale: 'pl', players: ['Ala'] },
    );
    expect(pl.event({ event: 'lost', seat: 0, n: 3, cards: ['a', 'b'] })).toBe('Ala traci 3 karty: a i b');
    expect(pl.event({ event: 'lost', seat: 0, n: 5, cards: ['a'] })).toBe('Ala traci 5 kart: a');
  });
  it('sets a number below zero with a minus sign', () => {
    const score = speaker({ 'text.score': '{total}: {total, plural, other {# points}}' });
    expect(score.say('text.score', { total: -12 })).toBe('−12: −12 points');
  });
  it('tells a way by its end and by what it passes, where the game has words for that', () => {
    const go = { 'choice.go': 'go to {route}' };
    const on = speaker({ ...go, route: '{to} via {by}' });
    expect(on.choice({ do: 'go', route: ['a'] })).toBe('go to a');
    expect(on.choice({ do: 'go', route: ['a', 'b', 'c'] })).toBe('go to c via a and b');
    expect(speaker(go).choice({ do: 'go', route: ['a', 'b'] })).toBe('go to a and b');
  });
  it('tells what is printed on the card that an event is about', () => {
    const drawn = {
      ...en,
      'event.drawn': '{card}: {printed}',
      'text.bribe': 'Lose {n, plural, other {it}}.',
    };
    expect(speaker(drawn).event({ event: 'drawn', card: 'bribe' })).toBe('bribe: Lose it.');
  });
  it('says why', () => {
    expect(words.why({ rule: 'EP-TRV-06', params: { needed: 4, have: 3 } })).toBe(
      'It is 4 steps away and you have 3 (EP-TRV-06).',
    );
  });
  it('says a choice within a message as a choice', () => {
    const proposed = { event: 'proposed', seat: 0, choice: { do: 'visit', place: 'bar' } };
    expect(speaker({ ...en, 'event.proposed': '{choice}?' }).event(proposed)).toBe('visit the bar?');
  });
  it('leaves open what a kind of choice does not say', () => {
    expect(words.choice({ do: 'travel', leaving: 0 })).toBe('travel to …');
  });
  it('shows what is unknown or was left out', () => {
    expect(words.event({ event: 'wounded', seat: 0, officers: null })).toBe('Ann is wounded by ?');
    expect(words.event({ event: 'wounded', seat: 0 })).toBe('Ann is wounded by {officers}');
  });
});

describe('without a message', () => {
  it('choices and events are still readable', () => {
    expect(
      words.choice({ do: 'payToUnlock', asset: 'master-key', slots: [1, 2], from: { seat: 1, at: 'bar' } }),
    ).toBe('pay to unlock: asset master-key, slots 1 and 2, from seat Ben, at Bar');
    expect(words.choice({ do: 'pass' })).toBe('pass');
    expect(words.event({ event: 'escaped', seat: 0, rules: ['EP-ESC-01'], to: [0] })).toBe(
      'escaped: seat Ann',
    );
    expect(words.prompt({ step: 'placeTile', seat: 1 })).toBe('place tile');
    expect(words.why({ rule: 'EP-X-01' })).toBe('rule EP-X-01');
    expect(words.why({ rule: 'EP-X-01', params: { have: 2 } })).toBe('rule EP-X-01: have 2');
  });
  it('players are numbered from one', () => {
    expect(speaker({}).player(0)).toBe('Player 1');
    expect(speaker({ player: 'Gracz {number}' }).player(1)).toBe('Gracz 2');
  });
});

describe('the checks', () => {
  it('list each missing key once', () => {
    const keys = [{ do: 'travel' }, { do: 'rob' }, { do: 'rob' }, { do: 'flee' }].map(choiceKey);
    expect(missingKeys(en, keys)).toEqual(['choice.flee', 'choice.rob']);
    expect(missingKeys(en, Object.keys(en))).toEqual([]);
  });
  it('find messages that are not well-formed', () => {
    expect(messageFaults(en)).toEqual([]);
    const faults = messageFaults({ 'choice.a': 'fine', 'choice.b': '{n, plural, one {x}', 'choice.c': '' });
    expect(faults.map((fault) => fault.split(':', 1)[0])).toEqual(['choice.b', 'choice.c']);
  });
});

describe('a translation', () => {
  const meant = {
    lost: '{seat} loses {n, plural, one {# card} other {# cards}}',
    seen: '{card, select, null {a card} other {{card}}}',
    win: '{n, plural, one {{names} wins} other {{names} win}}',
  };
  const pl = {
    lost: '{seat} traci {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
    seen: '{card, select, null {jakaś karta} other {{card}}}',
    win: '{n, plural, one {wygrywa {names}} other {wygrywają {names}}}',
  };
  it.each([
    ['nothing is wrong', {}, []],
    ['one form for all is enough', { lost: '{seat}: karty: {n, plural, other {#}}' }, []],
    ['what tells cases apart may be its own', { win: '{kind, select, a {A} other {}}{n}{names}' }, []],
    ['a broken one is told alone', { seen: '{card', extra: 'x' }, ['seen: } or , expected at 5: {card']],
    ['a message too many', { extra: 'x' }, ['extra: not in English']],
    ['an argument left out', { lost: 'traci {n}' }, ['lost: leaves out {seat}']],
    ['an argument that nobody gives', { win: '{n}{names}{who}' }, ['win: no {who}']],
    ['nothing for the unknown', { seen: '{card}' }, ['seen: no case {card} null']],
    [
      'too few forms',
      { lost: '{seat} {n, plural, one {# karta} few {# karty} other {#}}' },
      ['lost: {n} has no form "many"'],
    ],
  ])('%s', (_, other, faults) => {
    expect(translationFaults(meant, { ...pl, ...other }, 'pl')).toEqual(faults);
  });
  it('lacks a message', () => {
    const { win: _, ...less } = pl;
    expect(translationFaults(meant, less, 'pl')).toEqual(['win: missing']);
  });
});

describe('names of their own', () => {
  it('are said before what the piece is, in any language and with any signs', () => {
    const named = withNames({ 'term.thug': 'Capanga', 'term.vault': 'Cofre' }, { thug: "O'Neil {2}" });
    const words = speaker(named);
    expect(words.term('thug')).toBe("O'Neil {2} (Capanga)");
    expect(words.term('vault')).toBe('Cofre');
  });
});
