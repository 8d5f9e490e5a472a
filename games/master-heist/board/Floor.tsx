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
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Verb } from '../rules/choices.ts';
import { holding, offerHand, takeInHand, useAtHand } from './atHand.ts';
import css from './Floor.module.css';
import { boxAround, drawFloor } from './geometry.ts';
import { Ground } from './Ground.tsx';
import type { MasterHeistBoardProps } from './index.tsx';
import { hexName } from './names.ts';
import { onHex } from './notes.ts';
import { noteSpots } from './noteSpots.ts';
import { Pieces } from './Pieces.tsx';
import { Sign } from './Sign.tsx';
import { choosers, spotOf, spotsOf, whoOf } from './spots.ts';
import { Strip } from './Strip.tsx';
import { Targets } from './Targets.tsx';
import { Pointed, Traces } from './Traces.tsx';
import { OutBar, WayOut } from './WayOut.tsx';
import { wayOutOf } from './wayOutOf.ts';

/** What one press does where nothing else could be meant; everything weightier is said in words first. */
const AT_ONCE: readonly Verb[] = [
  'placeToken',
  'removeToken',
  'setStart',
  'move',
  'unlock',
  'subdue',
  'disable',
  'reveal',
  'idea',
  'loot',
  'crack',
  'pickUp',
  'openDoor',
  'escapeMove',
  'leg',
  'legOpen',
  'rewire',
  'put',
  'replan',
  'lift',
  'fumble',
  'chooseTile',
  'choose',
];

/** What can be put right by another touch. */
const HARMLESS: readonly Verb[] = ['placeToken', 'removeToken', 'setStart'];

/** With more hexes lit than this, each is lit a little less. */
const MANY = 12;

/** The floor of the scenario in three layers: the blueprint, what is on it, and what may be chosen. */
export function Floor(props: MasterHeistBoardProps): ReactNode {
  const { view, viewer, actor, choices, words, onLook, onAsk, onLeave, suggested, notes } = props;
  const seat = actor ?? viewer;
  const hexes = useMemo(() => drawFloor(view), [view]);
  const box = useMemo(() => boxAround(hexes), [hexes.length, view.scenario]);
  const who = useAtHand(view, choices, seat);
  const mine = useMemo(() => choosers(view, choices, seat), [view, choices, seat]);
  const spots = useMemo(() => spotsOf(view, choices, who, mine), [view, choices, who, mine]);
  const { chosen, point, back, play, recall } = useChosen(holding(props, who), who);
  const hand = Object.fromEntries(
    mine.map((one, i) => [String(i + 1), (down: boolean) => down && takeInHand(view, one, choices)]),
  );
  const tools = useTools(props, hand);
  const { risky, bare, pins } = tools;
  const out = useMemo(() => (risky && who !== null ? wayOutOf(view, who) : null), [view, risky, who]);
  const hinted = suggested ? whoOf(suggested) : null;
  useEffect(() => {
    if (hinted !== null) offerHand(view, hinted, choices);
  }, [hinted]);

  const spot = chosen !== null && spots.has(chosen.spot) ? chosen.spot : null;
  const choose = (id: string, by: 'pointer' | 'finger' | 'key'): void => {
    const [first, ...more] = spots.get(id) ?? [];
    if (!first) return onAsk?.(id);
    onLook(first);
    // A finger covers what it touches: the first touch only tells, unless nothing is lost by it.
    const blind = by === 'finger' && id !== spot && !HARMLESS.includes(first.do);
    const told = by === 'finger' && id === spot;
    if (more.length === 0 && !blind && (told || AT_ONCE.includes(first.do))) return play(first);
    point(id, by === 'key');
  };
  const at = view.characters.find(({ id }) => id === who)?.at;
  const cells = useMemo(
    () =>
      hexes.map((hex): GridCell => {
        const legal = spots.get(hex.id)?.length ?? 0;
        return {
          id: hex.id,
          ...hex.centre,
          path: hex.outline,
          legal: legal > 0,
          home: hex.space >= 0 && hex.space === at,
          name: [
            hexName(view, hex, legal, notes?.[onHex(hex.id)], words),
            ...(out && hex.space >= 0 ? [words.say('board.outFrom', { faces: out.faces[hex.space] })] : []),
          ].join('; '),
        };
      }),
    [hexes, view, words, at, spots, notes, out],
  );
  return (
    <BoardMiddle className={css['floor']}>
      <Strip {...props} />
      <Stage
        tall
        box={box}
        label={words.say('board.floor')}
        words={words}
        tools={
          <BoardTools
            words={words}
            tools={tools}
            risk={words.say('board.wayOut')}
            sign={<Sign name="move" size={22} />}
          />
        }
        cells={
          <CellGrid
            cells={cells}
            recall={recall}
            onChoose={(id) => choose(id, 'key')}
            onAsk={onAsk}
            onLeave={onLeave}
            onKey={(key, id) => key === 'p' && pins.write(onHex(id))}
          />
        }
      >
        <Ground view={view} hexes={hexes} />
        {!bare && <Traces {...props} hexes={hexes} />}
        {!bare && <Pieces view={view} hexes={hexes} />}
        {out && <WayOut view={view} hexes={hexes} {...out} />}
        <Pointed hexes={hexes} pointed={props.pointed ?? null} />
        {onAsk && choices.length > 0 && (
          <Askable places={cells.filter(({ id }) => !spots.has(id))} onAsk={onAsk} />
        )}
        <Targets
          hexes={hexes}
          spots={spots}
          quiet={spots.size > MANY}
          chosen={spot}
          suggested={suggested && [null, who].includes(hinted) ? spotOf(view, suggested) : null}
          onChoose={(id, finger) => choose(id, finger ? 'finger' : 'pointer')}
          onLook={(id) => id !== null && onLook(spots.get(id)?.[0] ?? null)}
        />
        {notes && <NoteMarks spots={noteSpots(hexes)} notes={notes} pins={pins} />}
      </Stage>
      {out && spot === null && <OutBar view={view} words={words} {...out} />}
      {spot !== null && (
        <ChoiceBar
          words={words}
          onPlay={play}
          onLook={onLook}
          name={spot}
          choices={spots.get(spot) ?? []}
          focus={chosen?.byKey ?? false}
          onClose={back}
        />
      )}
    </BoardMiddle>
  );
}
