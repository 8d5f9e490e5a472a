import {
  Bar,
  BoardMiddle,
  CellGrid,
  type GridCell,
  NoteMarks,
  RuleNumbers,
  Stage,
  useKeys,
  usePins,
} from '@getaway/board';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { joinsOf, type Placement, placementDemands, whyNotPlace } from '../rules/map/index.ts';
import css from './Board.module.css';
import { placeIn } from './City.tsx';
import { besideWhat, ownTile } from './compass.ts';
import { boxAround, cellCentre, cellOutline, drawCity, drawTile, toScreen } from './geometry.ts';
import { Ground, Names, Plates } from './Ground.tsx';
import type { EscapePlanBoardProps } from './index.tsx';
import { Joins, JoinWords } from './Joins.tsx';
import { LandPatterns } from './Land.tsx';
import { tileName } from './names.ts';
import { noteSpots } from './noteSpots.ts';
import { onTile } from './notes.ts';
import { Officers, Pawns } from './Pieces.tsx';
import { TilePicture } from './TilePicture.tsx';
import { Traces } from './Traces.tsx';
import { useLayout } from './useLayout.ts';

const TURNS = 6;
const NONE: readonly never[] = [];

/** Laying a city tile: which of the display, on which cell, turned how. A turn that does not fit says why. */
export function PlaceTile(props: EscapePlanBoardProps): ReactNode {
  const { view, actor, choices, words, onPlay, onLook, onLeave, keys = true, suggested, notes } = props;
  const placements = choices.filter((choice) => choice.do === 'placeTile');
  const display = [...new Set(placements.map(({ tile }) => tile))];
  const [tile, setTile] = useState(display[0] ?? '');
  const chosen = display.includes(tile) ? tile : (display[0] ?? '');
  const [spot, setSpot] = useState<{ readonly cell: string; readonly rotation: number } | null>(null);
  useEffect(() => setSpot(null), [view]);
  const legal = placements.filter((choice) => choice.tile === chosen);
  const here = legal.filter((choice) => choice.cell === spot?.cell);
  const picked = here.find(({ rotation }) => rotation === spot?.rotation);
  useEffect(() => onLook(picked ?? null), [picked]);
  // A hint is laid out as it means it; one press places it, and anything else can still be chosen.
  useEffect(() => {
    if (suggested?.do !== 'placeTile') return;
    setTile(suggested.tile);
    setSpot({ cell: suggested.cell, rotation: suggested.rotation });
  }, [suggested]);
  const tiles = useMemo(() => drawCity(view.city), [view.city.tiles.length]);
  const cells = [...new Set(legal.map((choice) => choice.cell))];
  const box = useMemo(
    () => boxAround([...view.city.cells, ...placements.map((choice) => choice.cell)]),
    [placements.length],
  );

  /** To the next way that fits. */
  const turn = (): void => {
    const next = here.find(({ rotation }) => rotation > (spot?.rotation ?? -1)) ?? here[0];
    if (spot && next) setSpot({ ...spot, rotation: next.rotation });
  };
  /** By 60°, whether it fits or not. */
  const turnBy = (by: number): void =>
    setSpot(spot && { ...spot, rotation: (spot.rotation + by + TURNS) % TURNS });
  const pick = (cell: string): void => {
    const first = legal.find((choice) => choice.cell === cell);
    if (cell === spot?.cell) turn();
    else if (first) setSpot({ cell, rotation: first.rotation });
  };
  useKeys(keys && spot !== null, { q: (down) => down && turnBy(-1), e: (down) => down && turnBy(1) });

  const pins = usePins(props);
  /** P writes on a tile that lies there. */
  const press = (key: string, id: string): boolean =>
    key === 'p' && view.city.tiles.includes(id) && pins.write(onTile(id));
  const ghost = useMemo(() => spot && drawTile(chosen, spot.cell, spot.rotation), [chosen, spot]);
  const drawn = useMemo(() => (ghost ? [...tiles, ghost] : tiles), [tiles, ghost]);
  const { pieces, labels, nameSize, onPixels } = useLayout(props, drawn, NONE);
  const joins = useMemo(
    () => (spot ? joinsOf(view.city, { tile: chosen, ...spot }) : []),
    [view.city, chosen, spot],
  );
  const all = [...tiles, ...cells.map((cell) => ({ centre: toScreen(cellCentre(cell)) }))];
  const grid: GridCell[] = [
    ...tiles.map((drawn) => ({
      id: drawn.tile,
      ...drawn.centre,
      path: drawn.outline,
      legal: false,
      name: tileName(props, drawn.tile, placeIn(all, drawn.centre), 0, ownTile(view, actor)),
    })),
    ...cells.map((cell) => ({
      id: cell,
      ...toScreen(cellCentre(cell)),
      path: cellOutline(cell),
      legal: true,
      name: words.say('board.cell', {
        ...placeIn(all, toScreen(cellCentre(cell))),
        beside: besideWhat(view.city, cell, words),
        ways: legal.filter((choice) => choice.cell === cell).length,
        turned: cell === spot?.cell ? spot.rotation * 60 : 0,
      }),
    })),
  ];
  return (
    <BoardMiddle className={css['placing']}>
      <div className={css['display']} role="radiogroup" aria-label={words.say('board.display')}>
        {display.map((id) => (
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={id === chosen}
            data-piece={onTile(id)}
            className={css['tile']}
            onClick={() => {
              setTile(id);
              setSpot(null);
            }}
          >
            <TilePicture tile={id} view={view} words={words} />
          </button>
        ))}
      </div>
      <Stage
        box={box}
        label={words.say('board.city')}
        words={words}
        onPixels={onPixels}
        tall={box.height > box.width}
        cells={<CellGrid cells={grid} onChoose={pick} onLeave={onLeave} onKey={press} />}
      >
        <LandPatterns />
        <Ground tiles={tiles} />
        {ghost && (
          <g className={css['ghost']} data-illegal={!picked || undefined}>
            <Ground tiles={[ghost]} />
          </g>
        )}
        {ghost && <Joins tiles={drawn} joins={joins} />}
        <Traces {...props} tiles={tiles} />
        <Plates tiles={tiles} view={view} words={words} nameSize={nameSize} />
        {ghost && (
          <g className={css['ghost']} data-illegal={!picked || undefined}>
            <Plates tiles={[ghost]} view={view} words={words} nameSize={nameSize} />
          </g>
        )}
        <Officers view={view} spots={pieces} />
        <Pawns view={view} words={words} spots={pieces} />
        {notes && <NoteMarks spots={noteSpots(tiles)} notes={notes} pins={pins} />}
        {cells.map((cell) => (
          <path
            key={cell}
            d={cellOutline(cell)}
            data-spot={cell}
            data-chosen={cell === spot?.cell || undefined}
            data-illegal={(cell === spot?.cell && !picked) || undefined}
            className={css['cell']}
            onClick={() => pick(cell)}
          />
        ))}
        <Names labels={labels} size={nameSize} />
      </Stage>
      <Bar words={words} label={words.say('board.placing')}>
        {spot ? (
          <>
            <button type="button" className="button" disabled={here.length < 2} onClick={turn}>
              ⟳ {words.say('board.turn', { count: here.length })}
            </button>
            {picked && (
              <button
                type="button"
                data-choice={JSON.stringify(picked)}
                className="button primary"
                onClick={() => onPlay(picked)}
              >
                {words.say('board.place')}
              </button>
            )}
          </>
        ) : (
          <span>{words.say('board.pickCell')}</span>
        )}
        <div role="status" className={css['outlook']}>
          {spot && (
            <>
              <span className="visually-hidden">
                {words.say('board.turned', { degrees: spot.rotation * 60 })}
              </span>
              {picked ? (
                <JoinWords joins={joins} words={words} />
              ) : (
                <WhyNot {...props} placement={{ tile: chosen, ...spot }} display={display} />
              )}
            </>
          )}
        </div>
      </Bar>
    </BoardMiddle>
  );
}

interface WhyNotProps extends EscapePlanBoardProps {
  readonly placement: Placement;
  readonly display: readonly string[];
}

/** Why the tile cannot be laid as it is turned now. */
function WhyNot({ view, words, placement, display }: WhyNotProps): ReactNode {
  const refusal = whyNotPlace(view.city, placementDemands(view.city, display), placement);
  if (!refusal) return null;
  return (
    <p className={css['refused']}>
      {words.say(`why.${refusal.rule}`, refusal.params)} <RuleNumbers rules={[refusal.rule]} />
    </p>
  );
}
