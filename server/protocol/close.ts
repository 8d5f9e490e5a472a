/** How a socket is closed, besides the usual codes. */
export const CLOSE = {
  restart: { code: 1012, about: 'the server restarts; come back in a moment' },
  slow: { code: 1013, about: 'the client did not read fast enough; reconnect' },
  abuse: { code: 1008, about: 'limits were ignored, or no hello came' },
  gone: { code: 4404, about: 'there is no such match' },
  stale: { code: 4410, about: 'the rules of the game have changed since; the match cannot go on' },
  calledOff: { code: 4411, about: 'whoever opened the match has called it off before it began' },
  unseated: { code: 4403, about: 'the seat is no longer held by this client; reconnect to watch' },
} as const;
