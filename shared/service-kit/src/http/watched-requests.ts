import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Metric } from 'prom-client';
import { refusalOf } from './refusal.js';

export const OPERATION = /^\/(health|metrics)\b/;

/** Logs the route pattern, never the path or query. */
export function watchRequests(fastify: FastifyInstance): readonly Metric[] {
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Requests answered, by route and status; awaited portraits and downloads take long',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [],
  });
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Requests that this process refused, by the code in the catalogue of errors',
    labelNames: ['code'],
    registers: [],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unmatched';
    const status = reply.statusCode;
    if (!OPERATION.test(route)) {
      durations.observe({ method, route, status }, reply.elapsedTime / 1_000);
      const code = refusalOf(reply);
      if (code !== undefined) refusals.inc({ code });
      request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
    }
    done();
  });
  return [durations, refusals];
}
