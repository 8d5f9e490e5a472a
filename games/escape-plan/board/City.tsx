import { Glyph, Stage } from '@getaway/board';
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import type { Choice } from '../rules/play.ts';
import { locationsOf } from '../rules/map/index.ts';
import css from './City.module.css';
import { boxAround, type DrawnTile, drawCity } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { landFill, LandPatterns } from './Land.tsx';
import { type Shown, shownAt } from './locations.ts';
import { Officers, Pawns } from './Pieces.tsx';
import { type Risk, risksOf } from './risk.ts';

interface CityProps extends EscapePlanBoardProps {
  readonly target: string | null;
  readonly onTarget: (location: string | null) => void;
}

/** What can be reached, with the choices that lead there. */
export function destinations(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.do !== 'travel' && choice.do !== 'escape') continue;
    found.set(choice.to, [...(found.get(choice.to) ?? []), choice]);
  }
  return found;
}

/** The city in three layers: the ground, the pieces, and what may be chosen. */
export function City({ view, actor, choices, words, target, onTarget, onLook }: CityProps): ReactNode {
  const tiles = useMemo(() => drawCity(view.city), [view.city.tiles.length]);
  const box = useMemo(() => boxAround(view.city.cells), [view.city.cells.length]);
  const reachable = useMemo(() => destinations(choices), [choices]);
  const places = tiles.flatMap((tile) =>
    tile.locations.map((drawn, i) => ({ drawn, shown: shownAt(view, locationsOf(tile.tile)[i]!, words) })),
  );
  const risks = useMemo(() => risksOf(view, actor, reachable), [reachable]);
  const path = target === null ? [] : (risks.get(target)?.path ?? []);
  const choose = (id: string): void => {
    onTarget(id);
    onLook(reachable.get(id)?.[0] ?? null);
  };
  return (
    <Stage box={box} label={words.say('board.city')} labels={stageLabels(words)}>
      <LandPatterns />
      <Ground tiles={tiles} />
      <g>
        {places.map(({ drawn, shown }) => (
          <Plate key={shown.id} path={drawn.path} x={drawn.centre.x} y={drawn.centre.y} shown={shown} />
        ))}
      </g>
      <Path tiles={tiles} path={path} />
      <Officers view={view} tiles={tiles} words={words} />
      <Pawns view={view} tiles={tiles} words={words} />
      <Targets
        places={places
          .filter(({ shown }) => reachable.has(shown.id))
          .map(({ drawn, shown }) => ({ ...drawn, shown }))}
        risks={risks}
        describe={(id, name) => {
          const { movement = 0, wounds = 0 } = risks.get(id) ?? {};
          return words.say('board.goTo', {
            place: name,
            routes: reachable.get(id)?.length ?? 0,
            movement,
            wounds,
          });
        }}
        target={target}
        onChoose={choose}
      />
    </Stage>
  );
}

export const stageLabels = (words: EscapePlanBoardProps['words']) => ({
  closer: words.say('board.closer'),
  fit: words.say('board.fit'),
  further: words.say('board.further'),
});

export function Ground({ tiles }: { readonly tiles: readonly DrawnTile[] }): ReactNode {
  return (
    <g className={css['ground']}>
      {tiles.map(({ tile, zones, outline }) => (
        <g key={tile}>
          {zones.map(({ id, path, land }) => (
            <path key={id} d={path} fill={landFill(land)} className={css['zone']} />
          ))}
          <path d={outline} className={css['outline']} />
        </g>
      ))}
    </g>
  );
}

export function Plate({
  path,
  x,
  y,
  shown,
}: {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly shown: Shown;
}): ReactNode {
  return (
    <g className={css['plate']} data-shut={shown.shut || undefined}>
      <path d={path} />
      <Glyph name={shown.glyph} size={15} x={x - 7.5} y={y - 13} />
      {shown.mark && (
        <text x={x + 11} y={y - 5} className={css['mark']}>
          {shown.mark}
        </text>
      )}
      <text x={x} y={y + 9} className={css['name']}>
        {shown.name}
      </text>
    </g>
  );
}

interface Target {
  readonly path: string;
  readonly centre: { readonly x: number; readonly y: number };
  readonly shown: Shown;
}

interface TargetsProps {
  readonly places: readonly Target[];
  readonly risks: ReadonlyMap<string, Risk>;
  readonly describe: (id: string, name: string) => string;
  readonly target: string | null;
  readonly onChoose: (id: string) => void;
}

/** The legal places: one stop for the Tab key, arrows go from one to the next. */
function Targets({ places, risks, describe, target, onChoose }: TargetsProps): ReactNode {
  const group = useRef<SVGGElement>(null);
  const move = (event: KeyboardEvent, i: number): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, n: 1, ArrowLeft: -1, ArrowUp: -1, N: -1 }[event.key];
    if (step !== undefined) {
      const next = (i + step + places.length) % places.length;
      (group.current?.children[next] as SVGGElement | undefined)?.focus();
      event.preventDefault();
    } else if (event.key === 'Enter' || event.key === ' ') {
      onChoose(places[i]!.shown.id);
      event.preventDefault();
    }
  };
  return (
    <g ref={group}>
      {places.map(({ path, centre, shown }, i) => (
        <g
          key={shown.id}
          role="button"
          tabIndex={i === 0 ? 0 : -1}
          aria-label={describe(shown.id, shown.name)}
          aria-pressed={target === shown.id}
          className={css['target']}
          onClick={() => onChoose(shown.id)}
          onKeyDown={(event) => move(event, i)}
        >
          <path d={path} />
          <RiskBadge x={centre.x + 15} y={centre.y - 15} risk={risks.get(shown.id)} />
        </g>
      ))}
    </g>
  );
}

/** Movement points, and the wounds that cannot be avoided. */
function RiskBadge({
  x,
  y,
  risk,
}: {
  readonly x: number;
  readonly y: number;
  readonly risk: Risk | undefined;
}): ReactNode {
  if (!risk) return null;
  return (
    <g className={css['badge']} data-wounds={risk.wounds || undefined} aria-hidden="true">
      <circle cx={x} cy={y} r={6.5} />
      <text x={x} y={y + 2.6}>
        {risk.movement}
      </text>
      {risk.wounds > 0 && (
        <text x={x} y={y + 14} className={css['hurts']}>
          −{risk.wounds}
        </text>
      )}
    </g>
  );
}

/** The way that a travel takes, over the middles of the regions it enters. */
function Path({
  tiles,
  path,
}: {
  readonly tiles: readonly DrawnTile[];
  readonly path: readonly string[];
}): ReactNode {
  const middles = new Map(
    tiles.flatMap(({ tile, zones, locations }) => [
      ...zones.map(({ id, centre }) => [`${tile}.${id}`, centre] as const),
      ...locations.map(({ centre }, i) => [locationsOf(tile)[i]!, centre] as const),
    ]),
  );
  const points = path.flatMap((region) => middles.get(region) ?? []);
  if (points.length < 2) return null;
  return <polyline className={css['path']} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />;
}
