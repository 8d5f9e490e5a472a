import type { Suggestion } from '@getaway/bots';
import { agrees, type Choice, type Explained, type Pile, type Preview, same } from '@getaway/engine';
import { type Remote, wrap } from 'comlink';
import type { StoreApi } from 'zustand/vanilla';
import { newMatch } from '../home/newMatch.ts';
import { type Locale, settings } from '../settings/settings.ts';
import { named, type NamedRecord } from '../share/named.ts';
import { watched } from '../ui/loading.ts';
import { followLanguage } from '../words/followLanguage.ts';
import { Advisor } from './advisor.ts';
import type { HostWorker } from './host.worker.ts';
import type { SeatNotes } from './notes.ts';
import { Queue } from './queue.ts';
import { hintAt, newSession, type SessionState, type TableSession } from './session.ts';
import { heldWorker, hold, release } from './unkept.ts';

/** Matches that were left a moment ago: whoever comes back at once finds all that was done. */
const LEAVING = new Map<string, Promise<void>>();
/** A worker that does not answer has nothing left to keep; in milliseconds. */
const PATIENCE = 2000;

/** One local match: keeps the page in step with the worker that runs it. */
export class LocalSession implements TableSession {
  readonly store: StoreApi<SessionState>;
  private readonly id: string;
  private readonly worker: Worker;
  private readonly host: Remote<HostWorker>;
  private readonly advisor = new Advisor();
  private persons: readonly number[] = [];
  /** The codes of their curtains, by seat; a curtain must let nobody wait. */
  private readonly codes = new Map<number, string>();
  /** Whose eyes the page sees with; null sees what everybody may see. */
  private viewer: number | null = null;
  /** Whose hands the page acts with. */
  private actor: number | null = null;
  private readonly queue = new Queue();
  /** How often the page has acted, and how often it had when it last showed the position. */
  private acted = 0;
  private shown = 0;
  /** What the page did last is not to be waited for any more. */
  private committed = true;
  private stopListening: () => void = () => {};

