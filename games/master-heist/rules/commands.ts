import type { Choice, ChoiceOf, Emit, Offer, Verb } from './choices.ts';
import { person, personNo, takesPart } from './people.ts';
import type { Heist } from './state.ts';

/** A thing that a character may do in a phase: what it offers that character, and how it is carried out. */
export interface Command<V extends Verb = Verb> {
  readonly verbs: readonly V[];
  offer(s: Heist, c: number, offer: Offer): void;
  play(s: Heist, c: number, choice: ChoiceOf<V>, emit: Emit): void;
}

export const command = <V extends Verb>(command: Command<V>): Command => command as unknown as Command;

/** Everything that the characters of a seat may do (MH-GEN-08). */
export function offerCommands(s: Heist, seat: number, commands: readonly Command[], offer: Offer): void {
  for (let c = 0; c < s.characters.length; c++) {
    const character = person(s, c);
    if (!takesPart(character)) continue;
    if (character.seat === seat) {
      for (const command of commands) command.offer(s, c, offer);
    } else if (offer.explaining) {
      for (const { verbs } of commands) {
        for (const verb of verbs) offer({ do: verb, who: character.id } as Choice, 'MH-GEN-08');
      }
    }
  }
}

/** Carries a command out; false when it is none of these. */
export function playCommand(s: Heist, commands: readonly Command[], choice: Choice, emit: Emit): boolean {
  const found = commands.find(({ verbs }) => verbs.includes(choice.do));
  if (!found || !('who' in choice) || choice.who === undefined) return false;
  found.play(s, personNo(s, choice.who), choice, emit);
  return true;
}
