import type { SyntheticEvent } from 'react';

/** Whether a finger does it, which covers what it presses. Asked of each event: a screen may take fingers and a mouse. */
export const byFinger = ({ nativeEvent }: SyntheticEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
