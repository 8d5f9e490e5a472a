import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMatch, ruleIds, same } from '@getaway/engine';
import { wordsOf } from '@getaway/engine/testing';
import { escapePlan } from '@getaway/escape-plan';
import { messageFaults, type Messages, speaker } from '@getaway/words';
import { describe, expect, test } from 'vitest';
import { lesson } from '../src/learn/escape-plan/lesson.ts';
import { Course, meantAt } from '../src/learn/lesson.ts';
import { titleOf } from '../src/match/catalog.ts';

const web = join(import.meta.dirname, '..');
const textsOf = (locale: string): Messages =>
  JSON.parse(readFileSync(join(web, `src/learn/escape-plan/texts/${locale}.json`), 'utf8')) as Messages;
const english = textsOf('en');
const rules = new Set(ruleIds(readFileSync(join(web, '../games/escape-plan/RULES.md'), 'utf8')));
const { record, steps, seat } = lesson;

describe('the lesson of Escape Plan', () => {
  test('is a whole game on the real rules, and the learner wins it', () => {
    const match = loadMatch(record, { 'escape-plan': escapePlan as never });
    expect(match.outcome()?.winners).toEqual([seat]);
    expect(match.outcome()?.scores[1]).toBeNull();
  });

  test('goes forward, and what the learner does is the learner’s to do', () => {
    steps.forEach(({ at, does, id }, i) => {
      const before = steps[i - 1];
      // Two things may be said at one point, but only the last of them can be done there.
      expect(at, id).toBeGreaterThanOrEqual(before ? before.at + (before.does ? 1 : 0) : 0);
      if (does) expect(record.plays[at]?.seat, id).toBe(seat);
    });
    expect(steps.at(-1)?.at).toBe(record.plays.length);
  });

  test('can be walked through: what is meant is offered, everything else is not what is meant', async () => {
    const game = await titleOf('escape-plan').load();
    const course = new Course(game, lesson);
    for (let number = 0; number < steps.length; number++) {
      course.goTo(number);
      const meant = meantAt(lesson, course.step);
      if (meant === null) continue;
      const { choices } = course.match.pending().find((pending) => pending.seat === seat)!;
      expect(choices, course.step.id).toContainEqual(meant);
      for (const choice of choices) expect(course.accepts(choice)).toBe(same(choice, meant));
    }
    expect(course.isLast).toBe(true);
    course.goTo(3);
    expect(course.match.record().plays).toHaveLength(0);
  });

  test('shows what it is about: every kind of event that a player must have seen', () => {
    const match = loadMatch(record, { 'escape-plan': escapePlan as never });
    const own = new Set(
      match.events(seat).flatMap(({ event }) => ('seat' in event && event.seat === seat ? event.event : [])),
    );
    const seen =
      'tilePlaced placeOpened travelled income contactTaken used discTaken wounded healed avoided rested assetUnlocked discSpent gasCanTaken equipmentBought officerMoved thresholdCrossed notorietyGained notorietyLost keyTaken keyUsed fixerBought bagsDrawn cubePlaced escaped paid';
    for (const event of seen.split(' ')) expect([...own]).toContain(event);
  });

  test('cites rules that exist', () => {
    for (const { id, rules: cited } of steps) {
      expect(cited.length, id).toBeGreaterThan(0);
      for (const rule of cited) expect(rules.has(rule), `${id}: ${rule}`).toBe(true);
    }
    for (const text of Object.values(english))
      for (const [rule] of text.matchAll(/EP-[A-Z]+-\d+/g)) expect(rules.has(rule), rule).toBe(true);
  });
});

describe.each(['en', 'pt-BR', 'pl'])('its texts in %s', (locale) => {
  const texts = textsOf(locale);

  test('are all there, well-formed, and no others', () => {
    const needed = [
      ...steps.flatMap(({ id, chapter }) => [`${id}.title`, `${id}.text`, `chapter.${chapter}`]),
      ...Object.keys(english).filter((key) => key.startsWith('differs.')),
    ];
    expect(Object.keys(texts).sort()).toEqual([...new Set(needed)].sort());
    expect(messageFaults(texts)).toEqual([]);
  });

  test('name the cards that the learner takes, in the language', async () => {
    const words = speaker(
      { ...(await wordsOf(escapePlan))[locale], ...texts },
      { locale, players: lesson.players },
    );
    for (const step of steps) {
      const said = words.say(`${step.id}.text`, { ...meantAt(lesson, step) });
      expect(said, step.id).not.toMatch(/[{}]|undefined/);
    }
  });
});
