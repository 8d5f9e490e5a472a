import { RuleNumbers } from '@getaway/board';
import type { ReactNode } from 'react';
import { isLikely, lossOf, percentOf, threats } from '../rules/threats.ts';
import type { OwnProps } from './Dock.tsx';
import css from './Threats.module.css';

/** NY-HIT-05: what step 7 will cost the viewer's hero as things stand, and how that is counted. */
export function HitOdds({ view, seat, hero, words }: OwnProps): ReactNode {
  const hit = seat === view.current ? threats(view).hit : null;
  if (hit === null || hit.damage === 0 || hit.hand === 0) return null;
  const { damage, hand } = hit;
  const loss = lossOf(hit);
  return (
    <details className={css['hit']} data-likely={isLikely(loss) || undefined}>
      <summary>{words.say('board.hit', { damage, percent: percentOf(loss) })}</summary>
      <p>
        {words.say('board.hitHow', { damage, hand, played: hero.hand.length - hand })}{' '}
        <RuleNumbers rules={['NY-HIT-05']} />
      </p>
    </details>
  );
}
