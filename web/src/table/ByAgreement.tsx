import { type ReactNode, type RefObject, useId, useRef } from 'react';
import type { Agreeable } from '../match/position.ts';
import { useWords } from '../words/words.tsx';
import css from './ByAgreement.module.css';
import { focusPrompt } from './focusParts.ts';
import { takenLines } from './takenLines.ts';
import type { Tabletop } from './useTabletop.ts';

interface ByAgreementProps {
  readonly top: Tabletop;
  readonly offer: Agreeable;
  /** It is done, or asked for. */
  readonly onDone: () => void;
}

/** What can be done where Undo ends (UX-UND-04): the table agrees. Who plays with bots alone has nobody to ask. */
export default function ByAgreement({ top, offer, onDone }: ByAgreementProps): ReactNode {
  const { session, state } = top;
  const { say } = useWords();
  const name = state.players[offer.seat]?.name;
  const dialog = useRef<HTMLDialogElement>(null);
  const others = state.players.filter(({ kind }, seat) => kind === 'person' && seat !== offer.seat);
  const rewind = (): void => {
    dialog.current?.close();
    onDone();
    void session.rewind();
    focusPrompt();
  };
  const press = (): void => {
    if (dialog.current) dialog.current.showModal();
    else rewind();
  };
  return (
    <>
      <p className={css['terms']}>
        {others.length > 0 ? say('rewind.terms', { name }) : say('rewind.alone')} {say('rewind.luck')}
      </p>
      <button type="button" className="button" onClick={press}>
        {others.length > 0 ? say('rewind.ask') : say('rewind.take')}
      </button>
      {state.agreement === 'here' && others.length > 0 && (
        <Agreeing
          ref={dialog}
          top={top}
          offer={offer}
          names={others.map(({ name }) => name)}
          onAgree={rewind}
        />
      )}
    </>
  );
}

interface AgreeingProps extends Pick<ByAgreementProps, 'top' | 'offer'> {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly names: readonly string[];
  readonly onAgree: () => void;
}

/** On a shared device: names who must agree, and what all of them agree to. */
function Agreeing({ ref, top, offer, names, onAgree }: AgreeingProps): ReactNode {
  const { say } = useWords();
  const id = useId();
  const { state, words } = top;
  return (
    <dialog ref={ref} aria-labelledby={id}>
      <h2 id={id}>{say('rewind.title', { name: state.players[offer.seat]?.name, count: offer.plays })}</h2>
      <ul className={css['lines']}>
        {takenLines(state.log, offer.from, words, say).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <p>{say('rewind.luck')}</p>
      <p>
        <strong>{say('rewind.askThem', { names })}</strong>
      </p>
      <form method="dialog" className={css['deeds']}>
        <button type="button" className="button primary" onClick={onAgree}>
          {say('rewind.agreed')}
        </button>
        <button type="submit" className="button">
          {say('rewind.leave')}
        </button>
      </form>
    </dialog>
  );
}
