import { Figures, onSeat, Pinned, SeatRow } from '@getaway/board';
import { memo, type ReactNode, useMemo } from 'react';
import type { BagChit } from '../content/index.ts';
import { scenarioTerm } from '../exchange/index.ts';
import { bagTotal } from '../rules/bag.ts';
import { cardAtWork, isCrisis } from '../rules/eventDeck.ts';
import { goalsOf, isReached } from '../rules/objective.ts';
import { allOdds } from '../rules/odds.ts';
import { type Forecast, forecast } from '../rules/preview.ts';
import { boardOf, spaceName } from '../rules/spaces.ts';
import { carriedBy, itemsOf } from '../rules/contents.ts';
import { CrewOdds, LastRound } from './CrewOdds.tsx';
import { Die } from './Die.tsx';
import { goalText } from './goals.ts';
import { Ideas } from './Ideas.tsx';
import type { MasterHeistBoardProps } from './index.tsx';
import { cardText, personName, thingName } from './names.ts';
import { onCard, onPerson, onSign, onTrack } from './notes.ts';
import { NoiseMeter } from './NoiseMeter.tsx';
import css from './Rail.module.css';
import { Sign, type SignName } from './Sign.tsx';

/** What everybody knows: the job, the noise, the cards to come, the crew, and what the bag still holds. */
export const Rail = memo(function Rail(props: MasterHeistBoardProps): ReactNode {
  const { view, words } = props;
  return (
    <aside className={css['rail']} tabIndex={0} aria-label={words.say('board.table')}>
      <div className={css['job']} data-piece={onTrack('job')}>
        <strong>{words.term(scenarioTerm(boardOf(view).scenario))}</strong>
        <span>{words.say('board.phase', { phase: view.phase, round: view.round })}</span>
        <Goals {...props} />
      </div>
      <NoiseMeter view={view} words={words} />
      <Cards {...props} />
      <Proposal {...props} />
      <Crew {...props} />
      <Bag {...props} />
    </aside>
  );
});

type RailProps = MasterHeistBoardProps;

export function Goals({ view, words }: Pick<RailProps, 'view' | 'words'>): ReactNode {
  return (
    <ul className={css['goals']} aria-label={words.say('board.goals')}>
      {goalsOf(view).map((goal, i) => (
        <li key={i} data-done={isReached(goal) || undefined}>
          <span aria-hidden="true">{isReached(goal) ? '✓' : '○'}</span>
          {goalText(goal, words)}
        </li>
      ))}
    </ul>
  );
}

interface Coming extends Pick<Forecast, 'event' | 'crises'> {
  /** The event phase is on: it is being carried out. */
  readonly now?: true;
}

/** The cards that come if nothing more is done; once they are carried out, the one at work and those after it. */
export function comingOf(view: RailProps['view']): Coming {
  const atWork = cardAtWork(view);
  return atWork === null ? forecast(view) : { event: atWork, crises: view.queue, now: true };
}

type ToComeProps = Pick<RailProps, 'words'> & Coming;

/** What the cards say that come if nothing more is done. */
export const ToCome = ({ event, crises, now, words }: ToComeProps): ReactNode => (
  <>
    {event !== null && (
      <p data-piece={onCard(event)} data-crisis={isCrisis(event) || undefined}>
        <strong>{words.say('board.comes', { card: event, now })}</strong>
        <span>{cardText(event, words)}</span>
      </p>
    )}
    {crises.map((card, i) => (
      <p key={`${card} ${i}`} data-piece={onCard(card)} data-crisis>
        <strong>{words.say('board.crisis', { card })}</strong>
        <span>{cardText(card, words)}</span>
      </p>
    ))}
  </>
);

/** The event that comes if nothing more is done, the crises that come with it, and the deck, which lies open (MH-GEN-06). */
function Cards({ view, words }: RailProps): ReactNode {
  const coming = useMemo(() => comingOf(view), [view]);
  if (view.phase === 'escape' || view.phase === 'over') return null;
  return (
    <div className={css['cards']}>
      <ToCome {...coming} words={words} />
      <details data-piece={onTrack('deck')}>
        <summary>{words.say('board.deck', { count: view.deck.length })}</summary>
        <ol>
          {view.deck.map((card, i) => (
            <li
              key={i}
              data-piece={onCard(card)}
              data-crisis={isCrisis(card) || undefined}
              title={cardText(card, words)}
            >
              {words.term(card)}
            </li>
          ))}
        </ol>
      </details>
      <LastRound view={view} words={words} />
    </div>
  );
}

