import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Player } from '../match/position.ts';
import { SeatMark } from '@getaway/board';
import { useWords } from '../words/words.tsx';
import css from './Curtain.module.css';

const HOLD = 600;
/** Two presses in less than this are one slip of a finger. */
const SLIP = 400;

interface CurtainProps {
  readonly seat: number;
  readonly player: Player | undefined;
  readonly onOpen: () => void;
}

/** Stands between two people who share a device. Hold the button, or press it twice: a screen reader cannot hold. */
export function Curtain({ seat, player, onOpen }: CurtainProps): ReactNode {
  const { say } = useWords();
  const [armed, setArmed] = useState(false);
  const last = useRef(-Infinity);
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
  const again = (): void => {
    if (armed) onOpen();
    else setArmed(true);
  };
  const click = ({ timeStamp }: MouseEvent): void => {
    if (timeStamp - last.current > SLIP) again();
    last.current = timeStamp;
  };
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
        onClick={click}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.repeat) return;
          event.preventDefault();
          again();
        }}
      >
        {armed ? say('curtain.again') : say('curtain.open', { name })}
      </button>
    </main>
  );
}
