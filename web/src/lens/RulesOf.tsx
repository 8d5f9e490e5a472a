import { idOf, type RuleLens } from '@getaway/board';
import { type Game, same } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import { titleOf } from '../match/catalog.ts';
import { excerptOf } from '../rules/excerpt.ts';
import { Inline } from '../rules/Inline.tsx';
import { type OpenRulebook, useRulebook } from '../rules/useRulebook.ts';
import { lineOf } from '../table/lineOf.ts';
import { useAnswer } from '../ui/useAnswer.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { useWords } from '../words/words.tsx';
import type { LookedAt } from './lookedAt.ts';
import { nameOf, namesOf, rulesOf } from './named.ts';
import type { Pointed } from './pointed.ts';
import css from './RulesLens.module.css';
import { type Cause, PARTS, type Touch, type Touching, touching } from './touching.ts';

interface RulesOfProps {
  readonly top: LookedAt;
  readonly lens: RuleLens;
  readonly pointed: Pointed;
  /** Points at something that lies on it, or at nothing any more. */
  readonly onPoint: (piece: string) => void;
  readonly onBack: () => void;
}

/** What is pointed at, what lies on it, and the rules that touch it now. */
export function RulesOf({ top, lens, pointed, onPoint, onBack }: RulesOfProps): ReactNode {
  const { state, position, words } = top;
  const { say } = useWords();
  const book = useRulebook(state.game);
  const rules = useTouching(top, lens, pointed);
  const piece = pointed.at === 'piece' ? pointed.piece : null;
  const text = piece === null ? '' : `text.${idOf(piece)}`;
  const here = piece === null ? [] : lens.on(position.view, piece);
  const parts = rules && PARTS.filter((part) => rules[part].length > 0);
  return (
    <div className={css['rules']} tabIndex={0} role="group" aria-labelledby="lens">
      {words.has(text) && <p>{words.say(text)}</p>}
      {here.length > 0 && (
        <div className={css['pieces']} role="group" aria-label={say('lens.here')}>
          {here.map((one) => (
            <button key={one} type="button" className="button" onClick={() => onPoint(one)}>
              {nameOf(one, position.view, lens, words)}
            </button>
          ))}
        </div>
      )}
      {parts?.map((part) => (
        <section key={part} aria-label={say(`lens.part.${part}`)}>
          <h3>{say(`lens.part.${part}`)}</h3>
          <ol>
            {rules![part].map((touch, i, all) => (
              <Rule
                key={touch.rule}
                touch={touch}
                before={all[i - 1]}
                game={state.game}
                book={book}
                words={words}
              />
            ))}
          </ol>
        </section>
      ))}
      {parts?.length === 0 && <p>{say('lens.nothing')}</p>}
      <button type="button" className="button" onClick={onBack}>
        {say('lens.back')}
      </button>
    </div>
  );
}

/** The rules, once everything that they are found by is worked out; null until then. */
function useTouching(
  { session, state, position }: LookedAt,
  lens: RuleLens,
  pointed: Pointed,
): Touching | null {
  const game = useLoaded<Game | null>(state.game, () => titleOf(state.game).load(), null);
  const find = async ({ rules, steps }: Game): Promise<Touching> => {
    const { view, choices, decision } = position;
    const known =
      pointed.at === 'piece'
        ? { names: namesOf(pointed.piece, view, lens), rules: rulesOf(pointed.piece, view, lens) }
        : { names: new Set<string>(), rules: pointed.at === 'prompt' ? [rules.turn] : [] };
    const scene = {
      choices,
      decision: steps[decision?.step ?? '']?.rule,
      reasons: await session.explain(),
      log: state.log,
      preview: session.preview.bind(session),
    };
    return touching(pointed, scene, known);
  };
  return useAnswer<Touching | null>(() => game && find(game), [session, position, game, lens, pointed], null);
}

interface RuleProps {
  readonly touch: Touch;
  /** What stands above it: the same cause is told once. */
  readonly before: Touch | undefined;
  readonly game: string;
  readonly book: OpenRulebook;
  readonly words: Speaker;
}

const SHOWN = 2;

function Rule({ touch: { rule, causes }, before, game, book, words }: RuleProps): ReactNode {
  const { say } = useWords();
  const excerpt = excerptOf(book.blocks, rule);
  const said = [...new Set(causes.map((cause) => causeWords(cause, words, say)))];
  return (
    <li>
      {said.length > 0 && !same(causes, before?.causes) && (
        <p className={css['cause']}>
          {said.slice(0, SHOWN).join(' · ')}
          {said.length > SHOWN && ` ${say('lens.more', { count: said.length - SHOWN })}`}
        </p>
      )}
      <a
        href={`/rules/${game}#${rule}`}
        target="_blank"
        rel="noopener"
        aria-label={say('lens.open', { rule })}
      >
        {rule}
      </a>{' '}
      <span lang={book.locale}>
        <small>{excerpt?.heading}</small>
        {excerpt?.parts.map((part, i) => (
          <span key={i}>
            <Inline text={part} />{' '}
          </span>
        ))}
      </span>
    </li>
  );
}

function causeWords(cause: Cause, words: Speaker, say: Speaker['say']): string {
  if ('choice' in cause) return words.choice({ ...cause.choice });
  if ('event' in cause) return lineOf({ ...cause.event }, words, say);
  return `${words.choice({ ...cause.refused.choice })}: ${words.why(cause.refused)}`;
}
