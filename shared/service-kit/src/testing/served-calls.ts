import diagnostics from 'node:diagnostics_channel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { callsOf } from '@likeness/contracts/calls/all-calls';
import type { ServiceName } from '@likeness/contracts/names/services';
import { hostileValue } from '@likeness/contracts/testing/hostile-value';

const CREATED = 'fastify.initialization';
const BESIDE_GET = 'HEAD';

export function watchRoutes() {
  const laid = new Map<FastifyInstance, Set<string>>();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    const routes = new Set<string>();
    laid.set(fastify, routes);
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) {
        if (one !== BESIDE_GET) routes.add(`${one} ${url}`);
      }
    });
  };
  diagnostics.subscribe(CREATED, watch);
  return {
    routesOf(app: NestFastifyApplication): string[] {
      const fastify = app.getHttpAdapter().getInstance();
      return [...(laid.get(fastify) ?? [])].toSorted();
    },
    stop: () => diagnostics.unsubscribe(CREATED, watch),
  };
}

const OPERATION = ['GET /health', 'GET /health/live', 'GET /health/ready', 'GET /metrics'];
const EVERYTHING_ELSE = /^[A-Z-]+ \/?\*$/;
const UNSTORABLE = ['a\0b', 'a\ud800b'];

type Running = { readonly app: NestFastifyApplication; readonly close: () => Promise<void> };
type Send = (path: string, init: RequestInit) => Promise<{ readonly status: number }>;
type Senders = { readonly member: Send; readonly guest: Send };

/**
 * A service serves its calls and nothing else. Guests get 401 for calls of members and of services,
 * and no JSON call takes a text that can't be stored.
 */
export async function expectServedCalls<S extends Running>(
  name: ServiceName,
  start: () => Promise<S>,
  sendersOf: (service: S) => Senders | Promise<Senders>,
): Promise<void> {
  const watched = watchRoutes();
  const service = await start();
  watched.stop();
  const routes = watched.routesOf(service.app).filter((route) => !EVERYTHING_ELSE.test(route));
  const calls = callsOf(name);
  const { member, guest } = await sendersOf(service);
  const accepted: string[] = [];
  for (const { callers, method, path, body, bodyType = 'application/json' } of calls) {
    const to = path.replaceAll(/:\w+/g, crypto.randomUUID());
    if (callers === 'members' || Array.isArray(callers)) {
      const { status } = await guest(to, { method });
      if (status !== 401) accepted.push(`${method} ${path} of a guest: ${status}`);
    }
    if (!body || bodyType !== 'application/json' || path.startsWith('/internal/')) continue;
    for (const text of UNSTORABLE) {
      const headers = { 'content-type': 'application/json' };
      const sent = JSON.stringify(hostileValue(body, text, 1));
      const { status } = await member(to, { method, headers, body: sent });
      if (status < 400 || status >= 500) accepted.push(`${method} ${path}: ${status}`);
    }
  }
  await service.close();
  expect(accepted).toEqual([]);
  const expected = calls.map(({ method, path }) => `${method} ${path}`);
  expect(routes).toEqual([...expected, ...OPERATION].toSorted());
}
