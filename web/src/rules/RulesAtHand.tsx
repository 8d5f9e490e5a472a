import { ShowRule } from '@getaway/board';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { loaded } from '../ui/loading.ts';
import { RuleLink, RuleOpener } from './RuleLink.tsx';

const RuleDialog = lazy(() => loaded(() => import('./RuleDialog.tsx')));

interface RulesAtHandProps {
  readonly game: string;
  readonly children: ReactNode;
}

/** Whatever is in here can show a rule over the page, without leaving it. */
export function RulesAtHand({ game, children }: RulesAtHandProps): ReactNode {
  const [rule, setRule] = useState<string | null>(null);
  const show = useCallback((number: string) => <RuleLink game={game} rule={number} />, [game]);
  return (
    <RuleOpener value={setRule}>
      <ShowRule value={show}>{children}</ShowRule>
      {rule !== null && (
        <Suspense fallback={null}>
          <RuleDialog game={game} rule={rule} onClose={() => setRule(null)} />
        </Suspense>
      )}
    </RuleOpener>
  );
}
