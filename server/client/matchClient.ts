import { CLOSE } from '../protocol/close.ts';
import type { FromServer, WayBack } from '../protocol/fromServer.ts';
import type { Emote } from '../protocol/values.ts';
import { type Keep, NotDone, Outbox, type Request } from './outbox.ts';
import { newRequestId } from './requestId.ts';
import { Lifeline, openBrowserSocket, type OpenSocket } from './socket.ts';
import { after, type Choice, FIRST, lastLine, type MatchState } from './state.ts';

export interface MatchClientOptions {
  /** Where the server is, such as "wss://play.example"; in a browser by default where the page came from. */
  readonly server?: string;
  readonly match: string;
  /** Which of the own seats, or to look on; by default the first of the own seats. */
  readonly seat?: number | 'watch';
  /** False: the client works out its choices from its view, so the server need not send them. */
  readonly choices?: boolean;
  /** Keeps unanswered requests beyond a reload of the page. */
  readonly keep?: Keep;
  readonly openSocket?: OpenSocket;
  readonly now?: () => number;
}

/** How long to wait before something is sent again that the server had no time for. */
const AGAIN = 1500;

const FINAL = new Map<number, MatchState['closed']>([
  [CLOSE.gone.code, 'gone'],
  [CLOSE.stale.code, 'stale'],
  [CLOSE.unseated.code, 'unseated'],
  [CLOSE.calledOff.code, 'calledOff'],
]);

/**
 * One match on a server: its state, and everything a seat can do. What is done while offline is sent later; whatever
 * is sent counts once, however often the connection breaks.
 */
export class MatchClient {
  private state: MatchState = FIRST;
  private readonly listeners = new Set<(state: MatchState) => void>();
  private readonly outbox: Outbox;
  private readonly lifeline: Lifeline;
  private readonly choices: boolean;
  private readonly now: () => number;
  private again: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server may take requests: after it has said where the match stands. */
  private ready = false;
  /** Whether somebody looks at the match, and what the server has heard of it. */
  private looking = true;
  private said = true;

  constructor(options: MatchClientOptions) {
    const { server = pageServer(), match, seat, openSocket = openBrowserSocket } = options;
    const which = seat === undefined ? '' : `?seat=${seat}`;
    this.choices = options.choices ?? true;
    this.now = options.now ?? Date.now;
    this.outbox = new Outbox(options.keep ?? null);
    this.lifeline = new Lifeline(
      `${server}/api/matches/${match}/live${which}`,
      {
        opened: () => this.hello(),
        received: (text) => this.receive(text),
        broke: (code) => this.broke(code),
      },
      openSocket,
    );
    this.lifeline.connect();
  }

  getState(): MatchState {
    return this.state;
  }

