import type { ReactNode } from 'react';
import css from './GameCover.module.css';

// Night pictures in the colours of each game's board, whatever the theme: a city of hexagons, an island on a
// phosphor screen, a blueprint.

const WIDTH = 360;
const HEIGHT = 170;

/** The corners of a hexagon that stands on a point, clockwise from the top. */
const corners = (x: number, y: number, r: number): string[] =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3;
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  });
const hexagon = (x: number, y: number, r: number): string => `M${corners(x, y, r).join('L')}z`;
/** A third of a hexagon, between its middle and every other corner. */
function rhomb(x: number, y: number, r: number, third: number): string {
  const points = corners(x, y, r);
  return `M${x} ${y}L${[0, 1, 2].map((i) => points[(third * 2 + i) % 6]).join('L')}z`;
}

const R = 46;
const STEP = R * Math.sqrt(3);
/** Tiles by column, row and the land of their three thirds: industrial, commercial, residential, water. */
const TILES: readonly [number, number, string][] = [
  [0, 0, 'cri'],
  [1, 0, 'irc'],
  [2, 0, 'wcr'],
  [3, 0, 'icw'],
  [-1, 1, 'ric'],
  [0, 1, 'cir'],
  [1, 1, 'rwc'],
  [2, 1, 'wir'],
  [3, 1, 'rci'],
  [0, 2, 'icr'],
  [1, 2, 'crw'],
  [2, 2, 'iwc'],
  [3, 2, 'wri'],
];
const tileX = (column: number, row: number): number => 58 + STEP * (column + (row % 2) / 2);
const tileY = (row: number): number => 20 + R * 1.5 * row;

function City(): ReactNode {
  return (
    <g className={css['city']}>
      <defs>
        <pattern id="cover-i" width="7" height="7" patternUnits="userSpaceOnUse">
          <path d="M0 7 7 0" />
        </pattern>
        <pattern id="cover-c" width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 4h8M4 0v8" />
        </pattern>
        <pattern id="cover-r" width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M2 4h2M6 8h2" />
        </pattern>
        <pattern id="cover-w" width="14" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 3q3.5-3 7 0t7 0" />
        </pattern>
      </defs>
      {TILES.map(([column, row, lands]) =>
        Array.from(lands, (land, third) => {
          const d = rhomb(tileX(column, row), tileY(row), R, third);
          return (
            <g key={`${column} ${row} ${third}`} className={css[`land-${land}`]}>
              <path d={d} />
              <path d={d} fill={`url(#cover-${land})`} />
            </g>
          );
        }),
      )}
      {TILES.map(([column, row]) => (
        <path
          key={`${column} ${row}`}
          d={hexagon(tileX(column, row), tileY(row), R)}
          className={css['border']}
        />
      ))}
      <path d="M60 128 98 106 138 118 180 78 226 92 274 54 306 46" className={css['way']} />
      <path d="m294 40 15 5-10 12" className={css['way']} />
      {[
        [60, 128],
        [138, 118],
        [226, 92],
      ].map(([x, y]) => (
        <path key={x} d={hexagon(x!, y!, 11)} className={css['plate']} />
      ))}
      <circle cx="60" cy="128" r="5" className={css['lamp']} />
      <path d="m180 44 9 3v8q0 6-9 10-9-4-9-10v-8z" className={css['badge']} />
      <path d="M262 122h16v16h-16z" className={css['badge']} />
      <path d={hexagon(98, 56, 9)} className={css['badge']} />
    </g>
  );
}

/** The island lies on its side; streets are clipped to its coast. */
const COAST =
  'M22 96Q40 66 92 58 150 46 214 50 286 48 338 74 346 88 328 96 270 116 206 122 130 132 70 124 36 116 22 96z';

