import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';

/** How far the picture's edge has to be from anything else, in squares, for cameras to find it. */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A text for cameras: dark on light in every theme, because many read nothing else. */
export default function QrCode({ text, label }: QrCodeProps): ReactNode {
  const { size, squares } = useMemo(() => drawn(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares} fill="#000" />
    </svg>
  );
}

function drawn(text: string): { size: number; squares: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, squares: squares.join('') };
}
