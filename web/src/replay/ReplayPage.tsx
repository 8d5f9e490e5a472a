import { completeOptions, type Game } from '@getaway/engine';
import { ApiError } from '@getaway/server/client';
import type { Messages } from '@getaway/words';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { titleOf } from '../match/catalog.ts';
import { heldSave } from '../match/unkept.ts';
import { RulesAtHand } from '../rules/RulesAtHand.tsx';
import { useSettings } from '../settings/settings.ts';
import { getSave, type Save } from '../storage/saves.ts';
import { Broken, Notice } from '../ui/Notice.tsx';
import { messagesFor } from '../words/messages.ts';
import { useWords } from '../words/words.tsx';
import { finishedOnline } from './finishedOnline.ts';
import { Replay } from './Replay.tsx';
import { Tape } from './tape.ts';

interface Loaded {
  readonly save: Save;
  readonly game: Game;
  readonly messages: Messages;
}

/** Steps through a match, play by play; when it is over, with everybody's eyes. */
export default function ReplayPage({ id }: { readonly id: string }): ReactNode {
  const { say } = useWords();
  const { locale } = useSettings();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    void (async () => {
      const save =
        (await heldSave(id)) ?? (await getSave(id).catch(() => undefined)) ?? (await finishedOnline(id));
      if (!save) return setFault(say('missing.text'));
      const game = await titleOf(save.record.game).load();
      const messages = await messagesFor(game, locale, completeOptions(game, save.record.options));
      setLoaded({ save, game, messages });
    })().catch((error: unknown) =>
      setFault(error instanceof ApiError ? say(`online.error.${error.code}`) : String(error)),
    );
  }, [id, locale]);
  const record = loaded?.save.record;
  const tape = useMemo(() => (loaded && record ? wound(loaded.game, record) : null), [loaded?.game, record]);
  if (fault) return <Notice title={say('broken.title')} text={fault} home />;
  if (tape instanceof Error) return <Broken reason={tape.message} />;
  if (!loaded || !tape) return <Notice title={say('loading')} />;
  return (
    <RulesAtHand game={loaded.save.record.game}>
      <Replay id={id} save={loaded.save} tape={tape} messages={loaded.messages} />
    </RulesAtHand>
  );
}

function wound(game: Game, record: Save['record']): Tape | Error {
  try {
    return new Tape(game, record);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
