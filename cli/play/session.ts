import { writeFileSync } from 'node:fs';
import { BadInput, type Choice, isObject, type Logged, type Match, Refused } from '@getaway/engine';
import { type Games, loadMatch } from '@getaway/games';
import type { Names } from '@getaway/games/campaigns';
import type { Speaker, Spoken } from '@getaway/words';
import { messageOf, UserError } from '../errors.ts';
import { readRecordFile } from '../record.ts';
import { Menu } from './menu.ts';
import type { Players } from './players.ts';
import type { Terminal } from './terminal.ts';
import { boardText, outcomeText, speakerFor } from './text.ts';

const HELP = `Type the number of a choice to take it, or words to narrow a long list.
  what N      what choice N would bring
  why WORDS   what you cannot do now, and by which rule
  undo        take your last choice back
  board, log  show the position, or what has happened
  seat N      go on with another seat, when several may act at once
  save FILE, load FILE, quit`;

/** One match at the terminal, from here to its end. */
export class Session {
  private match: Match;
  private readonly games: Games;
  private readonly players: Players;
  private readonly terminal: Terminal;
  private words: Speaker;
  private seat = -1;
  /** The number of the last event that each seat has read. */
  private read: number[] = [];

  constructor(match: Match, games: Games, players: Players, terminal: Terminal, names?: Names) {
    this.match = match;
    this.games = games;
    this.players = players;
    this.terminal = terminal;
    this.words = speakerFor(match.game, match.record().seats, names);
  }

  async run(): Promise<void> {
    this.terminal.print(`${this.match.game.title}. Type "help" for what you can type.`);
    let going = true;
    while (going) {
      this.players.playBots(this.match);
      going = this.match.outcome() === null ? await this.turn() : await this.end();
    }
  }

  /** One seat's decision. False when the person wants to stop. */
  private async turn(): Promise<boolean> {
    const pending = this.match.pending().filter(({ seat }) => !this.players.bots[seat]);
    const { seat, choices } = pending.find((asked) => asked.seat === this.seat) ??
      pending[0] ?? { seat: 0, choices: [] };
    if (!(await this.handOver(seat))) return false;
    this.showNews();
    this.showBoard();
    const menu = new Menu(choices.map((choice) => this.words.choice(spoken(choice))));
    const step = this.match.view(seat).agenda.at(-1);
    const question = `${this.words.player(seat)}: ${step === undefined ? '' : this.words.prompt(spoken(step))}`;
    this.terminal.print(`\n${question}\n${menu.text()}`);
    for (;;) {
      const typed = await this.terminal.ask('> ');
      if (typed === null) return false;
      const number = Number(typed);
      if (typed !== '' && menu.has(number)) {
        this.match.play(seat, choices[number - 1] as Choice);
        return true;
      }
      const next = this.obey(typed, menu, choices);
      if (next !== 'ask again') return next === 'go on';
    }
  }

  private async end(): Promise<boolean> {
    const { outcome, proof } = { outcome: this.match.outcome(), proof: this.match.proof() };
    this.showNews();
    this.showBoard();
    if (outcome !== null) this.terminal.print(`\n${outcomeText(outcome, this.words)}`);
    this.terminal.print(
      `The seed was ${proof.seed}. Type save FILE to keep the game, undo, load FILE or quit.`,
    );
    for (;;) {
      const typed = await this.terminal.ask('> ');
      if (typed === null) return false;
      const next = this.obey(typed, null, []);
      if (next !== 'ask again') return next === 'go on';
    }
  }

  private obey(typed: string, menu: Menu | null, choices: readonly Choice[]): 'ask again' | 'go on' | 'stop' {
    const [verb = '', ...rest] = typed.split(/\s+/);
    const object = rest.join(' ');
    try {
      switch (verb) {
        case 'quit':
        case 'exit':
          return 'stop';
        case 'undo':
          this.undo();
          return 'go on';
        case 'load':
          this.load(object);
          return 'go on';
        case 'seat':
          return this.switchTo(Number(object) - 1);
        case 'save':
          this.save(object);
          break;
        case 'help':
          this.terminal.print(HELP);
          break;
        case 'board':
          this.showBoard();
          break;
        case 'log':
          this.showEvents(this.match.events(this.seat));
          break;
        case 'why':
          this.showWhyNot(object);
          break;
        case 'what':
          this.showPreview(choices[Number(object) - 1]);
          break;
        case 'more':
          menu?.turn();
          if (menu) this.terminal.print(menu.text());
          break;
        default:
          if (menu?.narrow(typed)) this.terminal.print(menu.text());
          else this.terminal.print(`Nothing is called "${typed}" here. Type "help" for what you can type.`);
      }
    } catch (error) {
      this.terminal.print(reasonOf(error));
    }
    return 'ask again';
  }

