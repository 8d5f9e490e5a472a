import type { Choice, Explained, Game, MatchRecord, Pile, Preview } from '@getaway/engine';
import type { Messages } from '@getaway/words';
import { expose, type Remote, wrap } from 'comlink';
import type { Locale } from '../settings/settings.ts';
import { getSave, type HeistOf, type Save } from '../storage/saves.ts';
import { watched } from '../ui/loading.ts';
import type { BotWorker } from './bot.worker.ts';
import { titleOf } from './catalog.ts';
import { KeptMatch } from './keptMatch.ts';
import { LocalHost } from './localHost.ts';
import { notesFrom, type SeatNotes } from './notes.ts';
import type { Answer, Host, LogEntry, Player, Position } from './position.ts';

export interface Opened {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly players: readonly Player[];
  readonly sandbox: boolean;
  readonly hints: number;
  /** The campaign that the match belongs to. */
  readonly campaign: string | null;
}

/** The worker's side of a local match: opens it from its save and keeps the save up to date. */
class HostWorker implements Host {
  private host: LocalHost | undefined;
  private kept: KeptMatch | undefined;
  private hints = 0;
  private written: NonNullable<Save['notes']> = {};
  private botWorker: Remote<BotWorker> | undefined;

  async open(saveId: string): Promise<Opened | null> {
    // What the browser would not store is only here.
    if (this.kept) await this.catchUp();
    else if (!(await this.read(saveId))) return null;
    const { record, players, sandbox = false, hints = 0, heist } = this.match().save;
    const { game: id, version, seats } = record;
    return { game: id, version, seats, players, sandbox, hints, campaign: heist?.campaign ?? null };
  }

  private async read(saveId: string): Promise<boolean> {
    const save = await getSave(saveId);
    if (!save) return false;
    const game = await titleOf(save.record.game).load();
    this.kept = new KeptMatch(save);
    this.take(game);
    return true;
  }

  /** Whether the browser has stored the match; if not, it goes on as long as this worker. */
  async isKept(): Promise<boolean> {
    return this.match().isKept;
  }

  /** The match as it is, whether or not the browser has stored it. */
  async save(): Promise<Save> {
    return this.match().save;
  }

  /** Goes on from what another page has kept meanwhile, if one has. */
  async catchUp(): Promise<boolean> {
    // Somebody may have made room.
    if (this.kept?.isKept === false) return !(await this.keep(this.opened()));
    const behind = (await this.kept?.catchUp()) ?? false;
    if (behind) this.take(this.opened().game);
    return behind;
  }

  /** Nobody looks at the match any more: what they did last is kept. False where the browser refused to. */
  async settled(): Promise<boolean> {
    await this.kept?.settled();
    return this.kept?.isKept ?? true;
  }

  position(viewer: number | null, actor: number | null): Promise<Position> {
    return this.opened().position(viewer, actor);
  }

  async messages(locale: Locale): Promise<Messages> {
    return this.opened().messages(locale);
  }

  async text(viewer: number | null, locale: Locale): Promise<string> {
    return this.opened().text(viewer, await this.messages(locale), locale);
  }

  log(viewer: number | null, since: number): Promise<readonly LogEntry[]> {
    return this.opened().log(viewer, since);
  }

  play(seat: number, choice: Choice): Promise<Answer<{ passed: boolean }>> {
    return this.opened().play(seat, choice);
  }

  async undo(seat: number, from?: number, only?: object): Promise<Answer> {
    // What a campaign has been told stays so.
    if (this.kept?.save.heist && this.opened().isOver())
      return { ok: false, rule: null, params: {}, message: 'the heist is over' };
    return this.opened().undo(seat, from, only);
  }

  rewind(seat: number): Promise<Answer> {
    return this.opened().rewind(seat);
  }

  explain(seat: number): Promise<readonly Explained[]> {
    return this.opened().explain(seat);
  }

  preview(seat: number, choice: Choice, viewer?: number | null): Promise<Preview | null> {
    return this.opened().preview(seat, choice, viewer);
  }

  knowledge(viewer: number | null): Promise<readonly Pile[]> {
    return this.opened().knowledge(viewer);
  }

  /** What a seat has written down; nobody else is told. */
  async notes(seat: number): Promise<SeatNotes> {
    return notesFrom(this.written[seat]);
  }

  /** Keeps what a seat writes down. False where another page has gone on: there, too. */
  async write(seat: number, notes: SeatNotes): Promise<boolean> {
    const keep = (): Promise<boolean> => {
      this.written = { ...this.written, [seat]: notes };
      return this.keep(this.opened());
    };
    return (await keep()) || (await keep(), false);
  }

  /** Somebody was given a hint; it is kept with the next choice. */
  async noteHint(): Promise<void> {
    this.hints++;
  }

  botPlays(): Promise<boolean> {
    return this.opened().botPlays();
  }

  async record(): Promise<MatchRecord> {
    return this.opened().record();
  }

  /** Puts the match on the table as it is kept. */
  private take(game: Game): void {
    const { record, players, hints = 0, notes = {} } = this.match().save;
    this.hints = hints;
    this.written = notes;
    const host: LocalHost = new LocalHost(
      game,
      record,
      players,
      () => this.keep(host),
      (request) => this.bots().choose(request),
    );
    this.host = host;
  }

  /** False where another page has gone on with the match: then this one goes on from there. */
  private async keep(host: LocalHost): Promise<boolean> {
    // A bot may have thought about what is no longer the match.
    if (host !== this.host) return false;
    const { heist } = this.match().save;
    const { hints, written: notes } = this;
    const record = host.record();
    const finished = host.isOver();
    if (!(await this.match().keep({ record, finished, hints, notes }))) {
      this.take(host.game);
      return false;
    }
    if (finished && heist) await tellCampaign(heist, record);
    return true;
  }

  private match(): KeptMatch {
    if (!this.kept) throw new Error('no match is open');
    return this.kept;
  }

  /** The worker that thinks for bots; a match without bots needs none. */
  private bots(): Remote<BotWorker> {
    this.botWorker ??= wrap<BotWorker>(
      watched(new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })),
    );
    return this.botWorker;
  }

  private opened(): LocalHost {
    if (!this.host) throw new Error('no match is open');
    return this.host;
  }
}

/** What the campaign makes of it is its own affair: the match is kept, and whoever opens the campaign reads it again. */
async function tellCampaign(heist: HeistOf, record: MatchRecord): Promise<void> {
  const { carryOver } = await import('../campaign/carryOver.ts');
  await carryOver(heist, record).catch(() => {});
}

export type { HostWorker };
expose(new HostWorker());
