import type { ReactNode } from 'react';

/** A pause for those who listen, where the eye sees parts stand apart. */
export const Pause = (): ReactNode => <span className="visually-hidden">; </span>;