function Island(): ReactNode {
  const streets = Array.from({ length: 17 }, (_, i) => `M${20 + i * 20} 30l14 120`).join('');
  const avenues = Array.from(
    { length: 7 },
    (_, i) => `M10 ${54 + i * 13}Q180 ${38 + i * 14} 350 ${58 + i * 9}`,
  );
  return (
    <g className={css['island']}>
      <clipPath id="cover-coast">
        <path d={COAST} />
      </clipPath>
      <path d={COAST} className={css['land']} />
      <g clipPath="url(#cover-coast)">
        <path d={streets + avenues.join('')} className={css['streets']} />
        <path d="M40 96Q120 78 200 92T322 82M120 40l22 100M236 40l16 90" className={css['roads']} />
      </g>
      <path d={COAST} className={css['coast']} />
      <path
        d="M22 96Q40 66 92 58 150 46 214 50 286 48 338 74"
        className={css['wall']}
        transform="translate(0 -9)"
      />
      <path d="M142 128 152 166M252 112l14 54" className={css['bridge']} />
      <path d="m146 146 8 8m0-8-8 8m104-12 8 8m0-8-8 8" className={css['mine']} transform="translate(2 -2)" />
      {[9, 18, 28].map((r) => (
        <circle key={r} cx="196" cy="91" r={r} className={css['noise']} />
      ))}
      <circle cx="196" cy="91" r="4.5" className={css['beacon']} />
      <path d="M338 12Q292 22 262 42T206 84" className={css['way']} />
      <path d="m338 12-16-2 10 12z" className={css['lamp']} />
    </g>
  );
}

const ROOM = 27;
const roomX = (column: number, row: number): number => 62 + ROOM * Math.sqrt(3) * (column + (row % 2) / 2);
const roomY = (row: number): number => 46 + ROOM * 1.5 * row;
const ROOMS: readonly [number, number][] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [4, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 2],
];

function Blueprint(): ReactNode {
  const grid = Array.from({ length: 24 }, (_, i) => `M${i * 16} 0v${HEIGHT}M0 ${i * 16}h${WIDTH}`).join('');
  const at = (column: number, row: number): string => `${roomX(column, row).toFixed(1)} ${roomY(row)}`;
  const [vaultX, vaultY] = [roomX(4, 0), roomY(0)];
  return (
    <g className={css['blueprint']}>
      <path d={grid} className={css['grid']} />
      {ROOMS.map(([column, row]) => (
        <path
          key={`${column} ${row}`}
          d={hexagon(roomX(column, row), roomY(row), ROOM - 2)}
          className={css['room']}
        />
      ))}
      <circle cx={vaultX} cy={vaultY} r="13" className={css['vault']} />
      <path
        d={`M${vaultX - 13} ${vaultY}h26M${vaultX} ${vaultY - 13}v26`}
        className={css['vault']}
        transform={`rotate(30 ${vaultX} ${vaultY})`}
      />
      <path d={`M${at(2, 1)}l-34-30a46 46 0 0 1 24-16z`} className={css['gaze']} />
      <path d={`M${at(3, 2)}l40-18a46 46 0 0 1 2 30z`} className={css['gaze']} />
      <circle cx={roomX(2, 1)} cy={roomY(1)} r="4" className={css['eye']} />
      <circle cx={roomX(3, 2)} cy={roomY(2)} r="4" className={css['eye']} />
      <path d={`M${at(0, 1)}L${at(1, 1)}L${at(2, 2)}L${at(3, 1)}L${at(4, 0)}`} className={css['plan']} />
      <circle cx={roomX(0, 1)} cy={roomY(1)} r="5" className={css['lamp']} />
    </g>
  );
}

const COVERS: Readonly<Record<string, () => ReactNode>> = {
  'escape-plan': City,
  'escape-from-new-york': Island,
  'master-heist': Blueprint,
};

/** Each game's picture. */
export function GameCover({ game }: { readonly game: string }): ReactNode {
  const Picture = COVERS[game];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={css['cover']}
      data-game={game}
    >
      {Picture && <Picture />}
    </svg>
  );
}
