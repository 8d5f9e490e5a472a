// Who is told by mail that it is their turn: only who has confirmed an address, once for each decision, until they stop it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../src/index.ts';
import { GENEROUS } from './generous.ts';
import type { Mail } from './mailServer.ts';
import { ADDRESS, BASE, begun, codeIn, give, opened, type World, world } from './mailWorld.ts';
import { aWhile, visits } from './noticeWorld.ts';
import { Browser } from './pushService.ts';
import { until } from './rig.ts';

const { soon, mailAfterPush, mailPause } = DEFAULTS.notices;
const HOUR = 60 * 60 * 1000;

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
    expect(turn.text).toMatch(
      `Hello Ben,\n\nIt is your turn:\n\nTic-Tac-Toe, with Ann\n${BASE}/online/${id}\n`,
    );
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
    expect(at.service.inboxOf(phone)).toHaveLength(1);
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
    expect(at.service.inboxOf(phone)).toHaveLength(2);
  });

  it('comes at once where no browser can be reached any more', async () => {
    const at = await world();
    const id = await begun(at);
    await at.ben.api.call('pushTo', {}, new Browser('phone').subscription);
    at.service.answer = () => ({ status: 410, retryAfter: null });
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
    ['pt-BR', 'Sua vez: Tic-Tac-Toe', 'Olá, Ben,\n\nÉ a sua vez:'],
    ['pl', 'Twoja kolej: Tic-Tac-Toe', 'Cześć, Ben!\n\nTeraz twoja kolej:'],
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
