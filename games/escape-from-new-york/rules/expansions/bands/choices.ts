import type { BandCardId, BonusId, BossId, MissionId, SpaceId } from '../../../content/index.ts';

/** What the New York player can choose besides the choices of NY-FX-03. */
export type BandsChoice =
  | { do: 'playBand'; card: BandCardId; powerUp: 'without' | 'before' | 'after' }
  | { do: 'discardBand'; card: BandCardId }
  | { do: 'takeBonus'; bonus: BonusId }
  | { do: 'dropMission'; mission: MissionId }
  | { do: 'activateMission'; mission: MissionId }
  | { do: 'bringBoss'; boss: BossId; space: SpaceId };
