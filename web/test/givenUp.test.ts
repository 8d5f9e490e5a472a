import { expect, test } from 'vitest';
import { givesUp } from '../../games/escape-from-new-york/board/givesUp.ts';
import { givenUpLast } from '../src/table/givenUp.ts';

test('what gives something up for nothing is listed last, and the rest stays as it is', () => {
  const choices = ['abandonCar', 'dropItem', 'useItem', 'proceed'].map((verb) => ({ do: verb }));
  const listed = givenUpLast(choices, (choice) => givesUp(choice as never));
  expect(listed.map((choice) => choice.do)).toEqual(['useItem', 'proceed', 'abandonCar', 'dropItem']);
  expect(givenUpLast(choices, undefined)).toBe(choices);
});
