import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_NOTES, notesFrom, notesFromText } from '../src/match/notes.ts';

test('notes come back as they were kept, also as text', () => {
  const notes = fc.record({
    text: fc.string(),
    pins: fc.dictionary(fc.string(), fc.string()),
    code: fc.string(),
  });
  fc.assert(
    fc.property(notes, (written) => {
      expect(notesFrom(structuredClone(written))).toEqual(written);
      expect(notesFromText(JSON.stringify(written))).toEqual(JSON.parse(JSON.stringify(written)));
    }),
  );
});

test('what was kept when notes were a text and nothing else is not lost', () => {
  expect(notesFrom('Vinnie is broke.')).toEqual({ text: 'Vinnie is broke.', pins: {}, code: '' });
  expect(notesFromText('{ Vinnie } is broke.')).toEqual({ text: '{ Vinnie } is broke.', pins: {}, code: '' });
  expect(notesFrom(undefined)).toEqual(NO_NOTES);
  expect(notesFromText(null)).toEqual(NO_NOTES);
});
