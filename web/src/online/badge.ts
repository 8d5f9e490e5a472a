import { Api, mustAnswer, type ReplyOf } from '@getaway/server/client';

export type OwnMatch = ReplyOf<'me'>['matches'][number];

/** Whether somebody asks the owner to agree that something is taken back. */
export const asksYou = ({ match, you }: OwnMatch): boolean =>
  match.state === 'live' && you.seats.some((seat) => mustAnswer(match, seat));

/** Whether a match waits for its owner; where a bot stands in, it does not. */
export const waitsForYou = (one: OwnMatch): boolean =>
  asksYou(one) ||
  (one.match.state === 'live' &&
    one.you.seats.some((seat) => one.match.asked.includes(seat) && one.match.seats[seat]?.away !== true));

/** Shows on the app's icon how many matches wait. */
export function showBadge(matches: readonly OwnMatch[]): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const count = matches.filter(waitsForYou).length;
  void (count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator))?.catch(() => {});
}

/** Asks the server which matches wait. Without a server the badge stays as it is. */
export const countAgain = (): Promise<void> =>
  new Api().call('me', {}).then(
    ({ matches }) => showBadge(matches),
    () => {},
  );
