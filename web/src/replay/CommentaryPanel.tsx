import { SeatMark } from '@getaway/board';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import css from './CommentaryPanel.module.css';
import type { TurningPoint } from './turningPoints.ts';
import type { Commentary } from './useAnalysis.ts';

interface CommentaryPanelProps {
  readonly commentary: Commentary;
  readonly onAsk: () => void;
  readonly onCancel: () => void;
  readonly words: Speaker;
  /** Where the replay stands; none where there is no replay. */
  readonly at: number | null;
  readonly onGo: (play: number) => void;
}

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(100 * share))}`;

/** The few moments that decided the match, as a commentator would tell them. */
export function CommentaryPanel(props: CommentaryPanelProps): ReactNode {
  const { commentary, onAsk, onCancel, words, at, onGo } = props;
  const { say } = useWords();
  if (commentary.status === 'none') {
    return (
      <div className={css['ask']}>
        <p>{say('comment.about')}</p>
        <button type="button" className="button primary" onClick={onAsk}>
          {say('comment.ask')}
        </button>
      </div>
    );
  }
  if (commentary.status === 'thinking') {
    return (
      <div className={css['ask']}>
        <label>
          {say('comment.thinking')}
          <progress max={1} value={commentary.done} />
        </label>
        <button type="button" className="button" onClick={onCancel}>
          {say('comment.cancel')}
        </button>
      </div>
    );
  }
  if (commentary.points.length === 0) return <p>{say('comment.none')}</p>;
  return (
    <ol className={css['points']} aria-label={say('comment.title')}>
      {commentary.points.map((point) => (
        <li key={point.play} data-kind={point.kind}>
          <button
            type="button"
            onClick={() => onGo(point.play)}
            aria-current={at === point.play ? 'step' : undefined}
          >
            <SeatMark seat={point.seat} size={20} />
            <span>
              <strong>{say(`comment.${point.kind}`, { name: words.player(point.seat) })}</strong>
              <Told point={point} words={words} />
            </span>
            <em>
              {say('comment.swing', {
                change: percent(point.kind === 'slip' ? -point.loss : point.swing),
              })}
            </em>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Told({ point, words }: { readonly point: TurningPoint; readonly words: Speaker }): ReactNode {
  const { say } = useWords();
  const played = words.choice({ ...point.played });
  const luck = point.kind === 'rise' || point.kind === 'fall';
  return (
    <>
      <span>
        {luck ? say('comment.after', { choice: played }) : say('comment.played', { choice: played })}
      </span>
      {point.better && (
        <span>
          {say('comment.better', {
            choice: words.choice({ ...point.better }),
            change: percent(point.loss),
          })}
        </span>
      )}
      {luck && <span>{say('comment.luck')}</span>}
    </>
  );
}
