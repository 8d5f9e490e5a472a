import type { MatchClient, MatchState, Room } from '@getaway/server/client';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import { useWayTo } from '../ui/useWayTo.ts';
import { useWords } from '../words/words.tsx';
import { lineText } from './lineText.ts';
import type { OnlineSession } from './onlineSession.ts';
import { quietly } from './quietly.ts';

interface StripProps {
  readonly session: OnlineSession;
  readonly client: MatchClient;
  readonly state: MatchState;
  readonly room: Room;
  /** The game's. */
  readonly words: Speaker;
  readonly fault: string;
  readonly onFaultRead: () => void;
  /** What the viewer has just suggested. */
  readonly suggested: string;
  readonly unheard: MatchState['chat'][number] | undefined;
  readonly onHeard: () => void;
  readonly onSit: (seat: number) => void;
}

/** One line above an online table, and a deed that goes with it: the most urgent first. */
export function Strip(props: StripProps): ReactNode {
  const { say } = useWords();
  const { goTo } = useWayTo();
  const { session, client, state, room, fault, unheard } = props;
  const { seat } = state;
  const free = room.seats.findIndex(({ kind, reserved }) => kind === 'open' && !reserved);
  if (state.status !== 'online') return <Line look="bad" text={say('online.offline')} />;
  if (state.unstored) return <Line look="bad" text={say('online.unstored')} />;
  if (fault) return <Line look="bad" text={fault} name={say('table.dismiss')} deed={props.onFaultRead} />;
  if (seat !== null && room.seats[seat]?.away && room.state === 'live') {
    return (
      <Line text={say('company.standsIn')} name={say('company.back')} deed={() => quietly(client.back())} />
    );
  }
  if (room.rematch) {
    const join = (): void => goTo(() => session.rematch());
    return <Line text={say('online.rematch')} name={say('online.join')} deed={join} />;
  }
  const watching = seat === null && room.state === 'live';
  if (watching && free >= 0) {
    const sit = (): void => props.onSit(free);
    return <Line look="quiet" text={say('online.watchingFree')} name={say('online.sit')} deed={sit} />;
  }
  if (props.suggested) return <Line look="quiet" text={props.suggested} />;
  if (unheard) {
    const said = `${unheard.name}${unheard.suggestion ? '' : ':'} ${lineText(unheard, say, props.words)}`;
    return <Line look="quiet" text={said} name={say('table.dismiss')} deed={props.onHeard} />;
  }
  return watching && <Line look="quiet" text={say('online.watching')} />;
}

interface LineProps {
  readonly look?: 'bad' | 'quiet';
  readonly text: string;
  /** What the button says, and what it does. */
  readonly name?: string;
  readonly deed?: () => void;
}

function Line({ look, text, name, deed }: LineProps): ReactNode {
  return (
    <p
      className="banner"
      role="status"
      data-bad={look === 'bad' || undefined}
      data-quiet={look === 'quiet' || undefined}
    >
      <span>{text}</span>
      {deed && (
        <button type="button" className="button" onClick={deed}>
          {name}
        </button>
      )}
    </p>
  );
}
