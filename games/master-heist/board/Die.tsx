import type { ReactNode } from 'react';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

interface DieProps {
  /** 0 before it is rolled. */
  readonly face: number;
  readonly size: number;
  readonly colour?: string;
  /** What it says to those who cannot see it. */
  readonly label?: string;
}

/** A die as it lies on the table. */
export function Die({ face, size, colour = '#f4f1e8', label }: DieProps): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect
        x={-11}
        y={-11}
        width={22}
        height={22}
        rx={5}
        fill={face === 0 ? 'none' : colour}
        stroke={face === 0 ? 'currentColor' : '#05080c'}
        strokeWidth={1.4}
        strokeDasharray={face === 0 ? '3 2' : undefined}
      />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 5.6} cy={y * 5.6} r={2.3} fill="#05080c" />
      ))}
    </svg>
  );
}
