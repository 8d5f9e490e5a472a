import { agrees, type GameEvent, reasons, Table } from '@getaway/engine';
import { type AnyStep, push } from '../rules/agenda.ts';
import type { Choice } from '../rules/choices.ts';
import type { ActionPiece } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { game, lay } from './scene.ts';

/** A scene with steps on its agenda, played move by move with everything in sight. */

export class Stage {
  readonly s: State;
  readonly events: GameEvent[] = [];
  private readonly table: Table<State, Choice>;

  constructor(s: State, ...steps: AnyStep[]) {
    this.s = s;
    s.agenda = [{ step: 'endTurn', seat: s.current }];
    push(s, ...steps);
    this.table = new Table(game, s, (event) => this.events.push(event));
  }

  /** The seat that is asked, -1 when nobody is. */
  get asked(): number {
    return this.table.pending()[0]?.seat ?? -1;
  }

  /** The kind of decision that waits. */
  get decision(): string {
    return this.table.decision()?.step ?? 'none';
  }

  /** The offered choices that agree with a part of a choice. */
  offered(part: Partial<Choice> = {}): Choice[] {
    return (this.table.pending()[0]?.choices ?? []).filter((choice) => agrees(part, choice));
  }

  /** One field of every offered choice of a kind. */
  offeredAs(kind: Choice['do'], field: string): unknown[] {
    return this.offered({ do: kind } as Partial<Choice>).map((choice) => ({ ...choice })[field as never]);
  }

  /** Takes the first offered choice that agrees. */
  take(part: Partial<Choice>): this {
    const [choice] = this.offered(part);
    if (!choice) {
      throw new Error(
        `not offered: ${JSON.stringify(part)}, but ${JSON.stringify(this.offered().slice(0, 15))}`,
      );
    }
    this.table.play(this.asked, choice);
    return this;
  }

  /** How many hits enemies took; one that kills is told by the death alone. */
  hits(): number {
    const told = ['enemyHit', 'prisonerKilled', 'bossDefeated'];
    return this.events.filter(({ event }) => told.includes(event)).length;
  }

  /** Takes choices as long as one of this kind is offered. */
  takeAll(kind: Choice['do']): this {
    const part = { do: kind } as Partial<Choice>;
    while (this.offered(part).length > 0) this.take(part);
    return this;
  }

  /** The rule against the first thing that agrees, asked by the seat that decides. */
  why(part: Partial<Choice>): string | undefined {
    return this.whyAll(part)[0];
  }

  whyAll(part: Partial<Choice>): string[] {
    const view = game.schema.observe(this.s, this.asked);
    return reasons(game, view, this.asked)
      .filter(({ choice }) => agrees(part, choice))
      .map(({ rule }) => rule);
  }

  /** The events of a name, latest last. */
  told(name: string): GameEvent[] {
    return this.events.filter(({ event }) => event === name);
  }
}

export const stage = (s: State, ...steps: AnyStep[]): Stage => new Stage(s, ...steps);

/** The current hero plays one card: it is laid down and resolved. */
export function resolve(s: State, card: ActionPiece): Stage {
  lay(s, card);
  const played = stage(s, { step: 'playCard', seat: s.current });
  return played.decision === 'playCard' ? played.take({ do: 'resolveCard', card }) : played;
}
