import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMatch, ruleIds, same } from '@getaway/engine';
import { wordsOf } from '@getaway/engine/testing';
import { messageFaults, type Messages, speaker } from '@getaway/words';
import { describe, expect, test } from 'vitest';
import { lesson as escapeFromNewYork } from '../src/learn/escape-from-new-york/lesson.ts';
import { lesson as escapePlan } from '../src/learn/escape-plan/lesson.ts';
import { Course, type Lesson, meantAt } from '../src/learn/lesson.ts';
import { lesson as masterHeist } from '../src/learn/master-heist/lesson.ts';
import { isTaught } from '../src/learn/taught.ts';
import { titleOf } from '../src/match/catalog.ts';

const web = join(import.meta.dirname, '..');
const textsOf = (game: string, locale: string): Messages =>
  JSON.parse(readFileSync(join(web, `src/learn/${game}/texts/${locale}.json`), 'utf8')) as Messages;

/** Every lesson, and the events that a player must have seen in it. */
const LESSONS: readonly (readonly [game: string, lesson: Lesson, shown: string])[] = [
  [
    'escape-plan',
    escapePlan,
    'tilePlaced placeOpened travelled income contactTaken used discTaken wounded healed avoided rested assetUnlocked discSpent gasCanTaken equipmentBought officerMoved thresholdCrossed notorietyGained notorietyLost keyTaken keyUsed fixerBought bagsDrawn cubePlaced escaped paid',
  ],
  [
    'master-heist',
    masterHeist,
    'startSet tokenPlaced rolled committed moved revealed unlocked subdued cameraDisabled dieChanged noiseSettled alertRaised eventActive pickedUp',
  ],
  [
    'escape-from-new-york',
    escapeFromNewYork,
    'heroTaken cardsPlayed cardResolved heroMoved spaceRevealed weaponUsed prisonerKilled itemGained itemPaid noiseGained nyCardDiscarded nyCardResolved roadBlocked roadOpened poiRevealed enemyTricked caseCollected levelledUp specialTaken enemyMoved cardsReturned timerRevealed eventLevelRose eventRevealed objectivesLookedThrough',
  ],
];

describe.each(LESSONS)('the lesson of %s', (id, lesson, shown) => {
  const { record, steps, seat } = lesson;
  const english = textsOf(id, 'en');
  const rules = new Set(ruleIds(readFileSync(join(web, `../games/${id}/RULES.md`), 'utf8')));

  test('is found where games are chosen', () => {
    expect(isTaught(id)).toBe(true);
  });

  test('goes forward, and what the learner does is the learner’s to do', () => {
    steps.forEach(({ at, does, id: name }, i) => {
      const before = steps[i - 1];
      // Two things may be said at one point, but only the last of them can be done there.
      expect(at, name).toBeGreaterThanOrEqual(before ? before.at + (before.does ? 1 : 0) : 0);
      if (does) expect(record.plays[at]?.seat, name).toBe(seat);
    });
    expect(steps.at(-1)?.at).toBe(record.plays.length);
    expect(steps.at(-1)?.does).toBe(false);
  });

  test('can be walked through: what is meant is offered, everything else is not what is meant', async () => {
    const course = new Course(await titleOf(id).load(), lesson);
    for (let number = 0; number < steps.length; number++) {
      course.goTo(number);
      const meant = meantAt(lesson, course.step);
      if (meant === null) continue;
      const { choices } = course.match.pending().find((pending) => pending.seat === seat)!;
      expect(choices, course.step.id).toContainEqual(meant);
      for (const choice of choices) expect(course.accepts(choice)).toBe(same(choice, meant));
    }
    expect(course.isLast).toBe(true);
    course.goTo(0);
    expect(course.match.record().plays).toHaveLength(steps[0]!.at);
  });

  test('ends with the game, or where the learner can go on', async () => {
    const match = loadMatch(record, { [id]: await titleOf(id).load() });
    const isAsked = match.pending().some((pending) => pending.seat === seat);
    expect(isAsked).toBe(match.outcome() === null);
  });

  test('shows what it is about: every kind of event that a player must have seen', async () => {
    const match = loadMatch(record, { [id]: await titleOf(id).load() });
    const own = new Set(
      match.events(seat).flatMap(({ event }) => ('seat' in event && event.seat !== seat ? [] : event.event)),
    );
    for (const event of shown.split(' ')) expect([...own]).toContain(event);
  });

  test('cites rules that exist', () => {
    for (const { id: name, rules: cited } of steps) {
      expect(cited.length, name).toBeGreaterThan(0);
      for (const rule of cited) expect(rules.has(rule), `${name}: ${rule}`).toBe(true);
    }
    for (const text of Object.values(english))
      for (const [rule] of text.matchAll(/(?:EP|MH|NY)-[A-Z]+-\d+/g))
        expect(rules.has(rule), rule).toBe(true);
  });

  describe.each(['en', 'pt-BR', 'pl'])('its texts in %s', (locale) => {
    const texts = textsOf(id, locale);

    test('are all there, well-formed, and no others', () => {
      const needed = [
        ...steps.flatMap((step) => [`${step.id}.title`, `${step.id}.text`, `chapter.${step.chapter}`]),
        ...Object.keys(english).filter((key) => key.startsWith('differs.')),
      ];
      expect(Object.keys(texts).sort()).toEqual([...new Set(needed)].sort());
      expect(messageFaults(texts)).toEqual([]);
    });

    test('name the cards that the learner takes, in the language', async () => {
      const game = await titleOf(id).load();
      const words = speaker(
        { ...(await wordsOf(game))[locale], ...texts },
        { locale, players: lesson.players },
      );
      for (const step of steps) {
        const said = words.say(`${step.id}.text`, { ...meantAt(lesson, step) });
        expect(said, step.id).not.toMatch(/[{}]|undefined/);
      }
    });
  });
});

test('the lesson of escape-plan is a whole game, and the learner wins it', async () => {
  const { record, seat } = escapePlan;
  const match = loadMatch(record, { 'escape-plan': await titleOf('escape-plan').load() });
  expect(match.outcome()?.winners).toEqual([seat]);
  expect(match.outcome()?.scores[1]).toBeNull();
});
