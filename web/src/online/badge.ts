import { Api, type ReplyOf } from '@getaway/server/client';

export type OwnMatch = ReplyOf<'me'>['matches'][number];

/** Whether a match waits for its owner; where a bot stands in, it does not. */
export const waitsForYou = ({ match, you }: OwnMatch): boolean =>
  match.state === 'live' &&
  you.seats.some((seat) => match.asked.includes(seat) && match.seats[seat]?.away !== true);

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
