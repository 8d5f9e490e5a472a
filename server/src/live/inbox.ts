import type { RawData } from 'ws';
import type { Commits } from '../store/commits.ts';
import type { Incoming } from './reading.ts';

/** Who has sent something. */
export interface Sender {
  /** Reads a message; null when it is none that can be carried out. */
  read(data: RawData, isBinary: boolean): Incoming | null;
  carryOut(message: Incoming): void;
}

/**
 * What came in one turn of the event loop, from all sockets. A processor is faster when it does the same thing many
 * times: so all messages are read, then all are carried out, then all is stored, and then everybody is told.
 */
export class Inbox {
  private readonly commits: Commits;
  private senders: Sender[] = [];
  private datas: RawData[] = [];
  private binary: boolean[] = [];

  constructor(commits: Commits) {
    this.commits = commits;
  }

  add(sender: Sender, data: RawData, isBinary: boolean): void {
    if (this.senders.length === 0) setImmediate(() => this.empty());
    this.senders.push(sender);
    this.datas.push(data);
    this.binary.push(isBinary);
  }

  private empty(): void {
    const { senders, datas, binary } = this;
    this.senders = [];
    this.datas = [];
    this.binary = [];
    const messages = senders.map((sender, i) => sender.read(datas[i] as RawData, binary[i] === true));
    senders.forEach((sender, i) => {
      const message = messages[i];
      if (message !== null && message !== undefined) sender.carryOut(message);
    });
    this.commits.flush();
  }
}
