import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;
const EVERYWHERE = new Set(['0.0.0.0', '::', '']);

/** Whether the machine itself asks, and does not pass on somebody else's question. */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const from = (socket.remoteAddress ?? '').replace('::ffff:', '');
  return LOOPBACK.test(from) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

/**
 * The beginnings of links by which other devices of the same network reach a server that this machine calls by `base`.
 * Only a page that was opened as localhost is told: one from elsewhere might have got its name to mean this machine.
 */
export function nearby(listens: string, base: string, interfaces = networkInterfaces()): string[] {
  if (!URL.canParse(base)) return [];
  const { hostname, port } = new URL(base);
  if (!LOOPBACK.test(hostname) || LOOPBACK.test(listens)) return [];
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? []);
  const own = EVERYWHERE.has(listens)
    ? all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
    : [listens.includes(':') ? `[${listens}]` : listens];
  return own.map((address) => `http://${address}${port && `:${port}`}`);
}
