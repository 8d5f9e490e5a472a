import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Player } from '../match/position.ts';
import { SeatMark } from '@getaway/board';
import { useWords } from '../words/words.tsx';
import css from './Curtain.module.css';

const HOLD = 600;

interface CurtainProps {
  readonly seat: number;
  readonly player: Player | undefined;
  readonly onOpen: () => void;
}

/** Stands between two people who share a device. Hold the button, or press Enter twice. */
export function Curtain({ seat, player, onOpen }: CurtainProps): ReactNode {
  const { say } = useWords();
  const [armed, setArmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const name = player?.name ?? '';
  const press = (): void => {
    timer.current = setTimeout(onOpen, HOLD);
  };
  const release = (): void => clearTimeout(timer.current);
  return (
    <main className={css['curtain']}>
      <SeatMark seat={seat} size={72} />
      <h1>{say('curtain.pass', { name })}</h1>
      <p>{say('curtain.help')}</p>
      <button
        ref={button}
        type="button"
        className="button primary"
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.repeat) return;
          event.preventDefault();
          if (armed) onOpen();
          else setArmed(true);
        }}
      >
        {armed ? say('curtain.again') : say('curtain.open', { name })}
      </button>
    </main>
  );
}
