import { writeFileSync } from 'node:fs';
import {
  BadInput,
  type Choice,
  type Explained,
  type GameEvent,
  isObject,
  type Logged,
  type Match,
  questionOf,
  Refused,
} from '@getaway/engine';
import type { Library } from '@getaway/games/library';
import type { Speaker, Spoken } from '@getaway/words';
import { messageOf, UserError } from '../errors.ts';
import type { Language } from '../language.ts';
import { matchOf, readRecordFile } from '../record.ts';
import { Menu } from './menu.ts';
import type { Players } from './players.ts';
import type { Terminal } from './terminal.ts';
import { boardText, outcomeText } from './text.ts';

/** One match at the terminal, from here to its end. */
export class Session {
  private match: Match;
  private readonly library: Library;
  private readonly players: Players;
  private readonly terminal: Terminal;
  /** What the game says, and what the terminal itself says. */
  private readonly words: Speaker;
  private readonly say: Language['say'];
  private seat = -1;
  /** The number of the last event that each seat has read. */
  private read: number[] = [];

  constructor(
    match: Match,
    library: Library,
    players: Players,
    terminal: Terminal,
    words: Speaker,
    say: Language['say'],
  ) {
    this.match = match;
    this.library = library;
    this.players = players;
    this.terminal = terminal;
    this.words = words;
    this.say = say;
  }

  async run(): Promise<void> {
    this.terminal.print(this.say('play.welcome', { title: this.match.game.title }));
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
    const menu = new Menu(
      choices.map((choice) => this.words.choice(spoken(choice))),
      this.say,
    );
    const step = questionOf(this.match.game, this.match.view(seat));
    const question = `${this.words.player(seat)}: ${step === null ? '' : this.words.prompt(spoken(step), choices)}`;
    this.terminal.print(`\n${question}\n${menu.text()}`);
    for (;;) {
      const typed = await this.terminal.ask('> ');
      if (typed === null) return false;
      const number = Number(typed);
      if (typed !== '' && menu.has(number)) {
        this.match.play(seat, choices[number - 1] as Choice);
        return true;
      }
      const next = await this.obey(typed, menu, choices);
      if (next !== 'ask again') return next === 'go on';
    }
  }

  private async end(): Promise<boolean> {
    const { outcome, proof } = { outcome: this.match.outcome(), proof: this.match.proof() };
    this.showNews();
    this.showBoard();
    if (outcome !== null) this.terminal.print(`\n${outcomeText(outcome, this.words, this.say)}`);
    this.terminal.print(this.say('end.seed', { seed: proof.seed }));
    for (;;) {
      const typed = await this.terminal.ask('> ');
      if (typed === null) return false;
      const next = await this.obey(typed, null, []);
      if (next !== 'ask again') return next === 'go on';
    }
  }

  private async obey(
    typed: string,
    menu: Menu | null,
    choices: readonly Choice[],
  ): Promise<'ask again' | 'go on' | 'stop'> {
    const [verb = '', ...rest] = typed.split(/\s+/);
    const object = rest.join(' ');
    try {
      switch (verb) {
        case 'quit':
        case 'exit':
          return 'stop';
        case 'undo':
          this.undo(object);
          return 'go on';
        case 'back':
          return (await this.takeBack()) ? 'go on' : 'ask again';
        case 'load':
          await this.load(object);
          return 'go on';
        case 'seat':
          return this.switchTo(Number(object) - 1);
        case 'save':
          this.save(object);
          break;
        case 'help':
          this.terminal.print(this.say('play.help'));
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
          else this.terminal.print(this.say('play.unknown', { typed }));
      }
    } catch (error) {
      this.terminal.print(this.reasonOf(error));
    }
    return 'ask again';
  }

  /** Between people at one terminal, the one before must not see what the next one sees. */
  private async handOver(seat: number): Promise<boolean> {
    const others = this.seat >= 0 && seat !== this.seat;
    this.seat = seat;
    if (!others || this.players.people < 2 || !this.terminal.isScreen) return true;
    this.terminal.clear();
    return (await this.terminal.ask(this.say('play.handOver', { name: this.words.player(seat) }))) !== null;
  }

  /**
   * Takes back this seat's last choice, or else that of the person who chose last: they share the keyboard. By some
   * words, only what belongs together and is called so.
   */
  private undo(wanted: string): void {
    const last = this.match.record().plays.findLast(({ seat }) => !this.players.bots[seat]);
    const own = this.match.undoable(this.seat).length > 0;
    const seat = own ? this.seat : (last?.seat ?? this.seat);
    if (wanted === '') this.match.undo(seat);
    else this.undoAlone(seat, wanted);
  }

