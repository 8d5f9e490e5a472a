import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Two presses in less than this are one slip of a finger. */
const SLIP = 400;

interface HoldButtonProps {
  readonly children: ReactNode;
  /** What it says once it was pressed and not held. */
  readonly again: string;
  /** For how long, in milliseconds. */
  readonly hold?: number;
  readonly onDone: () => void;
}

/** A button that is not pressed by mistake: it is held, or pressed twice, since a screen reader cannot hold. */
export function HoldButton({ children, again, hold = 600, onDone }: HoldButtonProps): ReactNode {
  const [armed, setArmed] = useState(false);
  const last = useRef(-Infinity);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const release = (): void => clearTimeout(timer.current);
  const press = (): void => {
    if (armed) onDone();
    else setArmed(true);
  };
  const click = ({ timeStamp }: MouseEvent): void => {
    if (timeStamp - last.current > SLIP) press();
    last.current = timeStamp;
  };
  return (
    <button
      ref={button}
      type="button"
      className="button primary"
      onPointerDown={() => {
        timer.current = setTimeout(onDone, hold);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onClick={click}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.repeat) return;
        event.preventDefault();
        press();
      }}
    >
      {armed ? again : children}
    </button>
  );
}
