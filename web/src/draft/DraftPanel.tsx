import type { Explained } from '@getaway/engine';
import { type ReactNode, useEffect } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { Tabletop } from '../table/useTabletop.ts';
import { announce } from '../ui/announce.ts';
import { useAnswer } from '../ui/useAnswer.ts';
import { useCompact } from '../ui/useNarrow.ts';
import { useWords } from '../words/words.tsx';
import css from './Draft.module.css';
import { counted, type Draft, type DraftStep, rulesAgainst, type Standing } from './draft.ts';
import type { OwnDraft } from './useDraft.ts';

interface DraftPanelProps {
  readonly top: Tabletop;
  readonly draft: OwnDraft;
  readonly standing: Standing;
}

/** What the seat means to do: what cannot be done any more and why, the next step, which one press plays, and the rest. */
export default function DraftPanel({ top, draft, standing }: DraftPanelProps): ReactNode {
  const { say } = useWords();
  const { position, words, onPlan } = top;
  const { broken, next } = standing;
  const [passed, later] = [counted(standing.passed), counted(standing.later)];
  const said = (step: DraftStep): string => words.choice({ ...step.choice });
  const told = [
    ...broken.map((step) => say('draft.broken', { choice: said(step) })),
    ...(next ? [say('draft.said', { choice: said(next) })] : []),
  ].join(' ');
  useEffect(() => announce(told, 'draft'), [told]);
  const isCompact = useCompact();
  const isUnsaid = told === '' && position.choices.length > 0;
  return (
    <section className={css['draft']} aria-label={say('draft.title')}>
      <header>
        <h2>{say('draft.title')}</h2>
        <button type="button" className="button plain" onClick={onPlan}>
          {say('draft.on')}
        </button>
        <button type="button" className="button plain" aria-label={say('draft.drop')} onClick={draft.drop}>
          ✕
        </button>
      </header>
      {passed.length > 0 && (
        <p className={css['dim']}>{say('draft.passed', { choices: passed.map(said).join(' · ') })}</p>
      )}
      <Broken top={top} steps={broken} said={said} onSkip={draft.skip} />
      {next && <Next top={top} step={next} label={said(next)} onSkip={draft.skip} />}
      {isUnsaid && <p className={css['dim']}>{say('draft.unsaid')}</p>}
      {later.length > 0 && (
        <details open={!isCompact || told === ''}>
          <summary>{say('draft.later', { count: later.length })}</summary>
          <Steps steps={later} said={said} />
        </details>
      )}
    </section>
  );
}

interface NextProps {
  readonly top: Tabletop;
  readonly step: DraftStep;
  readonly label: string;
  readonly onSkip: (step: DraftStep) => void;
}

/** Played as if it were pressed anywhere else: nothing happens by itself. */
function Next({ top: { play, attention }, step, label, onSkip }: NextProps): ReactNode {
  const { say } = useWords();
  const { choice } = step;
  const look = (): void => attention.lookAt(choice);
  return (
    <div className={css['next']}>
      <button
        type="button"
        data-choice={JSON.stringify(choice)}
        className={`button primary ${css['take']}`}
        onClick={() => play(choice)}
        onPointerEnter={look}
        onFocus={look}
      >
        {label}
      </button>
      <button
        type="button"
        className="button plain"
        aria-label={say('draft.skip')}
        onClick={() => onSkip(step)}
      >
        {say('draft.skipShort')}
      </button>
    </div>
  );
}

interface BrokenProps {
  readonly top: Tabletop;
  readonly steps: Draft;
  readonly said: (step: DraftStep) => string;
  readonly onSkip: (step: DraftStep) => void;
}

const NONE: readonly Explained[] = [];

function Broken({ top, steps, said, onSkip }: BrokenProps): ReactNode {
  const { say } = useWords();
  const { session, state, position, words } = top;
  const reasons = useAnswer(
    () => (steps.length > 0 ? session.explain() : null),
    [session, position, steps.length > 0],
    NONE,
  );
  return steps.map((step, i) => {
    const rules = new Map(rulesAgainst(step, reasons).map((reason) => [reason.rule, reason]));
    return (
      <div key={i} className={css['broken']}>
        <p>
          <span aria-hidden="true">✗</span> {say('draft.broken', { choice: said(step) })}
        </p>
        {rules.size === 0 && <p>{say('draft.gone')}</p>}
        {[...rules.values()].map((reason) => (
          <p key={reason.rule}>
            {words.why(reason)} <RuleLink game={state.game} rule={reason.rule} />
          </p>
        ))}
        <button type="button" className="button plain" onClick={() => onSkip(step)}>
          {say('draft.skip')}
        </button>
      </div>
    );
  });
}

interface StepsProps {
  readonly steps: Draft;
  readonly said: (step: DraftStep) => string;
}

function Steps({ steps, said }: StepsProps): ReactNode {
  const { say } = useWords();
  return (
    <ol>
      {steps.map((step, i) => (
        <li key={i} data-passes={step.passes || undefined}>
          {said(step)} {step.passes && <span className="visually-hidden">{say('draft.passes')}</span>}
        </li>
      ))}
    </ol>
  );
}