  /**
   * Takes back what came to light with the latest choice of anybody here, and everything since, if all agree (UX-UND-04).
   * Who plays with bots alone has nobody to ask.
   */
  private async takeBack(): Promise<boolean> {
    const last = this.match.record().plays.findLast(({ seat }) => !this.players.bots[seat]);
    const offer = last && this.match.wayBack(last.seat).byAgreement;
    if (!offer) throw new UserError('play.backNothing');
    const names = this.players.bots.flatMap((bot, seat) =>
      bot === null && seat !== last.seat ? [this.words.player(seat)] : [],
    );
    if (names.length > 0) {
      const name = this.words.player(last.seat);
      const question = this.say('play.backAsk', { name, names: names.join(', '), count: offer.plays });
      const answer = await this.terminal.ask(question);
      if (answer === null || !this.say('play.backYes').split(' ').includes(answer.toLowerCase())) {
        this.terminal.print(this.say('play.backLeft'));
        return false;
      }
    }
    this.match.rewind(last.seat);
    // All read that it was taken back, and what comes now.
    this.read = this.read.map((read) => Math.min(read, this.match.happened() - 1));
    this.terminal.print(this.say('play.backLuck'));
    return true;
  }

  private undoAlone(seat: number, wanted: string): void {
    const { takeBacks } = this.match.wayBack(seat);
    const called = takeBacks.map(({ choice }) => this.words.choice(spoken(choice)));
    const menu = new Menu(called, this.say);
    const [number, ...others] = menu.narrow(wanted) ? menu.numbers() : [];
    const found = takeBacks[(number ?? 0) - 1];
    if (!found || others.length > 0)
      throw new UserError('play.undoWhich', { count: called.length, called: called.join('; ') });
    this.match.undo(seat, found.from, found.only);
  }

  private switchTo(seat: number): 'ask again' | 'go on' {
    if (this.match.pending().some((asked) => asked.seat === seat && !this.players.bots[seat])) {
      this.seat = seat;
      return 'go on';
    }
    this.terminal.print(this.say('play.notAsked'));
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
      const { rules } = event;
      this.terminal.print(`· ${this.lineOf(event)}${rules.length > 0 ? ` [${rules.join(', ')}]` : ''}`);
    }
  }

  private lineOf(event: GameEvent): string {
    const told = spoken(event);
    const name = this.words.player(Number(told['seat']));
    if (event.event === 'rewound') return this.say('play.rewound', { name, count: told['plays'] });
    if (event.event !== 'automatic' || !isObject(told['choice'])) return this.words.event(told);
    return this.say('play.onlyChoice', { name, choice: this.words.choice(told['choice']) });
  }

  private showWhyNot(filter: string): void {
    const reasons = this.match.explain(this.seat).map((reason) => {
      const { choice, rule } = reason;
      const why = this.words.why(reason);
      const cited = why.includes(rule) ? why : `${why} [${rule}]`;
      return [`${this.words.choice(spoken(choice))}: ${cited}`, ...this.waysOut(reason)].join(' → ');
    });
    const menu = new Menu(reasons, this.say);
    if (reasons.length === 0) this.terminal.print(this.say('play.nothingForbidden'));
    else if (menu.narrow(filter)) this.terminal.print(menu.text());
    else this.terminal.print(this.say('play.notForbidden', { typed: filter }));
  }

  /** What would make something possible. */
  private waysOut({ first, remedies = [] }: Explained): string[] {
    return [
      ...(first ? [this.say('play.first', { choice: this.words.choice(spoken(first)) })] : []),
      ...remedies.map((remedy) => this.words.remedy(remedy)),
    ];
  }

  private showPreview(choice: Choice | undefined): void {
    if (choice === undefined) throw new UserError('play.whatNumber');
    const { events, certain, ends } = this.match.preview(this.seat, choice);
    for (const event of events) this.terminal.print(`· ${this.words.event(spoken(event))}`);
    if (!certain) this.terminal.print(this.say('play.uncertain'));
    if (ends === true) this.terminal.print(this.say('play.ends'));
  }

  private save(file: string): void {
    if (file === '') throw new UserError('play.saveWhere');
    writeFileSync(file, JSON.stringify(this.match.record()));
    this.terminal.print(this.say('play.saved', { file }));
  }

  private async load(file: string): Promise<void> {
    if (file === '') throw new UserError('play.loadWhat');
    const match = await matchOf(readRecordFile(file), this.library);
    const { seats } = match.record();
    if (match.game !== this.match.game || seats !== this.players.bots.length) {
      throw new UserError('play.otherMatch', { title: match.game.title, seats, file });
    }
    this.match = match;
    this.read = [];
  }

  private reasonOf(error: unknown): string {
    if (error instanceof Refused && this.words.has(`why.${error.rule}`))
      return `${this.words.why(error)} [${error.rule}]`;
    if (error instanceof UserError) return error.in(this.say);
    const foreseen = error instanceof BadInput || error instanceof Refused;
    if (!foreseen && !(isObject(error) && 'code' in error)) throw error;
    return messageOf(error);
  }
}

const spoken = (thing: object): Spoken => ({ ...thing });
