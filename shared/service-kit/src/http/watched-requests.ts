import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Metric } from 'prom-client';
import { contextOf, isInTrace, ManualSpan } from '@likeness/tracing/trace-part';
import { refusalOf } from './error.filter.js';

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

/** Every open page polls it. */
const HEALTH = /^\/api\/health\b/;
const CALL = /^\/api\//;

/** Spans record the route pattern, never user input. */
export function traceRequests(fastify: FastifyInstance, isExposedToInternet: boolean): void {
  const parts = new WeakMap<FastifyRequest, ManualSpan>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const part = partOf(request, isExposedToInternet);
    if (!part) return done();
    parts.set(request, part);
    reply.raw.once('close', () => end(part, reply));
    part.within(done);
  });
  // Body events run in the connection's context, outside of the trace.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const part = parts.get(request);
    if (part) part.within(done);
    else done();
  });
}

function partOf({ method, headers, routeOptions }: FastifyRequest, isExposedToInternet: boolean) {
  const { url: route } = routeOptions;
  if (route === undefined || OPERATION.test(route)) return undefined;
  const { traceparent } = headers;
  const parent = contextOf(typeof traceparent === 'string' ? traceparent : undefined);
  const isPart = isExposedToInternet ? CALL.test(route) && !HEALTH.test(route) : isInTrace(parent);
  if (!isPart) return undefined;
  const values = { 'http.request.method': method, 'http.route': route };
  return new ManualSpan({ name: `${method} ${route}`, kind: 'server', values }, parent);
}

function end(part: ManualSpan, reply: FastifyReply): void {
  const { statusCode } = reply;
  const code = refusalOf(reply);
  part.note({
    'http.response.status_code': statusCode,
    ...(code !== undefined && { 'likeness.refusal': code }),
    ...(!reply.raw.writableFinished && { 'likeness.broken_off': true }),
  });
  if (statusCode >= 500) part.fail(code ?? 'INTERNAL');
  else part.end();
}
