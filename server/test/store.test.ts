import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Commits } from '../src/store/commits.ts';
import { backUp, migrate, openDatabase } from '../src/store/database.ts';
import { Journal, PLAYED } from '../src/store/journal.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { scratchFolder, serve, until } from './rig.ts';

describe('a data folder', () => {
  it('serves one process at a time', () => {
    const folder = scratchFolder();
    const db = openDatabase(folder);
    expect(() => openDatabase(folder)).toThrow('Another server');
    db.close();
    openDatabase(folder).close();
  });

  it('is brought up to date one version after the other, with a copy of what was', () => {
    const folder = scratchFolder();
    openDatabase(folder).close();
    const next = [...MIGRATIONS, 'CREATE TABLE notes (text TEXT)', "INSERT INTO notes VALUES ('new')"];
    const db = openDatabase(folder, next);
    expect(db.prepare('SELECT text FROM notes').all()).toEqual([{ text: 'new' }]);
    expect(db.pragma('user_version', { simple: true })).toBe(next.length);
    db.close();
    expect(readdirSync(folder).filter((file) => file.startsWith('before-version-'))).toHaveLength(1);
    expect(() => openDatabase(folder)).toThrow('newer version');
  });

  it('is left as it was by a migration that fails', () => {
    const folder = scratchFolder();
    openDatabase(folder).close();
    expect(() => openDatabase(folder, [...MIGRATIONS, 'CREATE TABLE a (x); nonsense'])).toThrow();
    const db = new Sqlite(join(folder, 'getaway.db'));
    expect(db.pragma('user_version', { simple: true })).toBe(MIGRATIONS.length);
    expect(db.prepare("SELECT name FROM sqlite_master WHERE name = 'a'").all()).toEqual([]);
    db.close();
  });

  it('is copied while the server is running, and the copy can be played on', async () => {
    const server = await serve();
    const ann = server.person('Ann');
    const id = await ann.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const other = scratchFolder();
    await backUp(server.data, join(other, 'getaway.db'));
    const copy = await serve({ data: other });
    const twin = copy.person('Ann');
    twin.cookie = ann.cookie;
    const client = twin.joins(id);
    await until(client, (s) => s.choices.length > 0);
    await client.play(client.getState().choices[0]!);
    await expect(backUp(scratchFolder(), join(other, 'x.db'))).rejects.toThrow('no database');
  });
});

describe('commits', () => {
  it('write everything of one turn of the event loop at once, and tell afterwards', async () => {
    const db = new Sqlite(':memory:');
    db.exec('CREATE TABLE t (x INTEGER)');
    const insert = db.prepare('INSERT INTO t VALUES (?)');
    const sizes: number[] = [];
    const commits = new Commits(db, { committed: (writes) => void sizes.push(writes), failed: () => {} });
    const told: number[] = [];
    for (let i = 0; i < 5; i++) {
      commits.add({ stored: () => void told.push(i), lost: () => {} }, insert, i);
    }
    expect(told).toEqual([]);
    expect(await commits.settled()).toBe(true);
    expect([sizes, told]).toEqual([[5], [0, 1, 2, 3, 4]]);
    db.close();
  });

  it('that fail are acknowledged to nobody, and players find the match as it is stored', async () => {
    const server = await serve();
    const [ann, ben] = [server.person('Ann'), server.person('Ben')];
    const id = await ann.opens('split-the-loot');
    await ben.sitsDown(id, 1);
    const client = ann.joins(id);
    await until(client, (s) => s.view !== null);
    // Another process holds the database for longer than the server is ready to wait.
    const other = new Sqlite(join(server.data, 'getaway.db'));
    other.exec('BEGIN IMMEDIATE');
    const waiting = client.play({ do: 'ask', share: 3 } as never);
    await until(client, (s) => s.unstored, 20_000);
    expect(client.getState()).toMatchObject({ turn: 0, no: 1, status: 'online' });
    other.exec('ROLLBACK');
    other.close();
    await waiting;
    expect(client.getState()).toMatchObject({ turn: 1, no: 2 });
  });
});

