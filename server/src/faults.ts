/**
 * What a log may say of an error that should not happen: its kind and where, but not its words, because those of a game
 * may hold somebody's secret.
 */
export function faultOf(error: unknown): { readonly fault: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { fault: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { fault: error.name, at: frames.slice(0, 6).map((line) => line.trim()) };
}
