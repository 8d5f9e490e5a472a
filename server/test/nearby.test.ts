import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { nearby } from '../src/http/nearby.ts';
import { serve } from './rig.ts';

const at = (address: string, family: 'IPv4' | 'IPv6', internal = false): NetworkInterfaceInfo => ({
  address,
  family,
  internal,
  netmask: '',
  mac: '',
  cidr: null,
  scopeid: 0,
});

const INTERFACES = {
  lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
  wifi: [at('192.168.1.20', 'IPv4'), at('fe80::1', 'IPv6')],
  cable: [at('10.0.0.7', 'IPv4')],
};

describe('how other devices reach a server', () => {
  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'is told to a page that was opened as %s',
    (base) =>
      expect(nearby('0.0.0.0', base, INTERFACES)).toEqual([
        'http://192.168.1.20:8080',
        'http://10.0.0.7:8080',
      ]),
  );

  it.each([
    'http://play.example:8080',
    'http://not a host',
    'http://127.0.0.1.play.example',
    'http://192.168.1.20:8080',
  ])('is not told to a page that was opened as %s', (base) =>
    expect(nearby('0.0.0.0', base, INTERFACES)).toEqual([]),
  );

  it('is not at all where the server listens to its own machine alone', () => {
    for (const listens of ['127.0.0.1', 'localhost', '::1'])
      expect(nearby(listens, 'http://localhost:8080', INTERFACES)).toEqual([]);
  });

  it('is by the one address that it listens on', () => {
    expect(nearby('10.0.0.7', 'http://localhost', INTERFACES)).toEqual(['http://10.0.0.7']);
    expect(nearby('fd00::7', 'http://localhost:81', INTERFACES)).toEqual(['http://[fd00::7]:81']);
  });
});

describe('the address', () => {
  it('is what the server was told, whoever asks', async () => {
    const server = await serve({ settings: { url: 'https://play.example/' } });
    const reply = await fetch(`http://127.0.0.1:${server.port}/api/address`);
    expect(await reply.json()).toEqual({ links: ['https://play.example'] });
  });

  it('of the machine is told to nobody whose question came through a proxy', async () => {
    const { port } = await serve({ settings: { host: '0.0.0.0' } });
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const reply = await fetch(`http://127.0.0.1:${port}/api/address`, {
        headers: { [header]: 'for=1.2.3.4' },
      });
      expect(await reply.json()).toEqual({ links: [] });
    }
    const behind = await serve({ settings: { host: '0.0.0.0', proxy: true } });
    const reply = await fetch(`http://127.0.0.1:${behind.port}/api/address`);
    expect(await reply.json()).toEqual({ links: [] });
  });
});
