import type { SessionState } from '../match/session.ts';

const EVENTS = 20;

/** What somebody who looks for a fault wants to know, as text. It holds only what the viewer may know. */
export function reportOf(
  { game, position, log, trouble, sandbox, players }: SessionState,
  sentence: string,
): string {
  const report = {
    said: sentence,
    game,
    players: players.map(({ kind, bot }) => bot ?? kind),
    sandbox,
    viewer: position?.viewer,
    actor: position?.actor,
    plays: position?.plays,
    seedHash: position?.seedHash,
    decision: position?.decision,
    trouble,
    events: log.slice(-EVENTS).map(({ event }) => event),
    page: location.pathname,
    browser: navigator.userAgent,
    screen: `${innerWidth}x${innerHeight}`,
  };
  return JSON.stringify(report, null, 2);
}
