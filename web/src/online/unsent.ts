import type { Keep, Request } from '@getaway/server/client';

/** What was sent and not yet acknowledged, kept beyond a reload of this tab. */
export function unsentOf(match: string): Keep {
  const key = `getaway.unsent.${match}`;
  return {
    load() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Request[];
      } catch {
        return [];
      }
    },
    save: (requests) => sessionStorage.setItem(key, JSON.stringify(requests)),
  };
}
