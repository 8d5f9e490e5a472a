import {
  Askable,
  BoardMiddle,
  BoardTools,
  CellGrid,
  ChoiceBar,
  Glyph,
  type GridCell,
  Lit,
  NoteMarks,
  Stage,
  useChosen,
  useTools,
} from '@getaway/board';
import { type ReactNode, useMemo, useState } from 'react';
import { isCommon, signAt } from '../rules/landmarks.ts';
import { locationsOf } from '../rules/map/index.ts';
import type { Choice } from '../rules/play.ts';
import css from './City.module.css';
import { ownTile } from './compass.ts';
import { boxAround, type DrawnTile, drawCity } from './geometry.ts';
import { Ground, Names, Plates } from './Ground.tsx';
import type { EscapePlanBoardProps } from './index.tsx';
import { HuntedBar } from './HuntedBar.tsx';
import { badgeScale } from './labels.ts';
import { LandPatterns } from './Land.tsx';
import { shownAt } from './locations.ts';
import { officersAt, placeName, placesOn, tileName } from './names.ts';
import { noteSpots } from './noteSpots.ts';
import { onPlace, onTile } from './notes.ts';
import { Officers, Pawns } from './Pieces.tsx';
import { PlaceList, type PlaceOption } from './PlaceList.tsx';
import { pathOf, purseOf, risksOf, safestFirst, type Spending } from './risk.ts';
import { badgedOf, RiskBadges, type Target } from './RiskBadges.tsx';
import { RiskBar } from './RiskBar.tsx';
import { isTravel, spotOf, spotsOf } from './spots.ts';
import { TokenMarks } from './TokenMarks.tsx';
import { tokenWords } from './tokens.ts';
import { Pointed, Traces } from './Traces.tsx';
import { useLayout } from './useLayout.ts';
import { worthOf } from './worth.ts';

/** More ways to the same place than this tell nobody anything. */
const MOST = 12;
const EVERYTHING: Spending = { gas: true, gang: true };