  constructor(id: string) {
    this.id = id;
    this.worker =
      heldWorker(id) ?? watched(new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' }));
    this.host = wrap<HostWorker>(this.worker);
    this.store = newSession({ agreement: 'here' });
    void this.open();
  }

  close(): void {
    this.stopListening();
    this.advisor.close();
    if (heldWorker(this.id)) return;
    // What was chosen or written last may still be on its way, and parts of the page that close after this write, too.
    const pressed = this.queue.pressed ? this.queue.add(async () => {}) : Promise.resolve();
    const settled = pressed.then(() => this.host.settled());
    const patience = new Promise<true>((resolve) => setTimeout(() => resolve(true), PATIENCE));
    const left = Promise.race([settled, patience]).catch(() => true);
    LEAVING.set(
      this.id,
      left.then((kept) => (kept ? this.worker.terminate() : hold(this.id, this.worker))),
    );
  }

  /** Somebody looks at the page again: another one may have gone on with the match. */
  async wake(): Promise<void> {
    await this.queue.add(async () => {
      const behind = await this.host.catchUp();
      await this.lookWhetherKept();
      if (!behind) return this.goOn();
      this.store.setState({ redo: [] });
      await this.readCodes();
      await this.refresh();
    });
  }

  async play(choice: Choice): Promise<void> {
    const { actor, shown } = this;
    if (actor === null) return;
    await this.queue.add(async () => {
      // Whoever pressed twice saw the same choices both times, and means one of them.
      if (shown === this.acted) await this.choose(actor, choice, []);
      await this.refresh();
    });
  }

  async undo(from?: number, only: object = {}): Promise<void> {
    const { actor } = this;
    if (actor === null) return;
    await this.queue.add(async () => {
      const { plays } = await this.host.record();
      const first = from ?? plays.findLastIndex(({ seat }) => seat === actor);
      const taken = plays
        .filter(({ seat, choice }, number) => seat === actor && number >= first && agrees(only, choice))
        .toReversed();
      this.acted++;
      const answer = await this.host.undo(actor, from, only);
      const { redo } = this.store.getState();
      this.store.setState({
        trouble: answer.ok ? null : answer,
        redo: answer.ok ? [...redo, ...taken.map(({ choice }) => choice)] : redo,
      });
      if (answer.ok) this.committed = false;
      await this.refresh();
    });
  }

  async rewind(): Promise<void> {
    const pressedAt = this.store.getState().position;
    await this.queue.add(async () => {
      const { plays } = await this.host.record();
      const { seat, from } = pressedAt?.byAgreement ?? { seat: -1, from: -1 };
      const last = plays.findLastIndex((play) => this.persons.includes(play.seat));
      // Bots may have gone on since it was pressed; if a person has, it is no longer what all agreed to.
      if (last < 0 || last !== from) return this.refresh();
      const { choice } = plays[from] as (typeof plays)[number];
      this.acted++;
      const answer = await this.host.rewind(seat);
      const shared = this.persons.length > 1;
      this.store.setState({
        trouble: answer.ok ? null : answer,
        // Who plays alone may choose the same again; on a shared device the next to choose may be another.
        redo: answer.ok && !shared ? [choice] : [],
      });
      this.committed = true;
      if (answer.ok && shared) this.viewer = this.actor = null;
      await this.refresh();
    });
  }

  async redo(): Promise<void> {
    const { actor } = this;
    if (actor === null) return;
    await this.queue.add(async () => {
      const { redo } = this.store.getState();
      const choice = redo.at(-1);
      if (choice) await this.choose(actor, choice, redo.slice(0, -1));
      await this.refresh();
    });
  }

  async commit(): Promise<void> {
    // Whoever has finished a turn would miss the match.
    void navigator.storage?.persist?.();
    await this.queue.add(() => {
      this.committed = true;
      return this.refresh();
    });
  }

  /** Whether the one whom the device is passed to has set a code. */
  isLocked(): boolean {
    return this.codeOf(this.store.getState().passTo) !== '';
  }

  private codeOf(seat: number | null): string {
    return this.codes.get(seat ?? -1) ?? '';
  }

  /** Takes away the code of the one whom the device is passed to. */
  async unlock(): Promise<void> {
    const { passTo } = this.store.getState();
    if (passTo !== null) await this.write(passTo, { ...(await this.notes(passTo)), code: '' });
  }

  /** The one whom the device is passed to has it; false when their curtain has another code. */
  async takeOver(code = ''): Promise<boolean> {
    const { passTo } = this.store.getState();
    if (passTo === null) return true;
    if (this.codeOf(passTo) !== code) return false;
    this.viewer = passTo;
    this.actor = passTo;
    this.store.setState({ passTo: null, log: [] });
    await this.queue.add(() => this.refresh());
    return true;
  }

  /** On a shared device: nobody is looking, so nothing of anybody's stays on the page. */
  lowerCurtain(): void {
    const { viewer } = this;
    const { position } = this.store.getState();
    if (viewer === null || this.persons.length < 2 || !this.queue.idle || !position || position.outcome)
      return;
    this.viewer = null;
    this.actor = null;
    this.store.setState({ passTo: viewer, position: null, log: [] });
  }

  explain(): Promise<readonly Explained[]> {
    return this.actor === null ? Promise.resolve([]) : this.host.explain(this.actor);
  }

  preview(choice: Choice): Promise<Preview | null> {
    return this.actor === null ? Promise.resolve(null) : this.host.preview(this.actor, choice, this.viewer);
  }

  knowledge(): Promise<readonly Pile[]> {
    return this.host.knowledge(this.viewer);
  }

  notes(seat: number): Promise<SeatNotes> {
    return this.host.notes(seat);
  }

  async write(seat: number, notes: SeatNotes): Promise<void> {
    this.codes.set(seat, notes.code);
    const here = await this.host.write(seat, notes);
    await this.lookWhetherKept();
    if (!here) await this.queue.add(() => this.refresh());
  }

  async hint(): Promise<Suggestion | null> {
    const { position, game } = this.store.getState();
    const suggestion = await hintAt(this.advisor, game, position);
    if (suggestion) {
      this.store.setState(({ hints }) => ({ hints: hints + 1 }));
      await this.host.noteHint();
    }
    return suggestion;
  }

  text(locale: Locale): Promise<string> {
    return this.host.text(this.viewer, locale);
  }

  async record(): Promise<NamedRecord | null> {
    return named(await this.host.record(), this.store.getState().players);
  }

  /** The same once more with a new seed: gives the way there. */
  async rematch(): Promise<string> {
    const { game, version, options } = await this.host.record();
    return `/play/${await newMatch(game, version, this.store.getState().players, options)}`;
  }

  dismissTrouble(): void {
    this.store.setState({ trouble: null });
  }

  private async open(): Promise<void> {
    await LEAVING.get(this.id);
    const opened = await this.host.open(this.id).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      this.store.setState({ status: 'broken', trouble: { rule: null, params: {}, message } });
    });
    if (opened === undefined) return;
    if (opened === null) return this.store.setState({ status: 'missing' });
    const { game, players, sandbox, hints, campaign } = opened;
    this.persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    await this.readCodes();
    if (this.persons.length === 1) this.viewer = this.actor = this.persons[0] as number;
    this.store.setState({
      game,
      players,
      sandbox,
      shared: this.persons.length > 1,
      hints,
      campaign,
      messages: await this.host.messages(settings.getState().locale),
    });
    this.stopListening = followLanguage(
      (locale) => this.host.messages(locale),
      (messages) => this.store.setState({ messages }),
    );
    await this.queue.add(() => this.refresh());
  }

  /** Only where several people share the device there are curtains. */
  private async readCodes(): Promise<void> {
    if (this.persons.length < 2) return;
    for (const seat of this.persons) this.codes.set(seat, (await this.notes(seat)).code);
  }

  private async choose(seat: number, choice: Choice, redo: readonly Choice[]): Promise<void> {
    this.acted++;
    const asked = this.store.getState().position?.decision?.step;
    const answer = await this.host.play(seat, choice);
    this.store.setState({ trouble: answer.ok ? null : answer, redo });
    if (!answer.ok) return;
    this.store.setState({ made: { choice, asked } });
    this.committed = settings.getState().commit === 'instant' || !answer.passed;
  }

  /** Brings the page up to date, and goes on from there. */
  private async refresh(): Promise<void> {
    await this.show();
    await this.goOn();
  }

  /**
   * Once all is committed, bots act and the device goes on to the next person. Bots pause for what people ask for
   * meanwhile, and go on when that is done.
   */
  private async goOn(): Promise<void> {
    if (this.holdForCommit()) return;
    while (!this.queue.pressed && this.botsTurn() && (await this.host.botPlays())) await this.show();
    if (!this.queue.pressed) await this.passOn();
  }

  private async show(): Promise<void> {
    const since = this.store.getState().log.at(-1)?.n ?? 0;
    const position = await this.host.position(this.viewer, this.actor);
    const all = await this.host.log(this.viewer, 0);
    const { log: shown } = this.store.getState();
    // What was taken back may leave as much to tell as there was.
    const log = all.length === since && same(all.at(-1), shown.at(-1)) ? shown : all;
    this.shown = this.acted;
    this.store.setState({ status: 'ready', position, log, commitDue: false });
    await this.lookWhetherKept();
  }

  private async lookWhetherKept(): Promise<void> {
    const unkept = !(await this.host.isKept());
    if (unkept) hold(this.id, this.worker);
    else release(this.id);
    if (unkept !== this.store.getState().unkept) this.store.setState({ unkept });
  }

  private holdForCommit(): boolean {
    const { position } = this.store.getState();
    const due =
      !this.committed &&
      position !== null &&
      position.undoable.length > 0 &&
      !position.mayAct.includes(this.actor ?? -1) &&
      !position.outcome;
    this.store.setState({ commitDue: due });
    return due;
  }

  private botsTurn(): boolean {
    const { position } = this.store.getState();
    return position !== null && position.mayAct.some((seat) => !this.persons.includes(seat));
  }

  /** On a shared device: hands over to the next person, behind a curtain where the decision is a private one. */
  private async passOn(): Promise<void> {
    const { position } = this.store.getState();
    const next = position?.waiting.find((seat) => this.persons.includes(seat));
    if (!position || next === undefined || position.waiting.includes(this.actor ?? -1)) return;
    this.viewer = null;
    this.actor = null;
    if (position.secretive) {
      this.store.setState({ passTo: next, position: null, log: [] });
      return;
    }
    this.actor = next;
    await this.show();
  }

  async actFor(seat: number): Promise<void> {
    const { position } = this.store.getState();
    if (!position?.mayAct.includes(seat) || !this.persons.includes(seat) || position.secretive) return;
    await this.queue.add(() => {
      this.actor = seat;
      return this.show();
    });
  }
}