/** What somebody wants the team to do (MH-GEN-09), and who has agreed. */
export function Proposal({ view, words }: RailProps): ReactNode {
  if (view.proposal === null) return null;
  const { by, accepted, decision } = view.proposal;
  const choice = Object.fromEntries(Object.entries(decision).filter(([, value]) => value !== null));
  const agreed = accepted.flatMap((yes, seat) => (yes ? [words.player(seat)] : []));
  return (
    <p className={css['proposal']} data-piece={onTrack('team')}>
      <strong>{words.say('board.proposal', { by: words.player(by), choice: words.choice(choice) })}</strong>{' '}
      {agreed.length > 0 && <span>{words.say('board.agreed', { names: agreed })}</span>}
    </p>
  );
}

function Crew(props: RailProps): ReactNode {
  const { view, words, notes } = props;
  const odds = useMemo(
    () => new Map(view.phase === 'planning' ? [] : allOdds(view).map((one) => [one.who, one])),
    [view],
  );
  return (
    <ul className={css['crew']} aria-label={words.say('board.crew')}>
      {view.characters.map((one, c) => {
        const out = odds.get(one.id);
        return (
          <SeatRow
            key={one.id}
            piece={onPerson(one.id)}
            seat={c}
            name={personName(view, c, words)}
            about={
              one.status !== 'active'
                ? words.say(`status.${one.status}`)
                : view.ready[one.seat] && <Ready words={words} />
            }
            gone={one.status !== 'active' && one.status !== 'inactive'}
          >
            <Figures>
              {view.seats > 1 && <span>{words.player(one.seat)}</span>}
              <Die face={one.die} size={20} label={words.say('board.die', { die: one.die })} />
              <Ideas count={one.ideas} words={words} />
              {one.at >= 0 && <span>{words.say('board.where', { at: spaceName(view, one.at) })}</span>}
              {one.action !== null && <b>{words.term(one.action)}</b>}
            </Figures>
            <Carried view={view} c={c} words={words} />
            {[onPerson(one.id), onSeat(one.seat)].map((piece) => (
              <Pinned key={piece} note={notes?.[piece]} words={words} />
            ))}
            {out && one.status === 'active' && <CrewOdds view={view} words={words} odds={out} />}
          </SeatRow>
        );
      })}
    </ul>
  );
}

const Ready = ({ words }: Pick<RailProps, 'words'>): ReactNode => (
  <span className={css['ready']} title={words.say('board.ready')}>
    ✓<span className="visually-hidden">{words.say('board.ready')}</span>
  </span>
);

function Carried({ view, c, words }: Pick<RailProps, 'view' | 'words'> & { readonly c: number }): ReactNode {
  const carried = [
    ...carriedBy(view, c).map((thing) => thingName(thing, words)),
    ...itemsOf(view, c).map(({ id }) => words.term(id)),
  ];
  if (carried.length === 0) return null;
  return <span className={css['carried']}>{words.say('board.carried', { carried })}</span>;
}

/** Elite chits are drawn like the others; their name tells. */
const signOf = (chit: BagChit): SignName =>
  chit === 'eliteGuard' ? 'guard' : chit === 'eliteCamera' ? 'camera' : chit === 'eliteLock' ? 'lock' : chit;

function Bag({ view, words }: RailProps): ReactNode {
  const held = Object.entries(view.bag) as [BagChit, number][];
  return (
    <div className={css['bag']} data-piece={onTrack('bag')}>
      <strong>{words.say('board.bag', { count: bagTotal(view) })}</strong>
      <ul>
        {held.map(
          ([chit, count]) =>
            count > 0 && (
              <li key={chit} data-piece={onSign(chit)} title={words.term(chit)}>
                <Sign name={signOf(chit)} size={18} />
                <span className="visually-hidden">{words.term(chit)}</span> {count}
              </li>
            ),
        )}
      </ul>
      <span>
        {words.say('board.safelyOut', {
          cash: view.banked.cash,
          jewels: view.banked.jewel,
          shields: view.shields,
        })}
      </span>
    </div>
  );
}
