import { listSaves } from '../storage/saves.ts';
import { useLoaded } from '../ui/useLoaded.ts';

/** Whether no match of this game has been finished in this browser yet. */
export const useFirstMatch = (game: string): boolean =>
  useLoaded(
    game,
    async () => (await listSaves()).every(({ record, finished }) => record.game !== game || !finished),
    false,
  );