  /** Between people at one terminal, the one before must not see what the next one sees. */
  private async handOver(seat: number): Promise<boolean> {
    const others = this.seat >= 0 && seat !== this.seat;
    this.seat = seat;
    if (!others || this.players.people < 2 || !this.terminal.isScreen) return true;
    this.terminal.clear();
    return (await this.terminal.ask(`Hand over to ${this.words.player(seat)}, who presses Enter. `)) !== null;
  }

  /** Takes back this seat's last choice, or else that of the person who chose last: they share the keyboard. */
  private undo(): void {
    const last = this.match.record().plays.findLast(({ seat }) => !this.players.bots[seat]);
    const own = this.match.undoable(this.seat).length > 0;
    this.match.undo(own ? this.seat : (last?.seat ?? this.seat));
  }

  private switchTo(seat: number): 'ask again' | 'go on' {
    if (this.match.pending().some((asked) => asked.seat === seat && !this.players.bots[seat])) {
      this.seat = seat;
      return 'go on';
    }
    this.terminal.print('That seat is not asked to choose now.');
    return 'ask again';
  }

  private showBoard(): void {
    const viewer = this.seat < 0 ? null : this.seat;
    this.terminal.print(`\n${boardText(this.match.game, this.match.view(viewer), viewer, this.words)}`);
  }

  private showNews(): void {
    const viewer = this.seat < 0 ? null : this.seat;
    const news = this.match.events(viewer, this.read[this.seat] ?? 0);
    this.showEvents(news);
    this.read[this.seat] = this.match.events(viewer).at(-1)?.n ?? 0;
  }

  private showEvents(logged: readonly Logged[]): void {
    for (const { event } of logged) {
      const told = spoken(event);
      const automatic = event.event === 'automatic' && isObject(told['choice']);
      const text = automatic
        ? `${this.words.player(Number(told['seat']))}, the only choice: ${this.words.choice(told['choice'] as Spoken)}`
        : this.words.event(told);
      this.terminal.print(`· ${text} [${event.rules.join(', ')}]`);
    }
  }

  private showWhyNot(filter: string): void {
    const reasons = this.match.explain(this.seat).map(({ choice, rule, params }) => {
      const why = this.words.why({ rule, ...(params && { params }) });
      return `${this.words.choice(spoken(choice))}: ${why}${why.includes(rule) ? '' : ` [${rule}]`}`;
    });
    const menu = new Menu(reasons);
    if (reasons.length === 0) this.terminal.print('Nothing that you might expect is forbidden now.');
    else if (menu.narrow(filter)) this.terminal.print(menu.text());
    else this.terminal.print(`Nothing that is forbidden now is called "${filter}".`);
  }

  private showPreview(choice: Choice | undefined): void {
    if (choice === undefined) throw new UserError('Type the number of a choice after "what".');
    const { events, certain, ends } = this.match.preview(this.seat, choice);
    for (const event of events) this.terminal.print(`· ${this.words.event(spoken(event))}`);
    if (!certain) this.terminal.print('What follows depends on chance or on what you cannot see.');
    if (ends === true) this.terminal.print('The game is over after it.');
  }

  private save(file: string): void {
    if (file === '') throw new UserError('Type the name of a file after "save".');
    writeFileSync(file, JSON.stringify(this.match.record()));
    this.terminal.print(`Saved to ${file}. It holds everybody's secrets.`);
  }

  private load(file: string): void {
    if (file === '') throw new UserError('Type the name of a file after "load".');
    const match = loadMatch(readRecordFile(file), this.games);
    const { seats } = match.record();
    if (match.game !== this.match.game || seats !== this.players.bots.length) {
      throw new UserError(
        `That is ${match.game.title} with ${seats} seats. Start it with: getaway play --load ${file}`,
      );
    }
    this.match = match;
    this.read = [];
  }
}

const spoken = (thing: object): Spoken => ({ ...thing });

const reasonOf = (error: unknown): string => {
  const foreseen = error instanceof UserError || error instanceof BadInput || error instanceof Refused;
  if (!foreseen && !(isObject(error) && 'code' in error)) throw error;
  return messageOf(error);
};
