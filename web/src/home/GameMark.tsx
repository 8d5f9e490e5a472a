import type { ReactNode } from 'react';

/** Each game's sign: a hexagon city, a wireframe island, a blueprint. */
const MARKS: Readonly<Record<string, ReactNode>> = {
  'escape-plan': (
    <>
      <path d="M60 12 90 29v34L60 80 30 63V29z" className="line" />
      <path d="M90 29 120 12l30 17v34l-30 17-30-17M60 80v34l30 17 30-17V80" className="line" />
      <path d="M44 54 66 42l40 22 26-28" className="way" />
      <circle cx="44" cy="54" r="5" className="lamp" />
      <path d="m124 34 10-1-1 10" className="way" />
    </>
  ),
  'escape-from-new-york': (
    <>
      <path d="M70 8c20 8 44 30 52 62 6 24-2 50-14 64-10-10-34-20-44-48C54 60 56 26 70 8z" className="line" />
      <path d="M66 34 108 58M62 58l56 32M68 86l46 30M80 16v72M96 30v92M110 50v66" className="grid" />
      <path d="M40 92h84" className="way" />
      <circle cx="96" cy="74" r="5" className="lamp" />
    </>
  ),
  'master-heist': (
    <>
      {[
        [60, 40],
        [94, 40],
        [128, 40],
        [77, 69],
        [111, 69],
        [94, 98],
      ].map(([x, y]) => (
        <path key={`${x}`} d={`M${x} ${y! - 18} l16 9v18l-16 9-16-9v-18z`} className="line" />
      ))}
      <path d="M60 40h34l17 29-17 29" className="way" />
      <circle cx="60" cy="40" r="5" className="lamp" />
    </>
  ),
};

export function GameMark({ game }: { readonly game: string }): ReactNode {
  return (
    <svg viewBox="0 0 180 140" aria-hidden="true" className="game-mark">
      {MARKS[game]}
    </svg>
  );
}
