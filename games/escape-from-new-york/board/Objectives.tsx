import { actsFor, Veil } from '@getaway/board';
import type { ReactNode } from 'react';
import { objectives, type PurpleObjectiveId } from '../content/index.ts';
import type { Choice } from '../rules/choices.ts';
import { whyNotAlone } from '../rules/victory/alone.ts';
import { Card } from './Card.tsx';
import css from './Dock.module.css';
import type { OwnProps } from './Dock.tsx';
import { onCard } from './notes.ts';

const COLOURS = ['blue', 'purple'] as const;

/** The secret objectives, or those that one is chosen from (NY-LVL-09), and what is still missing for leaving alone. */
export function Objectives(props: OwnProps): ReactNode {
  const { hero, choices, words, veiled } = props;
  const cards = COLOURS.flatMap((colour) => {
    const offered = choices.flatMap((choice) =>
      choice.do === 'takeObjective' && choice.card in objectives[colour] ? choice.card : [],
    );
    const held = hero[colour].filter((card) => card !== null);
    return [...held, ...offered].map((card) => ({ colour, card }));
  });
  if (cards.length === 0) return null;
  const [purple = null] = hero.purple;
  const shown = (
    <div className={css['cards']} role="group" aria-label={words.say('board.objectives')}>
      {cards.map(({ colour, card }) => (
        <Card
          key={card}
          piece={onCard(card)}
          name={words.term(card)}
          note={words.say('board.objective', { colour })}
          acts={actsFor(props, (choice) => concerns(choice, colour, card))}
        />
      ))}
      {purple && <Alone {...props} purple={purple} />}
    </div>
  );
  if (!veiled) return shown;
  return (
    <div className={css['veiled']}>
      <Veil label={words.say('board.hold')}>{shown}</Veil>
    </div>
  );
}

const concerns = (choice: Choice, colour: string, card: string): boolean =>
  (choice.do === 'changeObjective' && choice.colour === colour) ||
  (choice.do === 'takeObjective' && choice.card === card);

/** "Could I leave alone?": every condition of NY-WIN-08 with a tick or a cross. */
function Alone({
  view,
  seat,
  hero,
  words,
  purple,
}: OwnProps & { readonly purple: PurpleObjectiveId }): ReactNode {
  const { transport } = objectives.purple[purple].requires;
  const missing = whyNotAlone(view, seat, transport, hero.at);
  const lacks = (rule: string, what?: string): boolean =>
    missing.some((one) => one.rule === rule && (what === undefined || one.params?.['missing'] === what));
  const conditions = [
    ['level', !lacks('NY-WIN-10')],
    ['moment', !lacks('NY-WIN-09')],
    ['object', !lacks('NY-WIN-11', 'object')],
    ['ready', !missing.some(({ params }) => params?.['transport'] === transport)],
  ] as const;
  return (
    <ul className={css['alone']} aria-label={words.say('board.alone')}>
      {conditions.map(([what, met]) => (
        <li key={what} data-met={met || undefined}>
          <span aria-hidden="true">{met ? '✓' : '✗'}</span>{' '}
          {words.say('board.aloneNeeds', { what, met: String(met), transport })}
        </li>
      ))}
    </ul>
  );
}
