// A server with a clock of its own, a mail server, and two people who play there: Ben wants to be told by mail.
import { expect } from 'vitest';
import { DEFAULTS, type Settings } from '../src/index.ts';
import { type Mail, type MailServer, openMailServer } from './mailServer.ts';
import { PushService } from './pushService.ts';
import { type Person, serve, type TestServer, until } from './rig.ts';

export const ADDRESS = 'ben@home.example';
export const BASE = 'https://play.example';

export const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

export interface World {
  server: TestServer;
  readonly post: MailServer;
  readonly push: PushService;
  readonly ann: Person;
  readonly ben: Person;
  readonly pass: (ms: number) => Promise<void>;
  restart(): Promise<void>;
  /** The mails, once there are so many. */
  mails(count: number): Promise<readonly Mail[]>;
}

export async function world(settings: Partial<Settings> = {}): Promise<World> {
  let time = 1_800_000_000_000;
  const post = await openMailServer();
  const push = new PushService();
  const reached = (server: TestServer): TestServer => ({ ...server, url: `http://127.0.0.1:${server.port}` });
  const server = await serve({
    now: () => time,
    post: push.post,
    settings: {
      url: BASE,
      mail: { smtp: post.url, from: 'Getaway <getaway@play.example>' },
      notices: { ...DEFAULTS.notices, beat: 5 },
      ...settings,
    },
  });
  const [ann, ben] = ['Ann', 'Ben'].map((name) => server.person(name)) as [Person, Person];
  const at: World = {
    server: reached(server),
    post,
    push,
    ann,
    ben,
    async pass(ms) {
      time += ms;
      await aWhile();
    },
    async restart() {
      at.server = reached(await at.server.restart());
      for (const person of [ann, ben]) person.url = at.server.url;
      // It finds what waits one match after the other.
      await aWhile();
    },
    async mails(count) {
      await expect.poll(() => post.mails.length).toBeGreaterThanOrEqual(count);
      expect(post.mails).toHaveLength(count);
      // The server hears that it was taken a moment later.
      await aWhile();
      return post.mails;
    },
  };
  for (const person of [ann, ben]) person.url = at.server.url;
  return at;
}

export const give = (person: Person, address = ADDRESS, language: 'en' | 'pt-BR' | 'pl' = 'en') =>
  person.api.call('mailTo', {}, { address, language });

export const codeIn = (mail: Mail, deed: 'confirm' | 'stop'): string =>
  new RegExp(`${BASE}/mail/${deed}/([\\w-]{22})$`, 'm').exec(mail.text)?.[1] ?? '';

export async function opened(at: World): Promise<string> {
  const id = await at.ann.opens('tic-tac-toe', { pace: 'slow' });
  await at.ben.sitsDown(id, 1);
  return id;
}

/** Ben sits second in a match, and has confirmed his address. */
export async function begun(at: World, language: 'en' | 'pt-BR' | 'pl' = 'en'): Promise<string> {
  const id = await opened(at);
  await give(at.ben, ADDRESS, language);
  const [first] = (await at.mails(1)) as [Mail];
  await at.ben.api.call('confirmMail', {}, { code: codeIn(first, 'confirm') });
  return id;
}

export async function visits(person: Person, id: string): Promise<void> {
  const client = person.joins(id);
  const { choices } = await until(client, (s) => s.choices.length > 0);
  await client.play(choices[0]!);
  client.close();
  await aWhile();
}
