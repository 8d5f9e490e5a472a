/** Small texts by name. A browser may refuse to keep any; then they last as long as the page. */
interface Shelf {
  get(name: string): string | null;
  /** Null takes it off the shelf. */
  put(name: string, text: string | null): void;
}

function shelf(storage: () => Storage): Shelf {
  const refused = new Map<string, string | null>();
  return {
    get(name) {
      if (refused.has(name)) return refused.get(name) ?? null;
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    put(name, text) {
      try {
        if (text === null) storage().removeItem(name);
        else storage().setItem(name, text);
        refused.delete(name);
      } catch {
        refused.set(name, text);
      }
    },
  };
}

/** Kept by this browser. */
export const browserShelf = shelf(() => localStorage);
/** Kept by this tab, beyond a reload. */
export const tabShelf = shelf(() => sessionStorage);
