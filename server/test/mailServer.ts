// A mail server that understands as much SMTP as it takes to be handed a mail.
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Headers as they came, by their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: Mail[];
  /** Refuses what comes, with this answer, as long as there is one. */
  refusal: string | null;
}

export async function openMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const state: MailServer = { url: '', mails: [], refusal: null };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, { url: `smtp://127.0.0.1:${port}` });
}

function converse(socket: Socket, state: MailServer): void {
  let heard = '';
  let to = '';
  let data: string[] | null = null;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    if (data !== null) {
      if (line !== '.') return void data.push(line.replace(/^\.\./, '.'));
      state.mails.push(mailOf(to, data));
      data = null;
      return say('250 taken');
    }
    const [command = ''] = line.toUpperCase().split(' ', 1);
    if (command === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      return say(state.refusal ?? '250 fine');
    }
    if (command === 'DATA') data = [];
    if (command === 'QUIT') return void socket.end('221 bye\r\n');
    say(command === 'DATA' ? '354 go on' : '250 fine');
  };
  say('220 here');
  socket.on('data', (chunk) => {
    const lines = (heard + chunk.toString()).split('\r\n');
    heard = lines.pop() ?? '';
    lines.forEach(hear);
  });
}

const word = (text: string): string =>
  text.replace(/=\?utf-8\?([qb])\?(.*?)\?=\s*/gi, (_, kind: string, coded: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(coded, 'base64').toString()
      : quotedPrintable(coded.replaceAll('_', ' ')),
  );

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

function mailOf(to: string, lines: readonly string[]): Mail {
  const [head = '', ...body] = lines.join('\n').split('\n\n');
  const headers = Object.fromEntries(
    head
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  ) as Record<string, string>;
  const coded = body.join('\n\n');
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'quoted-printable'
      ? quotedPrintable(coded)
      : encoding === 'base64'
        ? Buffer.from(coded, 'base64').toString()
        : coded;
  return { to, subject: word(headers['subject'] ?? ''), headers, text };
}
