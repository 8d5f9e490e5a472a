import { NEIGHBOURS, spaceId, spaceNo } from '../board/index.ts';
import { chooser } from '../city/chooser.ts';
import { putEnemy } from '../city/enemies.ts';
import { fill } from '../city/placing.ts';
import { facedownPois, isRevealed, spaceOfPoi } from '../city/spaces.ts';
import { flipPoi } from '../city/tiles.ts';
import { landHelicopter } from '../city/timer.ts';
import { AGENDA, push } from '../agenda.ts';
import { step } from '../step.ts';
import { heroAt } from './hero.ts';
import { checkLimit } from './supply.ts';

/** NY-PRS: taking the President for the first time. */

/** NY-PRS-02 to NY-PRS-04, NY-VAR-11 to NY-VAR-14 */
export const presidentTaken = step({
  fields: AGENDA.presidentTaken,
  run(s, { seat }, emit) {
    const drawn = s.presidentDeck.pop();
    if (drawn) {
      s.presidentDrawn.push(drawn);
      s.presidentUnused = s.presidentDeck.splice(0);
      s.presidentPeek = null;
    }
    s.president = drawn === 'president-dead' ? 'dead' : 'held';
    emit?.({ event: 'presidentTaken', seat, alive: s.president === 'held', rules: ['NY-PRS-02'] });
    push(s, { step: 'presidentReveals', seat }, { step: 'dukeReturns' }, { step: 'presidentJoins', seat });
    const camp = NEIGHBOURS[spaceNo(heroAt(s, seat).at)] ?? [];
    fill(
      s,
      chooser(s, 'president', 'city'),
      camp.filter((space) => isRevealed(s, space)).map(spaceId),
      1,
      emit,
    );
    landHelicopter(s, emit);
  },
});

/** NY-PRS-05 */
export const presidentReveals = step({
  fields: AGENDA.presidentReveals,
  rule: 'NY-PRS-05',
  skip: true,
  offers(s, _step, _seat, offer) {
    for (const space of facedownPois(s)) offer({ do: 'revealPoi', space: spaceId(space) });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do !== 'revealPoi') return;
    push(s, { step: 'discardTimer', left: 1 }, { step: 'presidentReveals', seat });
    flipPoi(s, spaceNo(choice.space), emit);
  },
});

/** NY-PRS-06, NY-RUL-15 */
export const dukeReturns = step({
  fields: AGENDA.dukeReturns,
  run(s, _step, emit) {
    const at = spaceOfPoi(s, 'nothing-here');
    if (at === null) return;
    const duke = s.enemies.find(({ kind }) => kind === 'duke') ?? putEnemy(s, 'duke', at);
    duke.at = at;
    emit?.({ event: 'dukeReturned', enemy: duke.no, at, rules: ['NY-PRS-06'] });
  },
});

export const presidentJoins = step({
  fields: AGENDA.presidentJoins,
  run(s, { seat }) {
    if (s.president !== 'held') return;
    heroAt(s, seat).president = true;
    checkLimit(s, seat);
  },
});
