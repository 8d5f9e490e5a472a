import type { Speaker } from '@getaway/words';
import type { Position } from '../match/position.ts';
import type { SessionState } from '../match/session.ts';

/** What is said at the top: to who decides, what is asked; to all others, for whom and for what they wait. */
export function promptOf(
  state: SessionState,
  position: Position,
  words: Speaker,
  say: Speaker['say'],
): string {
  if (position.outcome) return say('table.over');
  if (state.commitDue) return say('table.commitDue');
  const name = state.players[position.actor ?? -1]?.name ?? '';
  if (position.choices.length > 0) {
    const { decision, choices } = position;
    return say('table.prompt', { name, task: decision ? words.prompt(decision, choices) : '' });
  }
  const others = position.waiting.map((seat) => state.players[seat]?.name ?? '').join(', ');
  const key = `waiting.${position.decision?.step ?? ''}`;
  return words.has(key)
    ? say('table.waitingFor', { name: others, task: words.say(key, { ...position.decision }) })
    : say('table.waiting', { name: others });
}

/** Why the last choice was refused. */
export function troubleText({ trouble }: SessionState, words: Speaker, say: Speaker['say']): string {
  if (!trouble) return '';
  const { rule, params, code, message } = trouble;
  if (rule !== null) return `${words.why({ rule, params })} (${rule})`;
  return code === undefined ? message : say(`notDone.${code}`);
}
