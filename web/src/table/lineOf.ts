import type { Speaker } from '@getaway/words';

/** What a line of the log says of an event. */
export function lineOf(
  event: Readonly<Record<string, unknown>>,
  words: Speaker,
  say: Speaker['say'],
): string {
  if (event['event'] === 'rewound')
    return say('log.rewound', { name: words.player(Number(event['seat'])), count: event['plays'] });
  if (event['event'] !== 'automatic') return words.event(event);
  return say('log.automatic', { choice: words.choice(event['choice'] as Record<string, unknown>) });
}
