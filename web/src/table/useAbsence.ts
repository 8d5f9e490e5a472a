import { useEffect } from 'react';

/** So long without a touch or a key, and nobody is there any more. */
const IDLE = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Calls back when the person has turned to something else, or has left. */
export function useAbsence(onAbsence: () => void): void {
  useEffect(() => {
    let timer = setTimeout(onAbsence, IDLE);
    const here = (): void => {
      clearTimeout(timer);
      timer = setTimeout(onAbsence, IDLE);
    };
    const hidden = (): void => {
      if (document.hidden) onAbsence();
    };
    for (const sign of SIGNS) addEventListener(sign, here, { passive: true });
    addEventListener('blur', onAbsence);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, here);
      removeEventListener('blur', onAbsence);
      document.removeEventListener('visibilitychange', hidden);
    };
  });
}
