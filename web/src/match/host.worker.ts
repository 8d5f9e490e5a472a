import type { Choice, Explained, MatchRecord, Pile, Preview } from '@getaway/engine';
import { type Messages, withNames } from '@getaway/words';
import { expose, type Remote, wrap } from 'comlink';
import type { Locale } from '../settings/settings.ts';
import { getSave, type HeistOf, putSave, type Save } from '../storage/saves.ts';
import { messagesOf } from '../words/messages.ts';
import type { BotWorker } from './bot.worker.ts';
import { titleOf } from './catalog.ts';
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
  private hints = 0;
  private heist: HeistOf | undefined;
  private written: NonNullable<Save['notes']> = {};
  private keep: (record: MatchRecord) => Promise<void> = async () => {};
  private botWorker: Remote<BotWorker> | undefined;

  async open(saveId: string): Promise<Opened | null> {
    const save = await getSave(saveId);
    if (!save) return null;
    const { record, players, sandbox = false, hints = 0, notes = {}, heist } = save;
    this.hints = hints;
    this.heist = heist;
    this.written = notes;
    const game = await titleOf(record.game).load();
    this.keep = async (next) => {
      const finished = this.host?.isOver() ?? false;
      // The campaign first: what it has been told, no other page with the same match can write over.
      if (finished && heist) await tellCampaign(heist, next);
      await putSave({
        ...save,
        record: next,
        updated: Date.now(),
        finished,
        hints: this.hints,
        notes: this.written,
      });
    };
    this.host = new LocalHost(game, record, players, this.keep, (request) => this.bots().choose(request));
    const { game: id, version, seats } = record;
    return { game: id, version, seats, players, sandbox, hints, campaign: heist?.campaign ?? null };
  }

  position(viewer: number | null, actor: number | null): Promise<Position> {
    return this.opened().position(viewer, actor);
  }

  async messages(locale: Locale): Promise<Messages> {
    return withNames(await messagesOf(this.opened().game, locale), this.heist?.names ?? {});
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
    if (this.heist && this.opened().isOver())
      return { ok: false, rule: null, params: {}, message: 'the heist is over' };
    return this.opened().undo(seat, from, only);
  }

  explain(seat: number): Promise<readonly Explained[]> {
    return this.opened().explain(seat);
  }

  preview(seat: number, choice: Choice): Promise<Preview | null> {
    return this.opened().preview(seat, choice);
  }

  knowledge(viewer: number | null): Promise<readonly Pile[]> {
    return this.opened().knowledge(viewer);
  }

  /** What a seat has written down; nobody else is told. */
  async notes(seat: number): Promise<SeatNotes> {
    return notesFrom(this.written[seat]);
  }

  async write(seat: number, notes: SeatNotes): Promise<void> {
    this.written = { ...this.written, [seat]: notes };
    await this.keep(await this.record());
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

  /** The worker that thinks for bots; a match without bots needs none. */
  private bots(): Remote<BotWorker> {
    this.botWorker ??= wrap<BotWorker>(
      new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }),
    );
    return this.botWorker;
  }

  private opened(): LocalHost {
    if (!this.host) throw new Error('no match is open');
    return this.host;
  }
}

/** What the campaign makes of it is its own affair: the match is kept in any case, and the campaign reads it again. */
async function tellCampaign(heist: HeistOf, record: MatchRecord): Promise<void> {
  const { carryOver } = await import('../campaign/carryOver.ts');
  await carryOver(heist, record).catch(() => {});
}

export type { HostWorker };
expose(new HostWorker());
