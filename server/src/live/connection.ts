import type { Duplex } from 'node:stream';
import { Refused } from '@getaway/engine';
import type { RawData, WebSocket } from 'ws';
import { CLOSE } from '../../protocol/close.ts';
import type { Welcome } from '../../protocol/fromServer.ts';
import { LIVE_ERRORS, type LiveErrorCode } from '../../protocol/liveErrors.ts';
import { PROTOCOL } from '../../protocol/values.ts';
import { faultOf } from '../faults.ts';
import { Bucket } from '../limits.ts';
import { Problem } from '../problem.ts';
import { answerBack, askBack } from '../room/agreeing.ts';
import { once } from '../room/once.ts';
import { moreTime, play, type Result, takeBack, wayBack } from '../room/playing.ts';
import type { Visitor } from '../room/audience.ts';
import type { Room } from '../room/room.ts';
import { comeBack, keptFor, standIn, you } from '../room/seating.ts';
import { frameOf } from './frame.ts';
import type { Inbox, Sender } from './inbox.ts';
import { type Incoming, readMessage } from './reading.ts';
import { point, say, saidSince, suggest } from './talking.ts';

type Message<T extends Incoming['type']> = Extract<Incoming, { type: T }>;
/** What is answered. */
type Request = Exclude<Incoming, Message<'hello' | 'look' | 'ping' | 'point'>>;

/** How long a client may take to say hello. */
const PATIENCE = 10_000;
/** Who ignores limits as often as this is sent away. */
const MOST_FAULTS = 100;

/** How a connection hears and speaks. */
export interface Wire {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly inbox: Inbox;
}

/** One socket: reads what comes in, and answers. */
export class Connection implements Visitor, Sender {
  readonly seat: number | null;
  readonly guest: number | null;
  wantsChoices = true;
  looking = true;
  /** Answered since the last heartbeat. */
  alive = true;
  private readonly room: Room;
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private readonly messages: Bucket;
  private readonly takingBack: Bucket;
  private readonly chat: Bucket;
  private readonly patience: NodeJS.Timeout;
  private greeted = false;
  private closed = false;
  private faults = 0;

