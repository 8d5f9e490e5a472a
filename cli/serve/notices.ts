import type { Settings } from '@getaway/server';
import type { Args } from '../command.ts';

/** A flag, or the environment's word for it. */
type Setting = (args: Args, flag: string) => string | undefined;

/** A host as in an address, `*.` before it for any name, and a port if it is not the usual one. */
const HOST = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

/** The push services besides the usual ones; none at all where somebody says `none`. */
export function pushHostsOf(
  args: Args,
  setting: Setting,
  usual: Settings['pushHosts'],
): Settings['pushHosts'] {
  const text = setting(args, 'push-hosts');
  if (text === undefined) return usual;
  if (text === 'none') return null;
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) throw args.misused('wrong.push-hosts', { text: wrong });
  return [...(usual ?? []), ...hosts];
}

/** Mail needs a mail server, a sender, and an address for its links: one that nobody who asks can make up. */
export function mailOf(args: Args, setting: Setting, url: string | null): Settings['mail'] {
  const [smtp, from] = [setting(args, 'smtp'), setting(args, 'mail-from')];
  if (smtp === undefined && from === undefined) return null;
  if (smtp === undefined || from === undefined || url === null) throw args.misused('wrong.mail');
  // What is wrong is not repeated: it may hold a password.
  const fine =
    URL.canParse(smtp) && /^smtps?:$/.test(new URL(smtp).protocol) && new URL(smtp).hostname !== '';
  if (!fine) throw args.misused('wrong.smtp');
  if (!/^([^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from)) {
    throw args.misused('wrong.mail-from', { text: from });
  }
  return { smtp, from };
}
