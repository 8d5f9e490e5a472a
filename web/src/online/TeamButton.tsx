import type { Room } from '@getaway/server/client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loaded } from '../ui/loading.ts';
import { useWords } from '../words/words.tsx';

const TeamDialog = lazy(() => loaded(() => import('../campaign/TeamDialog.tsx')));

/** Shows whoever sits at a campaign's table what the team has. */
export function TeamButton({ room: { id, campaign } }: { readonly room: Room }): ReactNode {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  if (campaign === null) return null;
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('chapter.sheet')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <TeamDialog match={id} name={campaign.name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
