// Who is told by mail that it is their turn: only who has confirmed an address, once for each decision, until they stop it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { messageFaults, missingKeys } from '@getaway/words';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import ptBR from '../locales/pt-BR.json';
import { DEFAULTS, type Settings } from '../src/index.ts';
import { type Mail, type MailServer, openMailServer } from './mailServer.ts';
import { Browser, PushService } from './pushService.ts';
import { GENEROUS } from './generous.ts';
import { type Person, serve, type TestServer, until } from './rig.ts';

const { soon, mailAfterPush, mailPause } = DEFAULTS.notices;
const HOUR = 60 * 60 * 1000;
const ADDRESS = 'ben@home.example';
const BASE = 'https://play.example';

const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

interface World {
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

async function world(settings: Partial<Settings> = {}): Promise<World> {
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

const give = (person: Person, address = ADDRESS, language: 'en' | 'pt-BR' | 'pl' = 'en') =>
  person.api.call('mailTo', {}, { address, language });

const codeIn = (mail: Mail, deed: 'confirm' | 'stop'): string =>
  new RegExp(`${BASE}/mail/${deed}/([\\w-]{22})$`, 'm').exec(mail.text)?.[1] ?? '';

async function opened(at: World): Promise<string> {
  const id = await at.ann.opens('tic-tac-toe', { pace: 'slow' });
  await at.ben.sitsDown(id, 1);
  return id;
}

/** Ben sits second in a match, and has confirmed his address. */
async function begun(at: World, language: 'en' | 'pt-BR' | 'pl' = 'en'): Promise<string> {
  const id = await opened(at);
  await give(at.ben, ADDRESS, language);
  const [first] = (await at.mails(1)) as [Mail];
  await at.ben.api.call('confirmMail', {}, { code: codeIn(first, 'confirm') });
  return id;
}

async function visits(person: Person, id: string): Promise<void> {
  const client = person.joins(id);
  const { choices } = await until(client, (s) => s.choices.length > 0);
  await client.play(choices[0]!);
  client.close();
  await aWhile();
}

describe('an address', () => {
  it('is written to once its owner has followed the link, which holds nothing of whoever gave it', async () => {
    const at = await world();
    const id = await opened(at);
    expect(await at.ben.api.call('notices', {})).toMatchObject({ mail: { address: null, confirmed: false } });
    expect(await give(at.ben)).toEqual({ address: ADDRESS, confirmed: false });
    const [first] = (await at.mails(1)) as [Mail];
    expect(first.to).toBe(ADDRESS);
    expect(first.subject).toBe('Mail from Getaway when it is your turn?');
    expect(first.text).toContain(BASE);
    for (const foreign of ['Ben', 'Ann', id]) expect(first.text + first.subject).not.toContain(foreign);
    await visits(at.ann, id);
    await at.pass(HOUR);
    await at.mails(1);

    const stranger = at.server.person('Stranger');
    stranger.url = at.server.url;
    const code = codeIn(first, 'confirm');
    await expect(stranger.api.call('confirmMail', {}, { code: 'x'.repeat(22) })).rejects.toMatchObject({
      code: 'missing',
    });
    await stranger.api.call('confirmMail', {}, { code });
    await stranger.api.call('confirmMail', {}, { code });
    expect(await at.ben.api.call('notices', {})).toMatchObject({
      mail: { address: ADDRESS, confirmed: true },
    });
    await visits(at.ben, id);
    await visits(at.ann, id);
    await at.pass(soon);
    const [, turn] = (await at.mails(2)) as [Mail, Mail];
    expect(turn.to).toBe(ADDRESS);
    expect(turn.subject).toBe('Your turn: Tic-Tac-Toe');
    expect(turn.text).toMatch(`Hello Ben, it is your turn:\n\nTic-Tac-Toe, with Ann\n${BASE}/online/${id}\n`);
    expect(turn.headers).toMatchObject({
      from: 'Getaway <getaway@play.example>',
      'list-unsubscribe': `<${BASE}/mail/stop/${codeIn(turn, 'stop')}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('is forgotten if nobody confirms it in time', async () => {
    const at = await world();
    await opened(at);
    await give(at.ben);
    const [first] = (await at.mails(1)) as [Mail];
    await at.pass(25 * HOUR);
    const confirming = at.ben.api.call('confirmMail', {}, { code: codeIn(first, 'confirm') });
    await expect(confirming).rejects.toMatchObject({ code: 'missing' });
    // The hourly tidying looks once a second.
    await expect
      .poll(async () => (await at.ben.api.call('notices', {})).mail)
      .toEqual({ address: null, confirmed: false });
  });

  it('that is given again in another language needs no second confirmation, another address does', async () => {
    const at = await world();
    const id = await begun(at);
    expect(await give(at.ben, ADDRESS, 'pl')).toEqual({ address: ADDRESS, confirmed: true });
    await visits(at.ann, id);
    await at.pass(soon);
    const [, turn] = (await at.mails(2)) as [Mail, Mail];
    expect(turn.subject).toBe('Twoja kolej: Tic-Tac-Toe');
    expect(turn.text).toContain('grają też: Ann');
    expect(await give(at.ben, 'ben@work.example')).toMatchObject({ confirmed: false });
  });

  it.each(['no address', 'a@b', 'x@y.example\r\nBcc: z@y.example', `${'a'.repeat(250)}@y.example`])(
    'must be one: %j',
    async (address) => {
      const at = await world();
      await opened(at);
      await expect(give(at.ben, address)).rejects.toMatchObject({ code: 'malformed' });
    },
  );

  it('is not asked for where there is no mail server', async () => {
    const at = await world({ mail: null });
    await opened(at);
    expect((await at.ben.api.call('notices', {})).mail).toBe(null);
    await expect(give(at.ben)).rejects.toMatchObject({ code: 'not-now' });
  });

  it('is told to nobody else, nor to the log, and goes with the guest', async () => {
    const at = await world();
    const id = await begun(at);
    at.post.refusal = `550 no ${ADDRESS} here`;
    await visits(at.ann, id);
    await at.pass(soon);
    await expect.poll(() => at.server.logged.join('')).toContain('a mail could not be sent');
    for (const text of [at.server.logged.join(''), at.ann.received.join('')]) {
      expect(text).not.toContain(ADDRESS);
      expect(text).not.toContain('home.example');
    }
    await at.server.close();
    const db = new Sqlite(join(at.server.data, 'getaway.db'));
    db.pragma('foreign_keys = ON');
    db.exec('DELETE FROM guests');
    expect(db.prepare('SELECT count(*) FROM addresses').pluck().get()).toBe(0);
    db.close();
    const [first] = at.post.mails as [Mail];
    const stored = readFileSync(join(at.server.data, 'getaway.db'), 'latin1');
    expect(stored).not.toContain(codeIn(first, 'confirm'));
  });
});

describe('mail', () => {
  it('comes once for each decision, and is about all matches that wait', async () => {
    const at = await world();
    const ids = [await begun(at), await opened(at), await opened(at)];
    await visits(at.ann, ids[0]!);
    await at.pass(soon);
    await at.mails(2);
    await visits(at.ann, ids[1]!);
    await visits(at.ann, ids[2]!);
    await at.pass(soon);
    await at.mails(2);
    await at.restart();
    await at.pass(mailPause);
    const mail = (await at.mails(3)).at(-1)!;
    expect(mail.subject).toBe('2 matches wait for you');
    for (const id of ids.slice(1)) expect(mail.text).toContain(`${BASE}/online/${id}`);
    expect(mail.text).not.toContain(ids[0]!);
    await at.pass(48 * HOUR);
    await at.mails(3);
  });

  it('comes after a push only if nobody has looked by then', async () => {
    const at = await world();
    const id = await begun(at);
    const phone = new Browser('phone');
    await at.ben.api.call('pushTo', {}, phone.subscription);
    await visits(at.ann, id);
    await at.pass(soon);
    expect(at.push.inboxOf(phone)).toHaveLength(1);
    const client = at.ben.joins(id);
    await until(client, (s) => s.view !== null);
    await at.pass(mailAfterPush);
    await at.mails(1);
    const { choices } = client.getState();
    await client.play(choices[0]!);
    client.close();
    await aWhile();
    await visits(at.ann, id);
    await at.pass(soon);
    await at.restart();
    await at.pass(mailAfterPush - 1000);
    await at.mails(1);
    await at.pass(soon + 1000);
    await at.mails(2);
    expect(at.push.inboxOf(phone)).toHaveLength(2);
  });

  it('comes at once where no browser can be reached any more', async () => {
    const at = await world();
    const id = await begun(at);
    await at.ben.api.call('pushTo', {}, new Browser('phone').subscription);
    at.push.answer = () => ({ status: 410, retryAfter: null });
    await visits(at.ann, id);
    await at.pass(soon);
    await at.mails(2);
  });

  it('that no mail server takes is tried again', async () => {
    const at = await world();
    const id = await begun(at);
    at.post.refusal = '451 later';
    await visits(at.ann, id);
    await at.pass(soon);
    await expect.poll(() => at.server.logged.join('')).toContain('"responseCode":451');
    await aWhile();
    at.post.refusal = null;
    await at.pass(30_000);
    await at.mails(2);
  });

  it.each([
    ['pt-BR', 'Sua vez: Tic-Tac-Toe', 'Olá, Ben, é a sua vez:'],
    ['pl', 'Twoja kolej: Tic-Tac-Toe', 'Cześć, Ben! Teraz twoja kolej:'],
  ] as const)('is written in the language of whoever gets it: %s', async (language, subject, text) => {
    const at = await world();
    const id = await begun(at, language);
    await visits(at.ann, id);
    await at.pass(soon);
    const [, turn] = (await at.mails(2)) as [Mail, Mail];
    expect(turn.subject).toBe(subject);
    expect(turn.text).toContain(text);
  });

  it('cannot be used to pester anybody', async () => {
    const { firstMailsToOne } = DEFAULTS.limits;
    const mails = { perSecond: 2 / (24 * 60 * 60), atOnce: 2 };
    const at = await world({ limits: { ...GENEROUS.limits, firstMailsToOne, mails } });
    const id = await begun(at);
    const other = at.server.person('Other');
    other.url = at.server.url;
    await other.opens('tic-tac-toe');
    await give(other);
    await give(other, ADDRESS.toUpperCase());
    await expect(give(other)).rejects.toMatchObject({ code: 'too-many' });
    await at.mails(3);
    // Somebody plays and takes back, again and again, for a day.
    const ann = at.ann.joins(id);
    for (let i = 0; i < 12; i++) {
      const { choices } = await until(ann, (s) => s.choices.length > 0);
      await ann.play(choices[0]!);
      await at.pass(2 * HOUR);
      await ann.undo();
    }
    await at.mails(3 + 2 + 1);
  });
});

describe('whoever wants no more mail', () => {
  it.each([
    [
      'says so on the page that every mail links to',
      (at: World, code: string) => at.ann.api.call('stopMail', {}, { code }),
    ],
    [
      'lets the mail program say so',
      (at: World, code: string) =>
        fetch(`${at.server.url}/mail/stop/${code}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }).then(({ status }) => expect(status).toBe(200)),
    ],
    ['says so in the settings', (at: World) => at.ben.api.call('mailNoMore', {})],
  ])('%s, and the address is forgotten', async (_, stop) => {
    const at = await world();
    const id = await begun(at);
    const [first] = at.post.mails as [Mail];
    await stop(at, codeIn(first, 'stop'));
    expect((await at.ben.api.call('notices', {})).mail).toEqual({ address: null, confirmed: false });
    await visits(at.ann, id);
    await at.pass(HOUR);
    await at.mails(1);
    await at.server.close();
    const stored = ['getaway.db', 'getaway.db-wal'].flatMap((file) => {
      try {
        return readFileSync(join(at.server.data, file), 'latin1');
      } catch {
        return [];
      }
    });
    const db = new Sqlite(join(at.server.data, 'getaway.db'));
    expect(db.prepare('SELECT count(*) FROM addresses').pluck().get()).toBe(0);
    db.close();
    expect(stored.join('')).not.toContain(codeIn(first, 'confirm'));
  });

  it('needs the link for it, and no other request may be a form', async () => {
    const at = await world();
    await begun(at);
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    };
    expect((await fetch(`${at.server.url}/mail/stop/${'x'.repeat(22)}`, form)).status).toBe(404);
    expect((await fetch(`${at.server.url}/api/mail/stop`, form)).status).toBe(400);
    expect((await at.ben.api.call('notices', {})).mail).toMatchObject({ confirmed: true });
  });
});

describe('the words of notices', () => {
  it('are the same in every language, well-formed, and all said', () => {
    const source = readFileSync(join(import.meta.dirname, '../src/notices/texts.ts'), 'utf8');
    const said = [...source.matchAll(/\bsay\('([\w.]+)'/g)].map((match) => match[1] as string);
    expect(Object.keys(en).toSorted()).toEqual([...new Set(said)].toSorted());
    for (const messages of [en, ptBR, pl]) {
      expect(messageFaults(messages)).toEqual([]);
      expect(missingKeys(messages, said)).toEqual([]);
      expect(missingKeys(en, Object.keys(messages))).toEqual([]);
    }
  });
});
