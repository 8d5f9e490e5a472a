import type { IncomingMessage } from 'node:http';
import type { Rate } from './settings.ts';

/** Lets through so many things at once, and so many a second in the long run. */
export class Bucket {
  private readonly rate: Rate;
  private level: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.level = rate.atOnce;
    this.at = now;
  }

  take(now: number): boolean {
    this.level = this.levelAt(now);
    this.at = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }

  isFull(now: number): boolean {
    return this.levelAt(now) >= this.rate.atOnce;
  }

  private levelAt(now: number): number {
    const since = Math.max(0, now - this.at) / 1000;
    return Math.min(this.rate.atOnce, this.level + since * this.rate.perSecond);
  }
}

const MANY_ADDRESSES = 10_000;

/** A bucket for every address. */
export class AddressLimit {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(address: string, now: number): boolean {
    let bucket = this.buckets.get(address);
    if (bucket === undefined) {
      if (this.buckets.size >= MANY_ADDRESSES) this.forgetFull(now);
      this.buckets.set(address, (bucket = new Bucket(this.rate, now)));
    }
    return bucket.take(now);
  }

  private forgetFull(now: number): void {
    for (const [address, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(address);
  }
}

/** Who is asking: the peer, or behind a proxy whom the proxy names (last; what stands before may be made up). */
export function addressOf(request: IncomingMessage, proxy: boolean): string {
  const forwarded = proxy ? request.headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  const address = last ?? request.socket.remoteAddress ?? '';
  // All addresses of one IPv6 household count as one.
  const isV6 = address.includes(':') && !address.startsWith('::ffff:');
  return isV6 ? address.split(':').slice(0, 4).join(':') : address;
}
