import { marksFor, SeatMark, SeatMarks } from '@getaway/board';
import type { Room } from '@getaway/server/client';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words.tsx';
import { whoSits } from '../Room.tsx';
import { usePartNames } from '../usePartNames.ts';
import { JoinCode } from './JoinCode.tsx';
import css from './Screen.module.css';

/** Before the match: how to join, and who has. */
export function ScreenRoom({ room }: { readonly room: Room }): ReactNode {
  const { say } = useWords();
  const parts = usePartNames(room);
  return (
    <main className={css['halves']}>
      <div>
        <h1>{say(`game.${room.game}.title`)}</h1>
        {room.campaign && <p>{say('chapter.title', room.campaign)}</p>}
        {room.friendly && <p className={css['dim']}>{say('friendly')}</p>}
        <SeatMarks value={marksFor(room.seats.map(({ colour }) => colour))}>
          <ul className={css['seats']}>
            {room.seats.map((info, seat) => (
              <li key={seat} data-open={info.kind === 'open' || undefined}>
                <SeatMark seat={seat} size={44} />
                <strong>{whoSits(info, say, room.campaign?.players[seat])}</strong>
                {parts[seat] && <span className={css['dim']}>{parts[seat]}</span>}
              </li>
            ))}
          </ul>
        </SeatMarks>
        <p className={css['dim']}>{say('screen.begins')}</p>
      </div>
      <JoinCode match={room.id} text={say('screen.scan')} />
    </main>
  );
}
