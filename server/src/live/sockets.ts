import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { CLOSE } from '../../protocol/close.ts';
import type { House } from '../house.ts';
import { tokenIn } from '../http/cookies.ts';
import type { PublicAddress } from '../http/origin.ts';
import { addressOf } from '../limits.ts';
import { seatsOf } from '../room/seating.ts';
import { Connection } from './connection.ts';
import { Inbox } from './inbox.ts';

const PATH = /^\/api\/matches\/([\w-]{22})\/live(?:\?seat=(\d{1,2}|watch))?$/;
const HEARTBEAT = 30_000;

/** The sockets of all matches. */
export class Sockets {
  private readonly house: House;
  private readonly address: PublicAddress;
  private readonly server: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly inbox: Inbox;
  private readonly byAddress = new Map<string, number>();
  private readonly heart: NodeJS.Timeout;
  private closing = false;

  constructor(house: House, address: PublicAddress, http: Server) {
    this.house = house;
    this.address = address;
    this.inbox = new Inbox(house.commits);
    this.server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: house.settings.limits.message,
      perMessageDeflate: false,
    });
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.upgrade(request, socket, head),
    );
    this.heart = setInterval(() => {
      for (const connection of this.connections) connection.beat();
    }, HEARTBEAT);
  }

  get size(): number {
    return this.connections.size;
  }

  /** Sends everybody away, who will come back when the server is there again. */
  close(): void {
    this.closing = true;
    clearInterval(this.heart);
    for (const connection of this.connections) connection.close('restart');
  }

  /** Why there is nothing to see. Whoever sat at a table that was called off knows of it now. */
  private turnAway(id: string, guest: number | null): 'gone' | 'calledOff' {
    const room = this.house.rooms.calledOff(id);
    if (room === null) return 'gone';
    for (const seat of seatsOf(room, guest)) this.house.notices.seen(room, seat);
    return 'calledOff';
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const path = PATH.exec(request.url ?? '');
    if (path === null) return reject(socket, '404 Not Found');
    if (this.closing) return reject(socket, '503 Service Unavailable');
    if (!this.address.isOurs(request)) return reject(socket, '403 Forbidden');
    const { limits, proxy } = this.house.settings;
    const from = addressOf(request, proxy);
    const held = this.byAddress.get(from) ?? 0;
    if (held >= limits.socketsOfAddress || this.connections.size >= limits.sockets) {
      this.house.metrics.add('limited');
      return reject(socket, '429 Too Many Requests');
    }
    const [, id = '', seat] = path;
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const room = this.house.rooms.get(id);
      const token = tokenIn(request.headers.cookie, this.address.isSecure);
      const guest = this.house.guests.withToken(token, this.house.now())?.guest ?? null;
      if (room === null) {
        const why = this.turnAway(id, guest);
        return ws.close(CLOSE[why].code, why);
      }
      const own = seat === 'watch' ? [] : seatsOf(room, guest);
      const wanted = seat === undefined || seat === 'watch' ? own[0] : Number(seat);
      if (wanted !== undefined && !own.includes(wanted)) return ws.close(CLOSE.unseated.code, 'unseated');
      const connection = new Connection(
        room,
        { socket: ws, stream: socket, inbox: this.inbox },
        wanted ?? null,
        guest,
      );
      this.connections.add(connection);
      this.byAddress.set(from, (this.byAddress.get(from) ?? 0) + 1);
      ws.on('close', () => {
        this.connections.delete(connection);
        const left = (this.byAddress.get(from) ?? 1) - 1;
        if (left === 0) this.byAddress.delete(from);
        else this.byAddress.set(from, left);
      });
    });
  }
}

function reject(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
