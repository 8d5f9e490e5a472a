// The world of notices with a mail server in it: Ben wants to be told by mail.
import { expect } from 'vitest';
import type { Settings } from '../src/index.ts';
import { type Mail, type MailServer, openMailServer } from './mailServer.ts';
import * as notices from './noticeWorld.ts';
import type { Person } from './rig.ts';

export const ADDRESS = 'ben@home.example';
export const BASE = 'https://play.example';

export interface World extends notices.World {
  readonly post: MailServer;
  /** The mails, once there are so many. */
  mails(count: number): Promise<readonly Mail[]>;
}

export async function world(settings: Partial<Settings> = {}): Promise<World> {
  const post = await openMailServer();
  const at = await notices.world({
    url: BASE,
    mail: { smtp: post.url, from: 'Getaway <getaway@play.example>' },
    ...settings,
  });
  return Object.assign(at, {
    post,
    async mails(count: number) {
      await expect.poll(() => post.mails.length).toBeGreaterThanOrEqual(count);
      expect(post.mails).toHaveLength(count);
      // The server hears that it was taken a moment later.
      await notices.aWhile();
      return post.mails;
    },
  });
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