/** The city in three layers: the ground, the pieces, and what may be chosen; below it, what to do at the chosen place. */
export function City(props: EscapePlanBoardProps): ReactNode {
  const { view, actor, choices, words, onPlay, onLook, onAsk, onLeave, suggested, notes } = props;
  const tiles = useMemo(() => drawCity(view.city), [view.city.tiles.length]);
  const box = useMemo(() => boxAround(view.city.cells), [view.city.cells.length]);
  const spots = useMemo(() => spotsOf(choices), [choices]);
  const { chosen, point, back, play, recall } = useChosen(props);
  const [openTile, setOpenTile] = useState<string | null>(null);
  const [spending, setSpending] = useState(EVERYTHING);
  const tools = useTools(props);
  const { risky, bare, pins } = tools;
  const seen = { view, words, tiles };

  // Who looks on, as in a replay, sees everybody's traces.
  const traced = { ...props, viewer: choices.length > 0 ? props.viewer : null };
  const travelling = choices.some(isTravel);
  const ready = risky ? spending : EVERYTHING;
  const risks = useMemo(() => risksOf(view, actor, spots, ready), [view, actor, spots, ready]);
  const spot = chosen !== null && spots.has(chosen.spot) ? chosen.spot : null;
  const choicesAt = (id: string): Choice[] =>
    safestFirst(view, actor, spots.get(id) ?? [], ready).slice(0, MOST);
  const offered = spot === null ? [] : choicesAt(spot);
  const [looked, setLooked] = useState<Choice | null>(null);
  const look = (choice: Choice | null): void => {
    setLooked(choice);
    onLook(choice);
  };
  const route = offered.find((choice) => choice === looked) ?? offered[0];
  const targets = useMemo(
    () => targetsOf(tiles).filter(({ id, isTile }) => spots.has(id) && !(isTile && travelling)),
    [tiles, spots, travelling],
  );
  const badged = useMemo(() => badgedOf(targets, risks, risky), [targets, risks, risky]);
  const { pieces, badges, labels, missing, nameSize, onPixels } = useLayout(props, tiles, badged, spot);

  const askable = useMemo(
    () => targetsOf(tiles).filter(({ id, isTile }) => !isTile && !spots.has(id)),
    [tiles, spots],
  );

  const choose = (id: string, byKey: boolean): void => {
    setOpenTile(null);
    point(id, byKey);
    look(choicesAt(id)[0] ?? null);
  };
  const backToBoard = (): void => {
    setOpenTile(null);
    back();
  };
  /** What it pays, what the safest way brings down on one, and what lies there. */
  const aboutPlace = (location: string): string => {
    const risk = risks.get(location);
    return [
      offered[0] && worthOf(props, offered[0]),
      risk && risk.wounds > 0 && words.say('warning.wounds', { value: risk.wounds }),
      risk?.crosses && words.say('warning.lines'),
      risk?.toll && words.say('warning.toll'),
      tokenWords(props, location),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const legalOn = (tile: string): number =>
    locationsOf(tile).filter((location) => spots.has(location)).length + (spots.get(tile)?.length ?? 0);
  const ask = (id: string): void => {
    const sign = tiles.some(({ tile }) => tile === id) ? id : signAt(view, id);
    // Of several gangs, the one on this tile is meant.
    onAsk?.(words.term(isCommon(sign) ? id : sign));
  };

  const cells = useMemo(
    () =>
      tiles.map(({ tile, centre, outline }): GridCell => {
        const legal = legalOn(tile);
        const name = tileName(
          { view, words, ...(notes && { notes }) },
          tile,
          placeIn(tiles, centre),
          legal,
          ownTile(view, actor),
        );
        return {
          id: tile,
          ...centre,
          path: outline,
          legal: legal > 0,
          home: tile === ownTile(view, actor),
          name,
        };
      }),
    [tiles, view, words, spots, actor, notes],
  );
  const optionsOn = (tile: string): PlaceOption[] => [
    ...locationsOf(tile).map((location) => ({
      id: location,
      name: [placeName(props, location, risks.get(location)), tokenWords(props, location)]
        .filter(Boolean)
        .join(', '),
      legal: spots.has(location),
      choose: () => (spots.has(location) ? choose(location, true) : ask(location)),
    })),
    ...(spots.get(tile) ?? []).map((choice) => ({
      id: JSON.stringify(choice),
      isChoice: true as const,
      name: words.choice({ ...choice }),
      legal: true,
      choose: () => {
        backToBoard();
        onPlay(choice);
      },
    })),
  ];
  return (
    <BoardMiddle>
      <Stage
        box={box}
        label={words.say('board.city')}
        words={words}
        onPixels={onPixels}
        tall={box.height > box.width}
        tools={
          <BoardTools
            words={words}
            tools={tools}
            risk={words.say('board.risk')}
            sign={<Glyph name="officer" size={22} />}
          />
        }
        cells={
          <CellGrid
            cells={cells}
            recall={recall}
            onChoose={setOpenTile}
            onAsk={ask}
            onLeave={onLeave}
            onKey={(key, tile) => key === 'p' && pins.write(onTile(tile))}
          />
        }
      >
        <LandPatterns />
        <Ground tiles={tiles} />
        {risky && <Danger tiles={tiles} count={(tile) => officersAt(props, tile).length} />}
        {!bare && <Traces {...traced} tiles={tiles} />}
        <Plates {...seen} nameSize={nameSize} />
        {!bare && <Traces {...traced} tiles={tiles} ends />}
        {onAsk && choices.length > 0 && <Askable places={askable} onAsk={ask} />}
        <Pointed {...props} tiles={tiles} />
        <Path tiles={tiles} path={pathOf(view, actor, route)} />
        <Lit
          places={targets}
          chosen={spot}
          suggested={suggested ? spotOf(suggested) : null}
          onChoose={(id) => choose(id, false)}
        />
        <Names labels={labels} size={nameSize} />
        <RiskBadges spots={badges} risks={risks} scale={badgeScale(nameSize)} detailed={risky} />
        {!bare && <TokenMarks view={view} spots={pieces} />}
        {!bare && <Officers view={view} spots={pieces} />}
        {!bare && <Pawns view={view} words={words} spots={pieces} />}
        <Names labels={missing} size={nameSize} />
        {notes && <NoteMarks spots={noteSpots(tiles)} notes={notes} pins={pins} />}
      </Stage>
      {risky && (
        <RiskBar
          words={words}
          has={actor === null ? { gas: false, gang: false } : purseOf(view, actor)}
          spending={spending}
          onSpending={setSpending}
        />
      )}
      <HuntedBar {...props} />
      {openTile !== null && (
        <PlaceList
          label={words.term(openTile)}
          options={optionsOn(openTile)}
          onAsk={ask}
          onNote={(id) => pins.write(onPlace(id))}
          onClose={backToBoard}
        />
      )}
      {spot !== null && (
        <ChoiceBar
          words={words}
          onPlay={play}
          onLook={look}
          name={tiles.some(({ tile }) => tile === spot) ? words.term(spot) : shownAt(view, spot, words).name}
          note={notes?.[onTile(spot)] ?? notes?.[onPlace(spot)]}
          about={tiles.some(({ tile }) => tile === spot) ? '' : aboutPlace(spot)}
          choices={offered}
          detail={(choice) =>
            'to' in choice && !isTravel(choice) && choice.to !== undefined ? placesOn(props, choice.to) : ''
          }
          focus={chosen?.byKey ?? false}
          onClose={backToBoard}
        />
      )}
    </BoardMiddle>
  );
}

/** Tiles first, so that their locations lie over them. */
const targetsOf = (tiles: readonly DrawnTile[]): (Target & { readonly isTile: boolean })[] => [
  ...tiles.map(({ tile, outline, centre }) => ({ id: tile, path: outline, centre, isTile: true })),
  ...tiles.flatMap(({ tile, locations }) =>
    locations.map(({ path, centre }, i) => ({ id: locationsOf(tile)[i]!, path, centre, isTile: false })),
  ),
];

/** Which row of tiles, from the top, and which tile in it, from the left. */
export function placeIn(
  tiles: readonly { readonly centre: { readonly x: number; readonly y: number } }[],
  at: { readonly x: number; readonly y: number },
): { row: number; column: number } {
  const rows = new Set(tiles.map(({ centre }) => Math.round(centre.y)));
  const above = [...rows].filter((y) => y < Math.round(at.y)).length;
  const before = tiles.filter(
    ({ centre }) => Math.round(centre.y) === Math.round(at.y) && centre.x < at.x - 1,
  ).length;
  return { row: above + 1, column: before + 1 };
}

/** The more officers wait on a tile, the denser it is hatched. */
function Danger({
  tiles,
  count,
}: {
  readonly tiles: readonly DrawnTile[];
  readonly count: (tile: string) => number;
}): ReactNode {
  return tiles.map(({ tile, outline }) => {
    const officers = count(tile);
    return (
      officers > 0 && (
        <path key={tile} d={outline} className={css['danger']} fill={`url(#ep-danger-${officers})`} />
      )
    );
  });
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
  return (
    <polyline data-route className={css['path']} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
  );
}
