import type { ReactNode } from 'react';
import signs from './signs.json';

export type SignName = keyof typeof signs;

interface Drawing {
  readonly fill?: string;
  readonly line?: string;
  /** Cut out of what is filled. */
  readonly dark?: string;
}

interface SignProps {
  readonly name: SignName;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
}

/** A piece or a sub-action of the heist; what is handled has another shape and not only another colour. */
export function Sign({ name, size, x = 0, y = 0 }: SignProps): ReactNode {
  const { fill, line, dark }: Drawing = signs[name];
  return (
    <svg
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
    >
      {fill && <path d={fill} fill="currentColor" />}
      {line && (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.4}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      {dark && <path d={dark} fill="var(--cut, #0b1a33)" />}
    </svg>
  );
}
