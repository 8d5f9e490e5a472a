import { useEffect, useState } from 'react';

/** Carries out a wish that takes several choices, each as soon as the one before it is done; it ends where none leads on. */
export function useIntent<Intent extends object, C>(
  choices: readonly C[],
  next: (intent: Intent) => C | null,
  onPlay: (choice: C) => void,
): (intent: Intent) => void {
  const [intent, setIntent] = useState<Intent | null>(null);
  useEffect(() => {
    if (intent === null) return;
    const choice = next(intent);
    if (choice === null) return setIntent(null);
    // Others may act before it is carried out; told again, it counts once.
    onPlay(choice);
  }, [intent, choices]);
  return setIntent;
}