  /** Calls the listener at every change; returns what ends that. */
  subscribe(listener: (state: MatchState) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Plays a choice. Resolves when it is stored; throws `NotDone`. */
  async play(choice: Choice): Promise<void> {
    await this.request({ type: 'play', id: newRequestId(), turn: this.state.turn, choice: { ...choice } });
  }

  /** Takes back plays of the own seat, from a play's number on, or the latest; or those of them that agree with `only`. */
  async undo(from?: number, only?: { readonly [part: string]: unknown }): Promise<void> {
    const which = { ...(from !== undefined && { from }), ...(only && { only }) };
    await this.request({ type: 'undo', id: newRequestId(), turn: this.state.turn, ...which });
  }

  /** What could be taken back. */
  undoable(): Promise<WayBack> {
    return this.request({ type: 'undoable', id: newRequestId() });
  }

  /** Asks everybody to agree that the latest choice is taken back, with everything since. */
  async askBack(): Promise<void> {
    await this.request({ type: 'rewind', id: newRequestId(), no: this.state.no });
  }

  /** Agrees to what somebody asks, or ends it. */
  async answerBack(to: string, agrees: boolean): Promise<void> {
    await this.request({ type: 'answer', id: newRequestId(), to, agrees });
  }

  async say(text: string): Promise<void> {
    await this.request({ type: 'say', id: newRequestId(), text });
  }

  async emote(emote: Emote): Promise<void> {
    await this.request({ type: 'emote', id: newRequestId(), emote });
  }

  /** Tells another person who is asked what they might choose, as the match stands here. */
  async suggest(seat: number, choice: Choice): Promise<void> {
    const { no } = this.state;
    await this.request({ type: 'suggest', id: newRequestId(), seat, no, choice: { ...choice } });
  }

  /** Points at something, for those who look now: what does not get through is not sent again. */
  point(piece: string): void {
    if (this.ready) this.lifeline.send(JSON.stringify({ type: 'point', piece }));
  }

  /** A bot stands in. */
  async away(): Promise<void> {
    await this.request({ type: 'away', id: newRequestId() });
  }

  /** Takes the seat back from the bot. */
  async back(): Promise<void> {
    await this.request({ type: 'back', id: newRequestId() });
  }

  /** Asks the others for more time, or gives it to one of them. */
  async time(seat?: number): Promise<void> {
    await this.request({ type: 'time', id: newRequestId(), ...(seat !== undefined && { seat }) });
  }

  /** Whether somebody looks at the match: whoever does is sent no notice of it. */
  look(looking: boolean): void {
    this.looking = looking;
    this.sayLooking();
  }

  /** Tries to connect at once: call it when the device is online again or the page is looked at. */
  wake(): void {
    this.lifeline.connect();
  }

  /** Breaks the connection off: call it when the device has gone offline, which a socket notices only much later. */
  cut(): void {
    this.lifeline.reconnect();
  }

  close(): void {
    this.lifeline.stop();
    clearTimeout(this.again);
    this.outbox.close();
    this.listeners.clear();
  }

  private request(request: Request): Promise<WayBack> {
    const answer = this.outbox.add(request);
    if (this.ready) this.lifeline.send(JSON.stringify(request));
    // Whoever does something need not wait for the next try.
    else this.lifeline.connect();
    return answer;
  }

  private hello(): void {
    const { no, events, taken, view } = this.state;
    const chat = lastLine(this.state);
    const have = view === null ? {} : { have: { no, events: events.length, taken, chat } };
    const { choices, looking } = this;
    this.said = looking;
    this.lifeline.send(JSON.stringify({ type: 'hello', choices, looking, ...have }));
  }

  private sayLooking(): void {
    const { looking } = this;
    if (!this.ready || this.said === looking) return;
    this.said = looking;
    this.lifeline.send(JSON.stringify({ type: 'look', looking }));
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as FromServer;
    const before = this.state;
    try {
      this.state = after(this.state, message, this.now());
    } catch {
      // Something is missing or does not fit: begin with the whole position.
      this.state = { ...this.state, view: null, no: 0 };
      return this.lifeline.reconnect();
    }
    this.answered(message);
    const begun = message.type === 'sync' || message.type === 'update';
    const waits = message.type === 'welcome' && message.room.state === 'open';
    if (!this.ready && (begun || waits)) {
      this.ready = true;
      this.sayLooking();
      for (const request of this.outbox.requests()) this.lifeline.send(JSON.stringify(request));
    }
    if (this.state !== before) this.tell();
  }

  private answered(message: FromServer): void {
    if (message.type === 'update') for (const id of message.done ?? []) this.outbox.done(id);
    if (message.type === 'done') this.outbox.done(message.id);
    if (message.type === 'undoable') this.outbox.done(message.id, message);
    if (message.type === 'refused') {
      this.outbox.failed(message.id, new NotDone('refused', message.rule, message.params));
    }
    if (message.type !== 'error') return;
    if (message.code === 'too-many' || message.code === 'storage') this.sendAgainSoon();
    else if (message.id !== undefined) this.outbox.failed(message.id, new NotDone(message.code));
  }

  private sendAgainSoon(): void {
    // All that waits is sent then, so one answer of several is reason enough.
    this.again ??= setTimeout(() => {
      this.again = undefined;
      if (!this.ready) return;
      for (const request of this.outbox.requests()) this.lifeline.send(JSON.stringify(request));
    }, AGAIN);
  }

  private broke(code: number): boolean {
    this.ready = false;
    const closed = FINAL.get(code) ?? null;
    this.state = { ...this.state, status: closed === null ? 'offline' : 'closed', closed };
    if (closed !== null) this.outbox.close();
    this.tell();
    return closed === null;
  }

  private tell(): void {
    for (const listener of this.listeners) listener(this.state);
  }
}

function pageServer(): string {
  const { location } = globalThis as unknown as { location: { protocol: string; host: string } };
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
}
