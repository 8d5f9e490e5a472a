import type {
  BlueObjectiveId,
  BridgeId,
  CaseCardId,
  CaseSlot,
  Direction,
  HeroId,
  PurpleObjectiveId,
  SpaceId,
  Transport,
} from '../content/index.ts';
import type { BandsChoice } from './expansions/bands/choices.ts';
import type { UspfChoice } from './expansions/uspf/choices.ts';
import type { ActionPiece, ItemPiece } from './pieces.ts';
import type { EnemyKind } from './state.ts';

/** Everything a player can choose. Spaces, cards and slots go by their ids, enemies by creation number, heroes by seat. */

/** NY-TRN-14 to NY-TRN-16 */
type FreeAct =
  | { do: 'useItem'; item: ItemPiece }
  | { do: 'revealWeapon'; item: ItemPiece }
  | { do: 'useWeapon' }
  | { do: 'payItem'; item: ItemPiece }
  | { do: 'payWeapon' }
  | { do: 'dropItem'; item: ItemPiece }
  | { do: 'dropCase'; card: CaseCardId; slot: CaseSlot | null }
  | { do: 'abandonCar' }
  | { do: 'revealBracelet' }
  | Collect
  | { do: 'escape'; transport: Transport };

type Collect =
  | { do: 'collectItem' }
  | { do: 'collectCase'; slot: CaseSlot }
  | { do: 'takePresident' }
  | { do: 'takeCar' };

type TurnChoice =
  | { do: 'takeHero'; hero: HeroId }
  | { do: 'revealTimer' }
  | { do: 'keepTimer' }
  | { do: 'playCards'; cards: ActionPiece[] }
  | { do: 'resolveCard'; card: ActionPiece }
  | { do: 'useAbility'; ability: 'fight' | 'move'; card: ActionPiece }
  | { do: 'drive' }
  | { do: 'takeSpecial'; card: ActionPiece }
  | { do: 'changeObjective'; colour: 'blue' | 'purple' }
  | { do: 'takeObjective'; card: BlueObjectiveId | PurpleObjectiveId }
  | { do: 'visit'; option: 'item' | 'card' | 'draw' | 'reload' | 'nothing' }
  /** Ends a free moment, or a step with nothing else to do. */
  | { do: 'proceed' };

type Exploring =
  | { do: 'invite'; heroSeat: number }
  | { do: 'goAlone' }
  | { do: 'agree' }
  | { do: 'refuse' }
  | { do: 'move'; route: SpaceId[]; giveUpCar?: true }
  | { do: 'tryBridge'; bridge: BridgeId; giveUpCar?: true }
  /** Ends what may be done fewer times than allowed. */
  | { do: 'stop' }
  | { do: 'enterManhole'; to: SpaceId }
  | { do: 'jump'; to: SpaceId }
  | { do: 'reveal'; space: SpaceId }
  | { do: 'revealPoi'; space: SpaceId }
  | { do: 'peekPoi'; space: SpaceId }
  | { do: 'peekCase'; slot: CaseSlot }
  | { do: 'putBack'; place: 'top' | 'bottom' };

/** An enemy by creation number, with what a reader wants to know of it. */
export type NamedEnemy = { enemy: number; kind: EnemyKind; at: SpaceId };

type Fighting =
  | ({ do: 'hit' } & NamedEnemy)
  | ({ do: 'trick'; to: SpaceId } & NamedEnemy)
  | { do: 'returnCard'; card: ActionPiece }
  | { do: 'help'; heroSeat: number }
  | { do: 'keep'; item: ItemPiece }
  /** A facedown card is taken unseen; only a faceup case card can be named (NY-STL-02). */
  | { do: 'steal'; heroSeat: number; kind: 'president' | 'case' | 'item'; card: CaseCardId | null };

type City =
  | { do: 'placeRoadblock'; space: SpaceId; direction: Direction }
  | { do: 'removeRoadblock'; space: SpaceId; direction: Direction }
  | { do: 'moveHelicopter'; to: SpaceId }
  | { do: 'removeRaft'; space: SpaceId }
  | { do: 'place'; space: SpaceId }
  | ({ do: 'moveEnemy'; route: SpaceId[]; carries: number | null } & NamedEnemy)
  | { do: 'chooseEffects'; option: number };

type Victory = { do: 'show'; cards: ShownCard[] } | { do: 'showNothing' };
export type ShownCard = 'president' | CaseCardId;

export type Choice = FreeAct | TurnChoice | Exploring | Fighting | City | Victory | BandsChoice | UspfChoice;
export type ChoiceOf<Do extends Choice['do']> = Extract<Choice, { do: Do }>;
