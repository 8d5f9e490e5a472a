import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { REST, REST_ERRORS, type RestError, type RestErrorCode, type Route } from '../../protocol/rest.ts';
import type { House } from '../house.ts';
import { AddressLimit, addressOf } from '../limits.ts';
import { faultOf } from '../faults.ts';
import { Problem } from '../problem.ts';
import { cookieWith, tokenIn } from './cookies.ts';
import { securityHeaders, WORKER_POLICY } from './headers.ts';
import { isFromThisMachine } from './nearby.ts';
import type { PublicAddress } from './origin.ts';
import { type Asking, HANDLERS } from './requests.ts';
import { encoded, type Site } from './site.ts';

/** Everything over HTTP: the API, the built client, health and metrics. */
export function buildApp(
  house: House,
  site: Site,
  address: PublicAddress,
  healthy: () => boolean,
): FastifyInstance {
  const { settings } = house;
  const app = fastify({
    bodyLimit: settings.limits.body,
    requestTimeout: 30_000,
    keepAliveTimeout: 30_000,
    // No log of requests: their addresses hold the secret ids of matches.
    logger: false,
    exposeHeadRoutes: false,
  });
  const headers = securityHeaders(address.isSecure, settings.url && new URL(settings.url).origin);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.setErrorHandler((error, request, reply) => fail(house, error, request, reply));
  app.setNotFoundHandler((request, reply) => serveSite(site, request, reply));

  const requests = new AddressLimit(settings.limits.requests);
  const scarce: Partial<Record<Route, AddressLimit>> = {
    create: new AddressLimit(settings.limits.newMatches),
    rematch: new AddressLimit(settings.limits.newMatches),
    claim: new AddressLimit(settings.limits.newSeats),
    mailTo: new AddressLimit(settings.limits.newAddresses),
  };
  for (const name of Object.keys(REST) as Route[]) {
    const { method, path } = REST[name];
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const from = addressOf(request.raw, settings.proxy);
        for (const limit of [requests, scarce[name]]) {
          if (limit && !limit.take(from, house.now())) throw new Problem('too-many');
        }
        if (method !== 'GET' && !address.isOurs(request.raw)) throw new Problem('foreign-origin');
        reply.header('cache-control', 'no-store');
        return answer(house, name, request, reply, address);
      },
    });
  }

  stopByMailProgram(app, house, requests);
  app.get('/health', async (_request, reply) => {
    const well = healthy();
    return reply
      .code(well ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: well });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings.metricsToken)) throw new Problem('missing');
    return reply.type('text/plain; version=0.0.4').send(house.metrics.text());
  });
  return app;
}

async function answer<R extends Route>(
  house: House,
  name: R,
  request: FastifyRequest,
  reply: FastifyReply,
  address: PublicAddress,
): Promise<unknown> {
  const params = v.safeParse(REST[name].params, request.params);
  const body = v.safeParse(REST[name].body, request.body ?? {});
  if (!params.success || !body.success) {
    house.metrics.add('malformed');
    throw new Problem('malformed', pathOfFault((params.success ? body : params).issues));
  }
  const token = tokenIn(request.headers.cookie, address.isSecure);
  const { request: again } = body.output as { readonly request?: string };
  const guest = house.guests.withToken(token, house.now()) ?? house.guests.withRequest(again, house.now());
  const handle = HANDLERS[name] as (asking: Asking<R>) => unknown;
  const result = handle({
    house,
    params: params.output,
    body: body.output,
    guest,
    base: address.base(request.headers.host),
    local: isFromThisMachine(request.raw),
    welcome(player) {
      const [welcomed, fresh] = house.guests.welcome(guest, player, { token, request: again }, house.now());
      reply.header('set-cookie', cookieWith(fresh, address.isSecure));
      return welcomed;
    },
  });
  if (!(await house.commits.settled())) throw new Problem('storage');
  return result;
}

/**
 * A mail program stops the mail at one press (RFC 8058): it posts a form to the page that otherwise asks whether to. No
 * other request may be a form, since other sites can send those.
 */
function stopByMailProgram(app: FastifyInstance, house: House, limit: AddressLimit): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('*', { bodyLimit: 1000, parseAs: 'string' }, async () => ({}));
    scope.post<{ Params: { code: string } }>('/mail/stop/:code', async ({ raw, params }, reply) => {
      if (!limit.take(addressOf(raw, house.settings.proxy), house.now())) throw new Problem('too-many');
      house.addresses.stop(params.code);
      if (!(await house.commits.settled())) throw new Problem('storage');
      return reply.header('cache-control', 'no-store').send({});
    });
  });
}

/** Where a request is not as it should be. The value itself is not repeated. */
function pathOfFault(issues: readonly v.BaseIssue<unknown>[] | undefined): string {
  const issue = issues?.[0];
  return issue === undefined
    ? ''
    : `at "${v.getDotPath(issue) ?? 'the whole'}": ${issue.expected ?? issue.type}`;
}

function fail(house: House, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  if (problem.code === 'fault') {
    house.metrics.add('faults');
    house.log.error({ route: request.routeOptions.url, ...faultOf(error) }, 'a request failed');
  }
  if (problem.code === 'too-many') house.metrics.add('limited');
  const { code, message, rule, params } = problem;
  const body: RestError = {
    error: code,
    ...(message && { about: message }),
    ...(rule && { rule }),
    ...(params && { params }),
  };
  reply.removeHeader('set-cookie');
  return reply.code(REST_ERRORS[code][0]).header('cache-control', 'no-store').send(body);
}

const BY_STATUS: Readonly<Record<number, RestErrorCode>> = {
  400: 'malformed',
  404: 'missing',
  413: 'too-large',
  415: 'malformed',
};

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = (error as { statusCode?: unknown }).statusCode;
  return new Problem((typeof status === 'number' && BY_STATUS[status]) || 'fault');
}

function serveSite(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '/';
  const readable = request.method === 'GET' || request.method === 'HEAD';
  const page = readable && !path.startsWith('/api/') ? site.find(path) : null;
  if (page === null) return reply.code(404).send({ error: 'missing' } satisfies RestError);
  reply.headers({ etag: page.etag, 'cache-control': page.cache, vary: 'accept-encoding' });
  if (page.isWorker) reply.header('content-security-policy', WORKER_POLICY);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const [bytes, encoding] = encoded(page, request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply
    .code(200)
    .type(page.type)
    .send(request.method === 'HEAD' ? '' : bytes);
}

/** The machine itself may; others need the token. */
const mayReadMetrics = ({ raw, headers }: FastifyRequest, token: string | null): boolean =>
  token === null ? isFromThisMachine(raw) : headers.authorization === `Bearer ${token}`;
