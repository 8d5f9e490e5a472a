// In which language this browser is told, where the service worker finds it: it renews a lost subscription without a page.
import type { Locale } from '../settings/settings.ts';

const CACHE = 'getaway-notices';
const AT = '/notices/language';

/** Null: it is not to be told. Who has no such store is told all the same, and subscribes anew with the next visit. */
export async function noteForWorker(language: Locale | null): Promise<void> {
  try {
    const noted = await caches.open(CACHE);
    await (language === null ? noted.delete(AT) : noted.put(AT, new Response(language)));
  } catch {
    // Private windows may refuse.
  }
}
