import { type Chance, pick, type Viewer } from '@getaway/engine';
import { type HeroId, levelBars, type Texture, TEXTURES } from '../content/index.ts';
import { heroCount, type Options } from './options.ts';

/** Who may see what (NY-INF): the state's schema asks these, and they read public fields only. */

/** The public fields that decide it. */
interface Shown {
  readonly seats: number;
  readonly options: Options;
  readonly heroes: readonly {
    readonly hero: HeroId | null;
    readonly level: number;
    readonly texture: Texture;
    readonly bar: { readonly prisoners: number; readonly items: number };
    readonly played: readonly { readonly state: string }[];
    readonly cases: readonly { readonly faceup: boolean }[];
  }[];
  readonly poi: readonly { readonly faceup: boolean; readonly seen: readonly number[] }[];
  readonly suburbs: readonly { readonly faceup: boolean }[];
  readonly cases: readonly { readonly faceup: boolean; readonly seen: readonly number[] }[];
  readonly nyDeck: readonly unknown[];
  readonly timerSeenFrom: readonly number[];
  readonly presidentDeck: readonly unknown[];
  readonly presidentPeek: { readonly seat: number; readonly place: string } | null;
}

type At = readonly number[];

/** The seat of the New York player, or -2 when the city plays by itself. */
const newYorkSeat = (s: Shown): number => (s.options.bands ? heroCount(s.options, s.seats) : -2);

/** A hero's cards show on their back whose they are. */
export const heroAt = (s: Shown, [seat]: At): string => s.heroes[seat as number]?.hero ?? '';

/** NY-INF-02 */
export const seesPlayedCard = (s: Shown, viewer: Viewer, [seat, card]: At): boolean =>
  viewer === seat || s.heroes[seat as number]?.played[card as number]?.state === 'resolved';

/** NY-INF-05, NY-INF-06 */
export const seesHeldCase = (s: Shown, viewer: Viewer, [seat, card]: At): boolean =>
  viewer === seat || s.heroes[seat as number]?.cases[card as number]?.faceup === true;

type Facedown = { readonly faceup: boolean; readonly seen: readonly number[] } | undefined;

/** NY-INF-12, NY-INF-13, NY-BND-60 */
const sees = (s: Shown, viewer: Viewer, thing: Facedown): boolean =>
  thing !== undefined && (thing.faceup || thing.seen.includes(viewer) || viewer === newYorkSeat(s));

export const seesPoi = (s: Shown, viewer: Viewer, [poi]: At): boolean =>
  sees(s, viewer, s.poi[poi as number]);
export const seesCaseSlot = (s: Shown, viewer: Viewer, [slot]: At): boolean =>
  sees(s, viewer, s.cases[slot as number]);
export const seesSuburb = (s: Shown, _viewer: Viewer, [suburb]: At): boolean =>
  s.suburbs[suburb as number]?.faceup === true;

/** NY-INF-10: no two backs are alike, so the back of the top card tells which card it is. */
export const seesNyCard = (s: Shown, _viewer: Viewer, [card]: At): boolean => card === s.nyDeck.length - 1;

/** NY-INF-11: the deck lies in a known order of colours (NY-SET-07). */
export const timerBackAt = (_s: unknown, [tile]: At): string =>
  (tile as number) < 3 ? 'red' : tile === 3 ? 'hurryUp' : 'black';
export const seesTimerTile = (s: Shown, viewer: Viewer, [tile]: At): boolean =>
  viewer >= 0 && (tile as number) >= (s.timerSeenFrom[viewer] ?? Infinity);

/** NY-FX-24, NY-INF-13 */
export function seesPresidentCard(s: Shown, viewer: Viewer, [card]: At): boolean {
  if (s.presidentPeek === null || s.presidentPeek.seat !== viewer) return false;
  return card === (s.presidentPeek.place === 'top' ? s.presidentDeck.length - 1 : 0);
}

/** NY-INF-09: the level 2 bar, once flipped, tells the two sets with equal first bars apart. */
export const seesTexture = (s: Shown, _viewer: Viewer, [seat]: At): boolean =>
  (s.heroes[seat as number]?.level ?? 0) > 0;

/** One of the sets that begin with the hero's faceup bar and that no other hero has. */
export function guessTexture(s: Shown, [seat]: At, chance: Chance): Texture {
  const own = s.heroes[seat as number]?.bar;
  const others = s.heroes.filter((_, other) => other !== seat).map(({ texture }) => texture);
  const fitting = TEXTURES.filter((texture) => {
    const [first] = levelBars[texture];
    return first.prisoners === own?.prisoners && first.items === own.items && !others.includes(texture);
  });
  return pick(chance, fitting);
}
