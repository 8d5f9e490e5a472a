import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loaded } from '../ui/loading.ts';
import { RuleOpener } from './RuleLink.tsx';

const RuleDialog = lazy(() => loaded(() => import('./RuleDialog.tsx')));

interface RulesAtHandProps {
  readonly game: string;
  readonly children: ReactNode;
}

/** Whatever is in here can show a rule over the page, without leaving it. */
export function RulesAtHand({ game, children }: RulesAtHandProps): ReactNode {
  const [rule, setRule] = useState<string | null>(null);
  return (
    <RuleOpener value={setRule}>
      {children}
      {rule !== null && (
        <Suspense fallback={null}>
          <RuleDialog game={game} rule={rule} onClose={() => setRule(null)} />
        </Suspense>
      )}
    </RuleOpener>
  );
}
