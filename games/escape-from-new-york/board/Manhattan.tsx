import {
  Askable,
  BoardMiddle,
  BoardTools,
  CellGrid,
  ChoiceBar,
  type GridCell,
  NoteMarks,
  Stage,
  useChosen,
  useTools,
} from '@getaway/board';
import { type ReactNode, useMemo, useState } from 'react';
import { BRIDGE_IDS, CASE_SLOTS, SPACE_IDS } from '../content/index.ts';
import { BOX, centreOf } from './geometry.ts';
import { Glyph } from './Glyph.tsx';
import { Ground } from './Ground.tsx';
import type { NewYorkBoardProps } from './index.tsx';
import css from './Manhattan.module.css';
import { cellName } from './names.ts';
import { onSpace } from './notes.ts';
import { noteSpots } from './noteSpots.ts';
import { Pieces } from './Pieces.tsx';
import { threats } from '../rules/threats.ts';
import { aimOf, isSpace, litBy, reveals } from './spots.ts';
import { shapeOf, Targets } from './Targets.tsx';
import { ThreatBar, Threats } from './Threats.tsx';
import { Traces } from './Traces.tsx';
import { worthOf } from './worth.ts';

const CELLS: readonly string[] = [...CASE_SLOTS, ...SPACE_IDS, ...BRIDGE_IDS];

/** The island in three layers: the ground, the pieces, and what may be chosen; below it, what to do at a chosen place. */
export function Manhattan(props: NewYorkBoardProps): ReactNode {
  const { view, viewer, actor, choices, words, onLook, onAsk, onLeave, suggested, notes } = props;
  const [picked, setPicked] = useState<{ readonly from: string; readonly among: unknown } | null>(null);
  const { chosen, point, forget, back, play, recall } = useChosen(props, choices);
  const tools = useTools(props);
  const { risky, bare, pins } = tools;
  const sides = useMemo(() => (risky ? (threats(view).city?.sides ?? []) : []), [view, risky]);

  const from = picked?.among === choices ? picked.from : null;
  const {
    spots,
    cells: litCells,
    starts,
  } = useMemo(() => litBy(view, actor, choices, from), [view, actor, choices, from]);
  const offered = chosen === null ? [] : ((chosen.byKey ? litCells : spots).get(chosen.spot) ?? []);
  const revealing = useMemo(
    () =>
      new Set(
        [...spots].flatMap(([spot, there]) => (there.some((choice) => reveals(view, choice)) ? [spot] : [])),
      ),
    [view, spots],
  );

  const backToBoard = (): void => {
    setPicked(null);
    back();
  };
  const ask = (spot: string): void => onAsk?.(words.term(spot));
  const choose = (spot: string, by: 'pointer' | 'finger' | 'key'): void => {
    const byKey = by === 'key';
    const there = (byKey ? litCells : spots).get(spot) ?? [];
    const [only] = there;
    if (only === undefined) return ask(spot);
    onLook(only);
    // Where it can only go one way, to point at that as well would be one press too many.
    const isStart = starts.has(spot) && there.every((choice) => aimOf(view, actor, choice)?.from === spot);
    if (isStart && there.length > 1) {
      forget();
      setPicked({ from: spot, among: choices });
      return;
    }
    // A finger covers what it touches: the first touch only tells.
    const blind = by === 'finger' && spot !== chosen?.spot;
    if (there.length === 1 && !blind) return play(only);
    point(spot, byKey);
  };

  const own = viewer === null ? undefined : view.heroes[viewer];
  const cells = useMemo(
    () =>
      CELLS.map((id): GridCell => {
        const { path, centre } = shapeOf(id);
        const legal = litCells.get(id)?.length ?? 0;
        return {
          id,
          ...centre,
          path,
          legal: legal > 0,
          home: id === own?.at,
          name: cellName({ view, words, actor, sides, ...(notes && { notes }) }, id, legal),
        };
      }),
    [view, words, actor, own, sides, litCells, notes],
  );
  const unlit = cells.filter(({ id }) => !spots.has(id));
  const name = (spot: string): string => (spot.startsWith('road:') ? '' : words.term(spot));
  return (
    <BoardMiddle className={css['island']}>
      <Stage
        box={BOX}
        label={words.say('board.island')}
        words={words}
        {...(own && { near: centreOf(own.at), among: spots })}
        tools={
          <BoardTools
            words={words}
            tools={tools}
            risk={words.say('board.threats')}
            sign={<Glyph name="convict" size={22} />}
          />
        }
        cells={
          <CellGrid
            cells={cells}
            recall={recall}
            onChoose={(id) => choose(id, 'key')}
            onAsk={ask}
            onLeave={from !== null ? backToBoard : onLeave}
            onKey={(key, id) => key === 'p' && isSpace(id) && pins.write(onSpace(id))}
          />
        }
      >
        <Ground view={view} words={words} />
        {!bare && <Traces {...props} />}
        {!bare && <Pieces view={view} />}
        <Threats view={view} sides={sides} />
        {onAsk && choices.length > 0 && <Askable places={unlit} onAsk={ask} />}
        <Targets
          spots={[...spots.keys()]}
          revealing={revealing}
          chosen={chosen?.spot ?? null}
          from={from}
          suggested={suggested ? (aimOf(view, actor, suggested)?.at ?? null) : null}
          onChoose={(spot, finger) => choose(spot, finger ? 'finger' : 'pointer')}
          onLook={(spot) => onLook(spot === null ? (offered[0] ?? null) : (spots.get(spot)?.[0] ?? null))}
        />
        {notes && <NoteMarks spots={noteSpots} notes={notes} pins={pins} scale={1.8} />}
      </Stage>
      {risky && <ThreatBar words={words} sides={sides} />}
      {chosen !== null && offered.length > 0 ? (
        <ChoiceBar
          words={words}
          onPlay={play}
          onLook={onLook}
          name={name(chosen.spot)}
          choices={offered}
          detail={(choice) => worthOf(props, choice)}
          focus={chosen.byKey}
          onClose={backToBoard}
        />
      ) : (
        from !== null && (
          <ChoiceBar
            words={words}
            onPlay={play}
            onLook={onLook}
            name={words.say('board.goesWhere', { space: from })}
            choices={[]}
            focus={false}
            onClose={backToBoard}
          />
        )
      )}
    </BoardMiddle>
  );
}
