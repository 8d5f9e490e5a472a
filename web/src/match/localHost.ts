import {
  type Choice,
  createMatch,
  type Explained,
  type Game,
  knowledge,
  loadMatch,
  type Match,
  type MatchRecord,
  openChoicesOf,
  passesTurn,
  type Pending,
  type Pile,
  preview,
  type Preview,
  questionOf,
  Refused,
  same,
  SPECTATOR,
  type WayBack,
} from '@getaway/engine';
import { type Messages, speaker } from '@getaway/words';
import type { Locale } from '../settings/settings.ts';
import { messagesFor } from '../words/messages.ts';
import type { BotRequest } from './bot.worker.ts';
import {
  type Agreeable,
  type Answer,
  type Host,
  type LogEntry,
  NO_WAY_BACK,
  type Player,
  type Position,
} from './position.ts';

/** A match that is kept and carried out in this browser. It runs in a worker. */
export class LocalHost implements Host {
  readonly game: Game;
  private readonly match: Match;
  private readonly players: readonly Player[];
  private readonly save: () => Promise<boolean>;
  private readonly think: (request: BotRequest) => Promise<Choice | null>;

  constructor(
    game: Game,
    record: MatchRecord,
    players: readonly Player[],
    /** False: the match has gone on elsewhere, so this is no longer it. */
    save: () => Promise<boolean>,
    think: (request: BotRequest) => Promise<Choice | null>,
  ) {
    this.game = game;
    const { seats, options, seed } = record;
    const isNew = record.plays.length === 0 && record.start === undefined && record.rewinds === undefined;
    this.match = isNew ? createMatch(game, { seats, options, seed }) : loadMatch(record, { [game.id]: game });
    this.players = players;
    this.save = save;
    this.think = think;
  }

  messages(locale: Locale): Promise<Messages> {
    return messagesFor(this.game, locale, this.match.view(null).options);
  }

  async position(viewer: number | null, actor: number | null): Promise<Position> {
    const { match } = this;
    const view = match.view(viewer);
    const pending = match.pending();
    const proof = match.proof();
    const { plays } = match.record();
    const back = actor === null ? NO_WAY_BACK : match.wayBack(actor);
    return {
      viewer,
      actor,
      view,
      moment: this.game.moment?.(view) ?? null,
      decision: questionOf(this.game, view),
      waiting: match.awaited(),
      mayAct: pending.map(({ seat }) => seat),
      choices: pending.find(({ seat }) => seat === actor)?.choices ?? [],
      secretive: pending.some(({ seat }) => this.isPerson(seat) && this.readsSecrets(seat)),
      undoable: back.plays,
      takeBacks: back.takeBacks,
      byAgreement: this.byAgreement(actor, plays, back),
      plays: plays.length,
      since: plays.findLastIndex(({ seat }) => seat === (viewer ?? actor)) + 1,
      outcome: match.outcome(),
      seedHash: proof.sha256,
      seed: proof.seed,
    };
  }

  async log(viewer: number | null, since: number): Promise<readonly LogEntry[]> {
    return this.match.events(viewer, since);
  }

  async play(seat: number, choice: Choice): Promise<Answer<{ passed: boolean }>> {
    const before = this.match.view(seat);
    return this.attempt(() => {
      this.match.play(seat, choice);
      return { passed: passesTurn(this.game, before, this.match.view(seat), seat) };
    });
  }

  async undo(seat: number, from?: number, only?: object): Promise<Answer> {
    return this.attempt(() => {
      this.match.undo(seat, from, only);
      return {};
    });
  }

  async rewind(seat: number): Promise<Answer> {
    return this.attempt(() => {
      this.match.rewind(seat);
      return {};
    });
  }

  async explain(seat: number): Promise<readonly Explained[]> {
    return this.match.explain(seat);
  }

  async preview(seat: number, choice: Choice, viewer: number | null = seat): Promise<Preview | null> {
    // Somebody may point at what was offered a moment ago.
    const offered = this.match.pending().find((pending) => pending.seat === seat)?.choices ?? [];
    if (!offered.some((one) => same(one, choice))) return null;
    if (viewer === seat) return this.match.preview(seat, choice);
    // Others look at the same screen: they are told what everybody can work out.
    const view = this.match.view(viewer);
    const figures = this.game.preview?.(view, seat, choice) ?? {};
    return { ...preview(this.game, view, seat, choice, viewer ?? SPECTATOR), figures };
  }

  async knowledge(viewer: number | null): Promise<readonly Pile[]> {
    return knowledge(this.game, this.match.view(viewer), viewer);
  }

  /** Lets one bot that may act make its choice; false when no bot may, or all of them wait for people. */
  async botPlays(): Promise<boolean> {
    const pending = this.match.pending();
    const bots = pending.filter(({ seat }) => !this.isPerson(seat));
    const mayWait = pending.length > 1;
    for (const bot of bots) if (await this.botChooses(bot, mayWait)) return true;
    const awaited = this.match.awaited();
    const first = bots.find(({ seat }) => awaited.includes(seat));
    const waitsForPeople = !mayWait || awaited.some((seat) => this.isPerson(seat));
    return first !== undefined && !waitsForPeople && this.botChooses(first, false);
  }

  private async botChooses({ seat, choices }: Pending, mayWait: boolean): Promise<boolean> {
    const { match, players } = this;
    const seed = `bot ${seat} ${match.record().plays.length} ${match.proof().sha256}`;
    const bot = players[seat]?.bot ?? 'random';
    const game = this.game.id;
    const choice = await this.think({ game, bot, view: match.view(seat), seat, choices, seed, mayWait });
    if (choice === null) return false;
    const answer = await this.play(seat, choice);
    // Where it thought about what is no longer the match, that has gone on all the same.
    return answer.ok || answer.code === 'stale';
  }

  /** The position in words. */
  async text(viewer: number | null, messages: Messages, locale: Locale): Promise<string> {
    const players = this.players.map(({ name }) => name);
    const { say } = speaker(messages, { locale, players });
    return this.game.text?.(this.match.view(viewer), viewer, say) ?? '';
  }

  record(): MatchRecord {
    return this.match.record();
  }

  isOver(): boolean {
    return this.match.outcome() !== null;
  }

  /** Who chose last of the people here may have gone on to the next: it is their choice that the table can take back. */
  private byAgreement(actor: number | null, plays: MatchRecord['plays'], back: WayBack): Agreeable | null {
    const from = plays.findLastIndex(({ seat }) => this.isPerson(seat));
    const seat = plays[from]?.seat;
    if (seat === undefined || this.isOver()) return null;
    if (seat === actor) return back.byAgreement && { ...back.byAgreement, seat };
    return { seat, from, plays: plays.length - from, refusal: null };
  }

  private isPerson(seat: number): boolean {
    return this.players[seat]?.kind === 'person';
  }

  /** Whether working out what a seat may choose reads anything that a bystander cannot see. */
  private readsSecrets(seat: number): boolean {
    return openChoicesOf(this.match.game, this.match.view(null), seat) === null;
  }

  private async attempt<Said extends object>(deed: () => Said): Promise<Answer<Said>> {
    let said: Said;
    try {
      said = deed();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { ok: false, rule: error.rule, params: error.params, message: error.message };
    }
    if (await this.save()) return { ok: true, ...said };
    return { ok: false, rule: null, params: {}, message: 'the match has gone on elsewhere', code: 'stale' };
  }
}
