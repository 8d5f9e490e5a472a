import { Eye } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { BRIDGE_IDS, CASE_SLOTS, SPACE_IDS, type SpaceId } from '../content/index.ts';
import { ALL_ROADS, IS_SUBURB, KIND, type Road, ROAD_ENDS, spaceNo } from '../rules/board/index.ts';
import { isRevealed, poiAt, suburbAt } from '../rules/city/spaces.ts';
import {
  bridgeEnd,
  centreOf,
  outlineOf,
  plate,
  roadAngle,
  roadEnds,
  roadMiddle,
  SIGN,
  SLOT,
  slotCentre,
  TILE,
  type XY,
} from './geometry.ts';
import type { NewYorkBoardProps } from './index.tsx';
import css from './Manhattan.module.css';
import { signsAt } from './things.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';

type Seen = Pick<NewYorkBoardProps, 'view' | 'words'>;

/** Everything that is printed: the roads, the tiles as far as they are revealed, the bridges and the case slots. */
export const Ground = memo(function Ground({ view, words }: Seen): ReactNode {
  return (
    <g className={css['ground']}>
      <defs>
        <pattern id="ny-park" width={10} height={10} patternUnits="userSpaceOnUse">
          <path d="M5 2 8 8H2z" className={css['tree']} />
        </pattern>
      </defs>
      {ALL_ROADS.map((road) => (
        <RoadLine key={road} road={road} view={view} />
      ))}
      {BRIDGE_IDS.map((bridge) => (
        <g key={bridge} className={css['sign']}>
          <path d={plate(bridgeEnd(bridge), SIGN.width, SIGN.height, 8)} />
          <Sign at={bridgeEnd(bridge)} glyph="bridge" text={bridge.slice(-1)} />
        </g>
      ))}
      {CASE_SLOTS.map((slot, i) => (
        <Slot key={slot} at={slotCentre(slot)} number={i + 1} kept={view.cases[i]} words={words} />
      ))}
      {SPACE_IDS.map((id) => (
        <Tile key={id} id={id} view={view} words={words} />
      ))}
      {ALL_ROADS.map((road) => (
        <Roadblock key={road} road={road} state={view.roads[road] ?? 'clear'} />
      ))}
    </g>
  );
});

function RoadLine({ road, view }: { readonly road: Road } & Pick<Seen, 'view'>): ReactNode {
  const [a, b] = roadEnds(road);
  const { from, to, bridge } = ROAD_ENDS[road]!;
  const open = isRevealed(view, from) && (bridge !== null || isRevealed(view, to));
  return (
    <line
      x1={a.x}
      y1={a.y}
      x2={b.x}
      y2={b.y}
      className={css['road']}
      data-open={open || undefined}
      data-bridge={bridge !== null || undefined}
    />
  );
}

/** A roadblock cuts the road; destroyed, its stumps remain (NY-RBL-07). */
function Roadblock({ road, state }: { readonly road: Road; readonly state: string }): ReactNode {
  if (state === 'clear') return null;
  const { x, y } = roadMiddle(road);
  return (
    <g
      className={css['roadblock']}
      data-state={state}
      transform={`translate(${x} ${y}) rotate(${roadAngle(road).toFixed(1)})`}
    >
      {state === 'blocked' ? (
        <>
          <path d="M-7-16H7V16H-7z" />
          <path d="m-7-6 14-8M-7 6 7-2M-7 16l14-6" className={css['stripes']} />
        </>
      ) : (
        <path d="M-4-16H4V-10H-4zM-4 10H4V16H-4z" />
      )}
    </g>
  );
}

function Sign({
  at,
  glyph,
  text,
}: {
  readonly at: XY;
  readonly glyph: GlyphName;
  readonly text: string;
}): ReactNode {
  return (
    <>
      <Glyph name={glyph} size={26} x={at.x - 27} y={at.y - 13} />
      <text x={at.x + 14} y={at.y + 8} className={css['number']}>
        {text}
      </text>
    </>
  );
}

