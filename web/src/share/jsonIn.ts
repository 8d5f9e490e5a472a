/** What a file says; null where it is no JSON, which whoever takes it refuses as it does anything else. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
