// A server with a clock of its own, a push service, and two people who play there: Ben wants to be told on his phone.
import type { MatchClient } from '../client/index.ts';
import type { Pace } from '../protocol/values.ts';
import { DEFAULTS, type Settings } from '../src/index.ts';
import { Browser, PushService } from './pushService.ts';
import { type Person, serve, type TestServer, until } from './rig.ts';

const QUICK: Partial<Settings> = { notices: { ...DEFAULTS.notices, beat: 5 } };

/** A few looks of the server at what is due. */
export const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

export interface World {
  server: TestServer;
  readonly service: PushService;
  readonly ann: Person;
  readonly ben: Person;
  readonly phone: Browser;
  /** Lets time pass on the server's clock, and the server notice it. */
  readonly pass: (ms: number) => Promise<void>;
  restart(): Promise<void>;
  subscribe(person: Person, browser: Browser): Promise<void>;
}

export async function world(settings: Partial<Settings> = {}): Promise<World> {
  let time = 1_800_000_000_000;
  const service = new PushService();
  const server = await serve({
    now: () => time,
    post: service.post,
    settings: { ...QUICK, ...settings },
  });
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const at: World = {
    server,
    service,
    ann,
    ben,
    phone: new Browser('phone'),
    async pass(ms) {
      time += ms;
      await aWhile();
    },
    async restart() {
      at.server = await at.server.restart();
      for (const person of [ann, ben]) person.url = at.server.url;
      // It finds what waits one match after the other.
      await aWhile();
    },
    async subscribe(person, browser) {
      await person.api.call('pushTo', {}, browser.subscription);
    },
  };
  return at;
}

/** Ann opens a match in which Ben sits second and wants to be told on his phone. */
export async function begun(
  at: World,
  pace: Pace = 'slow',
  game = 'tic-tac-toe',
  friendly = false,
): Promise<string> {
  const id = await at.ann.opens(game, { pace, friendly });
  await at.ben.sitsDown(id, 1);
  await at.subscribe(at.ben, at.phone);
  return id;
}

export const seated = (client: MatchClient): Promise<unknown> => until(client, (s) => s.view !== null);

/** Plays the first of what is offered, once it is this client's turn. */
export async function moves(client: MatchClient): Promise<void> {
  const { choices } = await until(client, (s) => s.choices.length > 0);
  await client.play(choices[0]!);
}

/** Comes, looks, plays once and leaves. */
export async function visits(person: Person, id: string): Promise<void> {
  const client = person.joins(id);
  await moves(client);
  client.close();
  await aWhile();
}