interface SlotProps extends Pick<Seen, 'words'> {
  readonly at: XY;
  readonly number: number;
  readonly kept: NewYorkBoardProps['view']['cases'][number] | undefined;
}

/** A case slot: its token until that lies on the island, and its card while nobody has taken it. */
function Slot({ at, number, kept, words }: SlotProps): ReactNode {
  const card = kept?.card.length === 1 ? kept.card[0] : undefined;
  const name = card ? words.term(card) : '–';
  return (
    <g className={css['slot']} data-empty={card === undefined || undefined}>
      <path d={plate(at, SLOT.width, SLOT.height, 8)} />
      {kept?.token === null && <Glyph name="case" size={22} x={at.x - 42} y={at.y - 25} />}
      <text x={at.x - 16} y={at.y - 8} className={css['label']}>
        {number}
      </text>
      {card === null ? (
        <text x={at.x + 16} y={at.y + 10} className={css['number']}>
          ?
        </text>
      ) : (
        <Lines x={at.x} y={at.y + 8} text={name} className={css['name'] ?? ''} most={SLOT.width - 8} />
      )}
    </g>
  );
}

const LANDMARKS: Readonly<Partial<Record<string, GlyphName>>> = {
  library: 'library',
  worldTradeCenter: 'worldTradeCenter',
};

function Tile({ id, view, words }: Seen & { readonly id: SpaceId }): ReactNode {
  const space = spaceNo(id);
  const kind = KIND[space] ?? 'city';
  const { x, y } = centreOf(id);
  const revealed = isRevealed(view, space);
  const landmark = LANDMARKS[kind];
  return (
    <g className={css['tile']} data-kind={kind} data-revealed={revealed || undefined}>
      <path d={outlineOf(id)} />
      {kind === 'centralPark' && <path d={outlineOf(id)} fill="url(#ny-park)" className={css['park']} />}
      {landmark && (
        <g className={css['landmark']}>
          <Glyph name={landmark} size={64} x={x - 32} y={y - 36} />
        </g>
      )}
      <text x={x - 36} y={kind === 'poi' ? y + 58 : y - 45} className={css['label']}>
        {words.term(id)}
      </text>
      {signsAt(view, id).map((glyph, i) => (
        <Glyph key={glyph} name={glyph} size={22} x={x + 18 - i * 24} y={kind === 'poi' ? y + 40 : y - 61} />
      ))}
      {kind === 'poi' && <Poi id={id} view={view} words={words} />}
      {IS_SUBURB[space] && suburbAt(view, space)?.faceup === false && (
        <g className={css['counter']}>
          <path d={plate({ x, y: y + 4 }, 34, 34, 6)} />
          <text x={x} y={y + 12} className={css['number']}>
            ?
          </text>
        </g>
      )}
    </g>
  );
}

/** A point of interest: its name once it lies open, for whoever has peeked at it, and a question mark for the others. */
function Poi({ id, view, words }: Seen & { readonly id: SpaceId }): ReactNode {
  const poi = poiAt(view, spaceNo(id));
  const { x, y } = centreOf(id);
  if (!poi) return null;
  const tile = poi.tile as typeof poi.tile | null;
  return (
    <g className={css['poi']} data-faceup={poi.faceup || undefined}>
      {tile === null ? (
        <text x={x} y={y + 26} className={css['question']}>
          ?
        </text>
      ) : (
        <Lines x={x} y={y - 46} text={words.term(tile)} className={css['name'] ?? ''} most={TILE.width - 6} />
      )}
      {!poi.faceup && tile !== null && <Eye size={22} x={x - 11} y={y + 12} />}
    </g>
  );
}

interface LinesProps extends XY {
  readonly text: string;
  readonly className: string;
  readonly most: number;
}

/** A letter of a name is about this wide. */
const LETTER = 7.4;

/** A name in as many lines as it needs. */
function Lines({ x, y, text, className, most }: LinesProps): ReactNode {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + word.length + 1) * LETTER <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return (
    <text className={className}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={y + i * 15}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
