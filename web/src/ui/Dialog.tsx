import { type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  /** What it is called; it shows a heading of its own. */
  readonly label: string;
  readonly className?: string | undefined;
  /** A press beside it closes it too: nothing is written in it. */
  readonly light?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Over the page as soon as it is drawn. A form with `method="dialog"` closes it, and so the browser gives the focus back.
 * Keys pressed in here are none of the table's.
 */
export function Dialog({ label, className, light = false, onClose, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // The browser looks for a button to begin with: what is long is read from its head.
    if (!current?.scrollTop) return;
    current.scrollTo(0, 0);
    current.focus({ preventScroll: true });
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      tabIndex={-1}
      onClose={onClose}
      onClick={(event) => light && event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>
  );
}
