import type { Speaker } from '@getaway/words';
import type { Position } from '../match/position.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import type { Attention } from '../table/useAttention.ts';

/** What the rules lens looks at: what somebody sees, may choose and was told, at the table or looking on. */
export interface LookedAt {
  readonly session: Pick<TableSession, 'explain' | 'preview'>;
  readonly state: Pick<SessionState, 'game' | 'log'>;
  readonly position: Pick<Position, 'view' | 'choices' | 'decision'>;
  readonly words: Speaker;
  readonly attention: Pick<Attention, 'lens' | 'setLens'>;
}
