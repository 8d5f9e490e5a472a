import type { SpaceId } from '../content/index.ts';
import type { Choice } from './choices.ts';
import type { State } from './state.ts';

/** The spaces that a choice moves the hero to, one after the other; none if it is no movement. */
export function routeOf(choice: Choice): readonly SpaceId[] {
  if (choice.do === 'move') return choice.route;
  return choice.do === 'enterManhole' || choice.do === 'jump' ? [choice.to] : [];
}

/** The same position with the hero where the choice leads. */
export function afterMove(view: State, seat: number, choice: Choice): State {
  const at = routeOf(choice).at(-1);
  if (at === undefined) return view;
  return { ...view, heroes: view.heroes.map((hero, i) => (i === seat ? { ...hero, at } : hero)) };
}
