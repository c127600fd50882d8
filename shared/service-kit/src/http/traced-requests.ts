import { contextOf, isInTrace, ManualSpan } from '@likeness/tracing/trace-part';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from './refusal.js';
import { OPERATION } from './watched-requests.js';

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