  constructor(room: Room, wire: Wire, seat: number | null, guest: number | null) {
    const { socket, stream, inbox } = wire;
    this.room = room;
    this.socket = socket;
    this.stream = stream;
    this.seat = seat;
    this.guest = guest;
    const { settings, now } = room.house;
    this.messages = new Bucket(settings.limits.messages, now());
    this.takingBack = new Bucket(settings.limits.takingBack, now());
    this.chat = new Bucket(settings.limits.chat, now());
    this.patience = setTimeout(() => this.close('abuse'), PATIENCE);
    socket.on('message', (data, isBinary) => inbox.add(this, data, isBinary));
    socket.on('pong', () => (this.alive = true));
    // The close event follows an error and says all there is to know.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(this.patience);
      this.closed = true;
      if (this.greeted) room.audience.exit(this);
    });
  }

  send(frames: string): void {
    const { socket, stream, room } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (stream.writableLength > room.house.settings.limits.backlog) {
      room.house.metrics.add('slow_clients');
      return this.close('slow');
    }
    stream.write(frames, 'latin1');
  }

  private tell(message: object): void {
    this.send(frameOf(JSON.stringify(message)));
  }

  close(reason: keyof typeof CLOSE): void {
    this.socket.close(CLOSE[reason].code, reason);
  }

  beat(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
  }

  read(data: RawData, isBinary: boolean): Incoming | null {
    const { house } = this.room;
    house.metrics.add('messages');
    if (!this.messages.take(house.now())) {
      this.fault('too-many');
      return null;
    }
    const message = isBinary ? null : readMessage(data);
    if (message === null) {
      house.metrics.add('malformed');
      this.fault('malformed');
    }
    return message;
  }

  carryOut(message: Incoming): void {
    try {
      this.handle(message);
    } catch (error) {
      this.failed('id' in message ? message.id : undefined, error);
    }
  }

  private handle(message: Incoming): void {
    if (message.type === 'hello') return this.hello(message);
    if (message.type === 'ping') return this.tell({ type: 'pong' });
    if (!this.greeted) return this.fault('malformed');
    if (message.type === 'look') return this.look(message.looking);
    const { seat } = this;
    if (seat === null || !this.holds(seat)) {
      return this.error('not-yours', 'id' in message ? message.id : undefined);
    }
    if (message.type !== 'point') return this.conclude(message, this.doing(message, seat));
    const result = this.chat.take(this.room.house.now()) ? point(this.room, seat, message.piece) : 'too-many';
    if (result !== 'done') this.error(result);
  }

  private doing(message: Request, seat: number): Result {
    const { room } = this;
    const now = room.house.now();
    switch (message.type) {
      case 'play':
        return play(room, seat, message, message);
      case 'undo':
        if (!this.takingBack.take(now)) return 'too-many';
        return takeBack(room, seat, message, message.from, message.only ?? {});
      case 'undoable':
        if (room.row.state !== 'live') return 'not-live';
        return this.takingBack.take(now) ? 'done' : 'too-many';
      case 'rewind':
        if (!this.takingBack.take(now)) return 'too-many';
        return once(room, seat, message.id, () => askBack(room, seat, message));
      case 'answer':
        return this.chat.take(now) ? answerBack(room, seat, message) : 'too-many';
      case 'say':
      case 'emote':
        if (!this.chat.take(now)) return 'too-many';
        say(
          room,
          seat,
          message.id,
          message.type === 'say' ? { text: message.text } : { emote: message.emote },
        );
        return 'done';
      case 'suggest':
        return this.chat.take(now) ? suggest(room, seat, message) : 'too-many';
      case 'away':
        return once(room, seat, message.id, () => {
          if (room.row.state !== 'live') return 'not-live';
          standIn(room, seat);
          return 'done';
        });
      case 'back':
        return once(room, seat, message.id, () => {
          comeBack(room, this.guest as number, seat);
          return 'done';
        });
      case 'time':
        if (!this.chat.take(now)) return 'too-many';
        return once(room, seat, message.id, () => moreTime(room, seat, message.seat));
    }
  }

  /** Answers, but not before everything that the answer rests on is stored. */
  private conclude(message: Request, result: Result): void {
    const { room } = this;
    const { id, type } = message;
    if (result === 'again') room.house.metrics.add('repeats');
    const lost = (): void => this.error('storage', id);
    // The update that a play leads to acknowledges it.
    if (result === 'done' && (type === 'play' || type === 'undo')) return room.whenStored(() => {}, lost);
    room.whenStored(() => {
      if (result instanceof Refused) {
        const { rule, params } = result;
        this.tell({ type: 'refused', id, rule, params });
      } else if (result !== 'done' && result !== 'again') {
        this.error(result, id);
      } else if (type === 'undoable') {
        this.tell({ type: 'undoable', id, ...wayBack(room, this.seat as number) });
      } else {
        this.tell({ type: 'done', id });
      }
    }, lost);
  }

  private look(looking: boolean): void {
    const { room, seat } = this;
    this.looking = looking;
    if (looking && seat !== null && this.holds(seat)) room.house.notices.seen(room, seat);
  }

  private hello({ have, choices = true, looking = true }: Message<'hello'>): void {
    const { room, seat, guest } = this;
    if (this.greeted) return this.fault('malformed');
    // Whoever has hung up meanwhile would never leave.
    if (this.closed) return;
    this.greeted = true;
    this.wantsChoices = choices;
    clearTimeout(this.patience);
    room.whenSettled(() => {
      if (room.closed !== null) return this.close(room.closed);
      if (room.stale && room.row.state === 'live') return this.close('stale');
      // Whoever lost the seat while connecting is not shown what its new owner sees.
      if (seat !== null && !this.holds(seat)) return this.close('unseated');
      room.audience.enter(this);
      this.look(looking);
      const { host } = you(room, guest);
      const kept = keptFor(room, guest);
      const now = room.house.now();
      const welcome: Welcome = {
        type: 'welcome',
        protocol: PROTOCOL,
        seat,
        host,
        kept,
        now,
        room: room.info(),
      };
      this.tell(welcome);
      const said = saidSince(room, have?.chat ?? 0);
      if (said !== null) this.send(frameOf(said));
      if (room.row.state === 'open') return;
      if (have !== undefined && room.audience.catchUp(this, have.no)) return;
      // Events that the client has are still good, unless some of them were taken back meanwhile.
      const keeps = have !== undefined && have.taken === room.course().taken;
      room.audience.sync(this, keeps ? have.events : 0);
    });
  }

  private holds(seat: number): boolean {
    return this.guest !== null && this.room.seats[seat]?.guest === this.guest;
  }

  private failed(id: string | undefined, error: unknown): void {
    if (error instanceof Problem) {
      if (error.code === 'stale') return this.close('stale');
      return this.error(error.code in LIVE_ERRORS ? (error.code as LiveErrorCode) : 'not-live', id);
    }
    const { house, name } = this.room;
    house.metrics.add('faults');
    house.log.error({ match: name, ...faultOf(error) }, 'a message failed');
    this.error('fault', id);
  }

  private fault(code: LiveErrorCode): void {
    if (code === 'too-many') this.room.house.metrics.add('limited');
    if (++this.faults > MOST_FAULTS) return this.close('abuse');
    this.error(code);
  }

  private error(code: LiveErrorCode, id?: string): void {
    this.tell({ type: 'error', code, ...(id !== undefined && { id }) });
  }
}
