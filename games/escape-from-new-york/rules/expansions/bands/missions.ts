import { bands, type MissionId } from '../../../content/index.ts';
import { push } from '../../agenda.ts';
import type { Primitive } from '../../effects/primitive.ts';
import { newYorkPlayer } from './seat.ts';
import type { State } from '../../state.ts';
import { step } from '../../step.ts';
import { bandsSteps } from './state.ts';

/** The missions of New York (NY-BND-50 to NY-BND-52). */

export const revealMission: Primitive<'revealMission'> = {
  run(s, { n }) {
    push(s, { step: 'revealMissions', seat: newYorkPlayer(s), left: n });
  },
};

export const revealMissions = step({
  fields: bandsSteps.revealMissions,
  run(s, { seat, left }, emit) {
    const mission = left > 0 ? s.bands.missionDeck.pop() : undefined;
    if (mission === undefined) return;
    s.bands.missions.push(mission);
    emit?.({ event: 'missionRevealed', mission, rules: ['NY-BND-50'] });
    push(s, { step: 'revealMissions', seat, left: left - 1 });
    if (s.bands.missions.length > bands.maxMissionsInPlay) push(s, { step: 'dropMission', seat });
  },
});

/** NY-BND-51: one of those that were in play before, so never the last. */
export const dropMission = step({
  fields: bandsSteps.dropMission,
  rule: 'NY-BND-51',
  offers(s, _step, _seat, offer) {
    for (const mission of different(s.bands.missions.slice(0, -1))) offer({ do: 'dropMission', mission });
  },
  answer(s, _step, _seat, choice, emit) {
    if (choice.do !== 'dropMission') return;
    removeMission(s, choice.mission);
    emit?.({ event: 'missionDropped', mission: choice.mission, rules: ['NY-BND-51'] });
  },
});

export const activateMissionsNow: Primitive<'activateMissions'> = {
  run(s) {
    push(s, { step: 'activateMissions', seat: newYorkPlayer(s) });
  },
};

export const activateMissions = step({
  fields: bandsSteps.activateMissions,
  rule: 'NY-BND-52',
  skip: true,
  offers(s, _step, _seat, offer) {
    for (const mission of different(s.bands.missions)) offer({ do: 'activateMission', mission });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do !== 'activateMission') return;
    const { mission } = choice;
    removeMission(s, mission);
    emit?.({ event: 'missionActivated', mission, rules: ['NY-BND-52'] });
    push(
      s,
      { step: 'effects', list: mission, next: 0, hero: s.current, by: 'mission', at: null },
      { step: 'activateMissions', seat },
    );
  },
});

function removeMission(s: State, mission: MissionId): void {
  s.bands.missions.splice(s.bands.missions.indexOf(mission), 1);
  s.bands.missionsGone.push(mission);
}

const different = (missions: readonly MissionId[]): MissionId[] => [...new Set(missions)];
