import type { Clock } from '@getaway/server/client';
import { type ReactNode, useEffect, useState } from 'react';
import { play } from '../sound/sound.ts';
import { alarm } from '../ui/announce.ts';
import { useWords } from '../words/words.tsx';
import css from './Company.module.css';

interface ClockFaceProps {
  readonly clock: Clock;
  readonly seat: number;
  readonly running: boolean;
  /** Add this to the own clock to get the server's. */
  readonly ahead: number;
  /** It is the own time: running low, it is told. */
  readonly own?: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Only at these moments is the time spoken: said every second it would drown everything else. */
const MILESTONES = [60, 30, 10, 0];

/** The time that a seat has left. */
export function ClockFace({ clock, seat, running, ahead, own = false }: ClockFaceProps): ReactNode {
  const { say } = useWords();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  const spent = running ? Math.max(0, now + ahead - clock.at) : 0;
  const left = Math.max(0, (clock.banks[seat] ?? 0) - spent);
  const seconds = Math.floor(left / SECOND);
  useEffect(() => {
    if (!own || !running || !MILESTONES.includes(seconds)) return;
    alarm(say('company.left', { seconds }));
    play('timeLow');
  }, [running, seconds]);
  return (
    <span className={css['time']} data-low={(running && left < MINUTE) || undefined}>
      {shown(left, say)}
    </span>
  );
}

function shown(left: number, say: ReturnType<typeof useWords>['say']): string {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  if (left >= DAY) {
    return say('company.days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  }
  if (left >= HOUR)
    return `${Math.floor(left / HOUR)}:${two((left % HOUR) / MINUTE)}:${two((left % MINUTE) / SECOND)}`;
  return `${Math.floor(left / MINUTE)}:${two((left % MINUTE) / SECOND)}`;
}
