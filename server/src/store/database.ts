import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { MIGRATIONS } from './migrations.ts';

export type Database = Sqlite.Database;

/** Something about the data folder that the person who runs the server has to know. */
export class StoreError extends Error {}

const DATABASE = 'getaway.db';

/** Opens the database of a data folder, for this process alone, and brings it up to date. */
export function openDatabase(folder: string, migrations = MIGRATIONS): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const db = new Sqlite(join(folder, DATABASE));
  db.pragma('journal_mode = WAL');
  // FULL: a commit returns when the disk has it. This is what an acknowledgement promises.
  db.pragma('synchronous = FULL');
  // The pages that matches under way write to again and again stay at hand, and are tidied away less often.
  db.pragma('cache_size = -16000');
  db.pragma('wal_autocheckpoint = 4000');
  db.pragma('foreign_keys = ON');
  db.pragma('busy_timeout = 1000');
  migrate(db, folder, migrations);
  const close = db.close.bind(db);
  db.close = () => {
    close();
    lock.close();
    return db;
  };
  return db;
}

/** The operating system lets go of this lock however the process ends. */
function lockFolder(folder: string): Database {
  const lock = new Sqlite(join(folder, 'server.lock'));
  try {
    lock.pragma('busy_timeout = 0');
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE; COMMIT');
    return lock;
  } catch {
    lock.close();
    throw new StoreError(`Another server is using the data folder ${folder}.`);
  }
}

export function migrate(db: Database, folder: string, migrations: readonly string[]): void {
  const from = db.pragma('user_version', { simple: true }) as number;
  if (from > migrations.length) {
    throw new StoreError(`The data folder ${folder} was written by a newer version of Getaway.`);
  }
  if (from > 0 && from < migrations.length) {
    db.prepare('VACUUM INTO ?').run(join(folder, `before-version-${migrations.length}-${Date.now()}.db`));
  }
  migrations.slice(from).forEach((sql, i) => {
    db.transaction(() => {
      db.exec(sql);
      db.pragma(`user_version = ${from + i + 1}`);
    })();
  });
}

/** Copies a data folder's database to a file, also while a server is running. */
export async function backUp(folder: string, file: string): Promise<void> {
  let db: Database;
  try {
    db = new Sqlite(join(folder, DATABASE), { readonly: true, fileMustExist: true });
  } catch {
    throw new StoreError(`There is no database in ${folder}.`);
  }
  try {
    await db.backup(file);
  } finally {
    db.close();
  }
}
