import { Stage } from '@getaway/board';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { locationsOf } from '../rules/map/index.ts';
import css from './Board.module.css';
import { Ground, Plate, stageLabels } from './City.tsx';
import { boxAround, cellOutline, drawCity, drawTile } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { LandPatterns } from './Land.tsx';
import { shownAt } from './locations.ts';
import { Officers, Pawns } from './Pieces.tsx';
import { TilePicture } from './TilePicture.tsx';

/** Laying a city tile: which of the display, on which cell, turned how. Only legal ways are lit. */
export function PlaceTile({ view, choices, words, onPlay, onLook }: EscapePlanBoardProps): ReactNode {
  const placements = choices.filter((choice) => choice.do === 'placeTile');
  const display = [...new Set(placements.map(({ tile }) => tile))];
  const [tile, setTile] = useState(display[0] ?? '');
  const [cell, setCell] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    setCell(null);
    setTurn(0);
  }, [tile, view]);
  const chosen = display.includes(tile) ? tile : (display[0] ?? '');
  const legal = placements.filter((choice) => choice.tile === chosen);
  const here = legal.filter((choice) => choice.cell === cell);
  const picked = here[turn % Math.max(1, here.length)];
  useEffect(() => onLook(picked ?? null), [picked]);
  const tiles = useMemo(() => drawCity(view.city), [view.city.tiles.length]);
  const cells = [...new Set(legal.map((choice) => choice.cell))];
  const box = useMemo(
    () => boxAround([...view.city.cells, ...placements.map((choice) => choice.cell)]),
    [placements.length],
  );
  const ghost = picked && drawTile(picked.tile, picked.cell, picked.rotation);
  return (
    <div className={css['placing']}>
      <div className={css['display']} role="radiogroup" aria-label={words.say('board.display')}>
        {display.map((id) => (
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={id === chosen}
            className={css['tile']}
            onClick={() => setTile(id)}
          >
            <TilePicture tile={id} view={view} words={words} />
          </button>
        ))}
      </div>
      <Stage box={box} label={words.say('board.city')} labels={stageLabels(words)}>
        <LandPatterns />
        <Ground tiles={tiles} />
        {tiles.flatMap((drawn) =>
          drawn.locations.map(({ path, centre }, i) => {
            const shown = shownAt(view, locationsOf(drawn.tile)[i]!, words);
            return <Plate key={shown.id} path={path} x={centre.x} y={centre.y} shown={shown} />;
          }),
        )}
        <Officers view={view} tiles={tiles} words={words} />
        <Pawns view={view} tiles={tiles} words={words} />
        {ghost && (
          <g opacity={0.9}>
            <Ground tiles={[ghost]} />
            {ghost.locations.map(({ path, centre }, i) => (
              <Plate
                key={path}
                path={path}
                x={centre.x}
                y={centre.y}
                shown={shownAt(view, locationsOf(ghost.tile)[i]!, words)}
              />
            ))}
          </g>
        )}
        {cells.map((id) => (
          <path
            key={id}
            d={cellOutline(id)}
            role="button"
            tabIndex={0}
            aria-label={words.say('board.cell', { cell: id })}
            aria-pressed={id === cell}
            className={css['cell']}
            onClick={() => (id === cell ? setTurn(turn + 1) : setCell(id))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              if (id === cell) setTurn(turn + 1);
              else setCell(id);
            }}
          />
        ))}
      </Stage>
      <div className={css['routes']} role="group" aria-label={words.say('board.placing')}>
        {picked ? (
          <>
            <button
              type="button"
              className="button"
              disabled={here.length < 2}
              onClick={() => setTurn(turn + 1)}
            >
              ⟳ {words.say('board.turn', { count: here.length })}
            </button>
            <button type="button" className="button primary" onClick={() => onPlay(picked)}>
              {words.say('board.place')}
            </button>
          </>
        ) : (
          <span>{words.say('board.pickCell')}</span>
        )}
      </div>
    </div>
  );
}
