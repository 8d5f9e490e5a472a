import { useEffect } from 'react';

/** Keeps the screen on as long as the page is looked at, where the browser lets it. */
export function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Navigator>;
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const hold = async (): Promise<void> => {
      // The browser lets go of it by itself when the page is hidden.
      if (document.hidden) return;
      lock = (await wakeLock?.request('screen').catch(() => null)) ?? null;
      if (gone) await lock?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
