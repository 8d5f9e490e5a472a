import { finish, type Refusal } from '@getaway/engine';
import { caseCards, type CaseCardId, objectives, type SpaceId, type Transport } from '../../content/index.ts';
import { BRIDGE_AT, spaceNo, WORLD_TRADE_CENTER } from '../board/index.ts';
import { hasRaft } from '../city/spaces.ts';
import { topIsRed } from '../city/timer.ts';
import { holdsCase, isBracelet } from '../hero/cases.ts';
import { heroAt } from '../hero/hero.ts';
import { ask } from '../hooks.ts';
import type { HeroState, State } from '../state.ts';
import type { Emit } from '../step.ts';
import { noScores } from './defeat.ts';

/** The lone victory (NY-WIN-08 to NY-WIN-15). */

/** The Diagram that names the bridge of a bridgehead. */
export const diagramOf = (bridge: string): CaseCardId =>
  Object.values(caseCards).find((card) => card.kind === 'diagram' && card.bridge === bridge)
    ?.id as CaseCardId;

/** NY-WIN-11: whether the transport stands ready in the space. */
function isReady(s: State, hero: HeroState, transport: Transport, at: SpaceId): boolean {
  const space = spaceNo(at);
  if (transport === 'helicopter') return s.helicopter.landed && s.helicopter.at === at;
  if (transport === 'gullfire') return s.gullfire && space === WORLD_TRADE_CENTER;
  if (transport === 'raft') return hasRaft(s, space);
  const bridge = BRIDGE_AT[space];
  return !!bridge && holdsCase(hero, diagramOf(bridge));
}

const transportRule: Readonly<Record<Transport, string>> = {
  helicopter: 'NY-VEH-04',
  gullfire: 'NY-VEH-02',
  raft: 'NY-VEH-05',
  bridge: 'NY-WIN-11',
};

/** NY-WIN-11, NY-WIN-15, NY-VAR-24: whether the object of the blue objective can be shown. */
function hasObject({ blue: [objective], items, wanted, cases }: HeroState): boolean {
  if (!objective) return false;
  const { requires } = objectives.blue[objective];
  if (requires.type === 'wantedCards') return wanted >= requires.n;
  if (requires.type === 'item') return items.includes(requires.card);
  // NY-VAR-10: the Bracelet's variant stands for it.
  const bracelet = isBracelet(requires.card);
  return cases.some(({ card }) => card === requires.card || (bracelet && isBracelet(card)));
}

/** Everything that a seat lacks for leaving alone with a transport from a space; nothing when it may (NY-WIN-14). */
export function whyNotAlone(s: State, seat: number, transport: Transport, at: SpaceId): Refusal[] {
  const hero = heroAt(s, seat);
  const missing: Refusal[] = [];
  if (hero.level < 3) missing.push({ rule: 'NY-WIN-10', params: { level: hero.level } });
  if (s.president === 'slot' && !topIsRed(s)) missing.push({ rule: 'NY-WIN-09' });
  const [purple] = hero.purple;
  if (!purple || objectives.purple[purple].requires.transport !== transport) {
    missing.push({ rule: 'NY-WIN-11', params: { missing: 'objective' } });
  }
  if (!hasObject(hero)) missing.push({ rule: 'NY-WIN-11', params: { missing: 'object' } });
  if (!isReady(s, hero, transport, at))
    missing.push({ rule: transportRule[transport], params: { transport } });
  const more = ask(s, (expansion) => expansion.cannotEscapeAlone?.(s, seat));
  if (more) missing.push(typeof more === 'string' ? { rule: more } : more);
  return missing;
}

export const canEscapeAlone = (s: State, seat: number, transport: Transport, at: SpaceId): boolean =>
  heroAt(s, seat).level === 3 && whyNotAlone(s, seat, transport, at).length === 0;

/** NY-WIN-13 */
export function escapeAlone(s: State, seat: number, transport: Transport, emit: Emit): void {
  const { blue, purple } = heroAt(s, seat);
  emit?.({
    event: 'escapedAlone',
    seat,
    transport,
    blue: blue[0],
    purple: purple[0],
    rules: ['NY-WIN-08', 'NY-WIN-13'],
  });
  finish(s, { ending: 'loneVictory', winners: [seat], scores: noScores(s) });
}
