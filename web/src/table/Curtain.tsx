import { SeatMark } from '@getaway/board';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CODE_LENGTH } from '../match/notes.ts';
import type { Player } from '../match/position.ts';
import { useWords } from '../words/words.tsx';
import css from './Curtain.module.css';
import { HoldButton } from './HoldButton.tsx';

interface CurtainProps {
  readonly seat: number;
  readonly player: Player | undefined;
  readonly lock: Lock;
}

/** What keeps a curtain shut. */
interface Lock {
  /** Whether a code is asked for. */
  readonly isLocked: () => boolean;
  /** False when that is not the code. */
  readonly open: (code?: string) => Promise<boolean>;
  /** Takes the code away. */
  readonly unlock: () => Promise<void>;
}

/** Stands between two people who share a device, until the one whom it is passed to opens it. */
export function Curtain({ seat, player, lock }: CurtainProps): ReactNode {
  const { say } = useWords();
  const [locked, setLocked] = useState(lock.isLocked);
  const name = player?.name ?? '';
  return (
    <main className={css['curtain']}>
      <SeatMark seat={seat} size={72} />
      <h1>{say('curtain.pass', { name })}</h1>
      {locked ? (
        <CodeForm name={name} lock={lock} onUnlocked={() => setLocked(false)} />
      ) : (
        <>
          <p>{say('curtain.help')}</p>
          <HoldButton
            again={say('curtain.again')}
            onDone={() => void lock.open().then((opened) => setLocked(!opened))}
          >
            {say('curtain.open', { name })}
          </HoldButton>
        </>
      )}
    </main>
  );
}

/** Whoever takes away somebody's code means it. */
const LONG = 2500;

interface CodeFormProps {
  readonly name: string;
  readonly lock: Lock;
  readonly onUnlocked: () => void;
}

function CodeForm({ name, lock, onUnlocked }: CodeFormProps): ReactNode {
  const { say } = useWords();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const type = async (typed: string): Promise<void> => {
    const digits = typed.replaceAll(/\D/gu, '').slice(0, CODE_LENGTH);
    setCode(digits);
    setWrong(false);
    if (digits.length < CODE_LENGTH || (await lock.open(digits))) return;
    setCode('');
    setWrong(true);
  };
  if (forgotten) {
    return (
      <>
        <p>{say('curtain.forgotten.help', { name })}</p>
        <HoldButton
          again={say('curtain.again')}
          hold={LONG}
          onDone={() => void lock.unlock().then(onUnlocked)}
        >
          {say('curtain.unlock')}
        </HoldButton>
        <button type="button" className="button" onClick={() => setForgotten(false)}>
          {say('curtain.back')}
        </button>
      </>
    );
  }
  return (
    <>
      <label className={css['code']}>
        <span>{say('curtain.code', { name })}</span>
        <input
          ref={input}
          className="input"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          value={code}
          aria-invalid={wrong}
          aria-describedby="wrong-code"
          onChange={(event) => void type(event.target.value)}
        />
      </label>
      <p id="wrong-code" role="alert" className={css['wrong']}>
        {wrong && say('curtain.wrong')}
      </p>
      <button type="button" className="button" onClick={() => setForgotten(true)}>
        {say('curtain.forgotten')}
      </button>
    </>
  );
}
