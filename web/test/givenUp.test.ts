import { expect, test } from 'vitest';
import * as newYork from '../../games/escape-from-new-york/board/givesUp.ts';
import * as heist from '../../games/master-heist/board/givesUp.ts';
import { givenUpLast } from '../src/table/givenUp.ts';

test.each([
  [
    newYork.givesUp,
    ['abandonCar', 'dropItem', 'useItem', 'proceed'],
    ['useItem', 'proceed', 'abandonCar', 'dropItem'],
  ],
  [heist.givesUp, ['drop', 'pickUp', 'bank', 'useAbility'], ['pickUp', 'bank', 'useAbility', 'drop']],
] as const)(
  'what gives something up for nothing is listed last, and the rest stays as it is',
  (givesUp, offered, listed) => {
    const choices = offered.map((verb) => ({ do: verb }));
    expect(givenUpLast(choices, (choice) => givesUp(choice as never)).map((choice) => choice.do)).toEqual(
      listed,
    );
    expect(givenUpLast(choices, undefined)).toBe(choices);
  },
);
