import type { Room } from '@getaway/server/client';
import { titleOf } from '../match/catalog.ts';
import { partsOf } from '../match/parts.ts';
import { useSettings } from '../settings/settings.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { messagesOf } from '../words/messages.ts';

const NONE: readonly string[] = [];

/** What each seat plays, in words; none where all play the same. */
export function usePartNames(room: Room): readonly string[] {
  const { locale } = useSettings();
  return useLoaded(
    `${room.id} ${locale}`,
    async () => {
      const game = await titleOf(room.game).load();
      const parts = partsOf(game, room.options, room.seats.length);
      if (!parts) return NONE;
      const messages = await messagesOf(game, locale);
      return parts.map((part) => messages[`part.${part}`] ?? '');
    },
    NONE,
  );
}
