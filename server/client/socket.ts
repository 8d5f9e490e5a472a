/** As much of a browser's WebSocket as is needed. */
export interface Socket {
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  send(text: string): void;
  close(code?: number): void;
}

export type OpenSocket = (url: string) => Socket;

export const openBrowserSocket: OpenSocket = (url) => {
  const { WebSocket } = globalThis as unknown as { WebSocket: new (url: string) => Socket };
  return new WebSocket(url);
};

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;
const QUIET = 25_000;
const NO_ANSWER = 8000;

export interface Line {
  opened(): void;
  received(message: string): void;
  /** The connection broke and will be made again, unless this returns false. */
  broke(code: number): boolean;
}

/** A connection that is made again whenever it breaks, first soon, then ever more patiently. */
export class Lifeline {
  private readonly url: string;
  private readonly line: Line;
  private readonly open: OpenSocket;
  private socket: Socket | null = null;
  private isOpen = false;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(url: string, line: Line, open: OpenSocket) {
    this.url = url;
    this.line = line;
    this.open = open;
  }

  /** Connects now: at the beginning, or when the device is back online and need not wait for the next try. */
  connect(): void {
    if (this.stopped || this.socket !== null) return;
    clearTimeout(this.retry);
    const socket = this.open(this.url);
    this.socket = socket;
    this.isOpen = false;
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return;
      this.isOpen = true;
      this.line.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.socket !== socket) return;
      this.pause = FIRST_PAUSE;
      this.listen(QUIET);
      this.line.received(String(data));
    });
    // The close event follows an error.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', ({ code }) => {
      if (this.socket === socket) this.lost(code);
    });
    this.listen(QUIET);
  }

  send(text: string): void {
    this.socket?.send(text);
  }

  /** Breaks the connection and makes it again. */
  reconnect(): void {
    const { socket } = this;
    if (socket === null) return;
    this.lost(1000);
    socket.close();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    const { socket } = this;
    this.socket = null;
    socket?.close(1000);
  }

  private lost(code: number): void {
    this.socket = null;
    clearTimeout(this.silence);
    if (!this.line.broke(code) || this.stopped) return this.stop();
    // Not everybody at the same moment, when a server comes back.
    const wait = this.pause * (0.5 + Math.random());
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** A connection can be dead without either end knowing. When it is quiet for long, ask. */
  private listen(quiet: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      // What is still connecting cannot be asked.
      if (quiet === NO_ANSWER || !this.isOpen) return this.reconnect();
      this.send('{"type":"ping"}');
      this.listen(NO_ANSWER);
    }, quiet);
  }
}
