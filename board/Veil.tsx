import { type ReactNode, useState } from 'react';

interface VeilProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Shows something secret only while its button is held; a screen reader, which cannot hold, opens and shuts it. */
export function Veil({ label, children }: VeilProps): ReactNode {
  const [open, setOpen] = useState(false);
  const isHoldKey = (key: string): boolean => key === ' ' || key === 'Enter';
  return (
    <>
      <button
        type="button"
        className="button"
        aria-expanded={open}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setOpen(true);
        }}
        onPointerUp={() => setOpen(false)}
        onPointerCancel={() => setOpen(false)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isHoldKey(event.key)) return;
          event.preventDefault();
          setOpen(true);
        }}
        onKeyUp={(event) => isHoldKey(event.key) && setOpen(false)}
        onBlur={() => setOpen(false)}
        onClick={(event) => event.detail === 0 && setOpen(!open)}
      >
        {label}
      </button>
      {open && children}
    </>
  );
}