describe('the journal', () => {
  const standing = { at: 0, asked: 0, banks: null };
  const nobody = { stored: () => {}, lost: () => {} };
  const play = (no: number) => ({ no, kind: PLAYED, seat: 0, request: `r${no}`, body: '{}' });
  const opened = (migrations: readonly string[]) => {
    const db = new Sqlite(':memory:');
    migrate(db, '', migrations);
    const match = db.prepare(
      `INSERT INTO matches (match, id, game, version, options, seed, pace, listed, state, created, touched)
       VALUES (?, ?, '', 1, '{}', '', 'none', 0, 'live', 0, 0)`,
    );
    for (let i = 0; i < 3; i++) match.run(i, String(i));
    return db;
  };
  const journalOf = (db: Sqlite.Database) => {
    const commits = new Commits(db, { committed: () => {}, failed: () => {} });
    return { commits, journal: new Journal(db, commits) };
  };

  it('finds the entries of each match, whenever the ends were noted and the server was killed', () => {
    const deeds = fc.array(fc.constantFrom(0, 1, 2, 'note' as const, 'kill' as const), { maxLength: 30 });
    fc.assert(
      fc.property(deeds, (list) => {
        const db = opened(MIGRATIONS);
        db.exec('INSERT INTO alive (one, at) VALUES (1, 0)');
        let { commits, journal } = journalOf(db);
        const counts = [0, 0, 0];
        for (const deed of list) {
          if (deed === 'kill') ({ commits, journal } = journalOf(db));
          else if (deed === 'note') journal.ends.note();
          else {
            const no = ++counts[deed]!;
            const entry = journal.append(nobody, deed, journal.ends.of(deed), play(no), standing);
            commits.flush();
            journal.ends.set(deed, entry);
          }
          counts.forEach((count, match) => {
            const numbers = Array.from({ length: count }, (_, i) => i + 1);
            expect(journal.entries(match).map(({ no }) => no)).toEqual(numbers);
            expect(journal.standing(match)?.no).toBe(numbers.at(-1));
          });
        }
        db.close();
      }),
    );
  });

  it('of an older version becomes a chain', () => {
    const db = opened(MIGRATIONS.slice(0, 1));
    const insert = db.prepare('INSERT INTO journal (match, no, at, kind, asked) VALUES (?, ?, 0, 1, 0)');
    for (const [match, no] of [
      [1, 1],
      [2, 1],
      [1, 2],
      [1, 3],
      [2, 2],
    ])
      insert.run(match, no);
    migrate(db, scratchFolder(), MIGRATIONS);
    const { journal } = journalOf(db);
    const found = [0, 1, 2].map((match) => journal.entries(match).map(({ no }) => no));
    expect(found).toEqual([[], [1, 2, 3], [1, 2]]);
    db.close();
  });
});

it('a match that was played under other rules stands still, and says so', async () => {
  const server = await serve();
  const ann = server.person('Ann');
  const id = await ann.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await server.close();
  const db = new Sqlite(join(server.data, 'getaway.db'));
  db.exec('UPDATE matches SET version = 99');
  db.close();
  const again = await server.restart();
  ann.url = again.url;
  expect((await ann.api.call('match', { id })).match.state).toBe('stale');
  expect((await until(ann.joins(id), (s) => s.status === 'closed')).closed).toBe('stale');
  await expect(ann.api.call('leave', { id }, {})).rejects.toMatchObject({ code: 'stale' });
});

it('a match that nobody came to is forgotten after a while, others are kept for good', async () => {
  let time = 1_800_000_000_000;
  const server = await serve({ now: () => time, settings: { idle: 10 } });
  const ann = server.person('Ann');
  const [waiting, playing] = [
    await ann.opens('hot-goods'),
    await ann.opens('hot-goods', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }),
  ];
  time += 31 * 24 * 60 * 60 * 1000;
  const own = async (): Promise<string[]> =>
    (await ann.api.call('me', {})).matches.map(({ match }) => match.id);
  for (let i = 0; (await own()).includes(waiting) && i < 50; i++) {
    time += 2 * 60 * 60 * 1000;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await own()).toEqual([playing]);
});

describe('the built client', () => {
  it('is served from the same place, compressed, and only what is in its folder', async () => {
    const site = scratchFolder();
    writeFileSync(join(site, 'index.html'), `<!doctype html><title>Getaway</title>${' '.repeat(2000)}`);
    writeFileSync(join(site, 'sw.js'), 'self');
    const server = await serve({ site });
    const ann = server.person('Ann');
    expect(server.hasSite).toBe(true);
    for (const path of ['/', '/online/abc', '/play/escape-plan']) {
      const reply = await ann.fetch(path);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(await reply.text()).toContain('Getaway');
    }
    const { headers } = await ann.fetch('/', { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
    const etag = headers.get('etag')!;
    expect((await ann.fetch('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await ann.fetch('/sw.js')).headers.get('content-type')).toContain('javascript');
    for (const path of ['/missing.js', '/..%2f..%2fetc%2fpasswd.txt', '/api/nothing', '/.hidden.txt']) {
      expect((await ann.fetch(path)).status).toBe(404);
    }
  });
});
