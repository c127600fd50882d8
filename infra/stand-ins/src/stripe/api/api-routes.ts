import type { FastifyInstance } from 'fastify';
import { apiVersion } from '../records/clock.js';
import type { StripeWorld } from '../stripe-world.js';
import { checkoutCalls } from './checkout-calls.js';
import { customerCalls, refundCalls, subscriptionCalls } from './account-calls.js';
import { readForm } from './form-fields.js';
import { listCalls } from './list-calls.js';
import { StripeFault } from '../stripe-fault.js';

type Kept = { fingerprint: string; body: object };

/** @throws StripeFault when another request used the `key` */
function answerOnce(
  kept: Map<string, Kept>,
  key: string,
  request: { method: string; url: string; fields: unknown },
  answer: () => object,
): object {
  const fingerprint = JSON.stringify(request);
  const before = kept.get(key);
  if (before && before.fingerprint !== fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new StripeFault(400, message, { type: 'idempotency_error' });
  }
  const body = before?.body ?? answer();
  kept.set(key, { fingerprint, body });
  return body;
}

export function apiRoutes(
  server: FastifyInstance,
  world: StripeWorld,
  { secretKey }: { secretKey: string },
): void {
  const calls = [
    ...listCalls(world),
    ...customerCalls(world),
    ...checkoutCalls(world),
    ...subscriptionCalls(world),
    ...refundCalls(world),
  ];
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'request-id': request.id, 'stripe-version': apiVersion });
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      throw new StripeFault(401, 'Invalid API Key provided.');
    }
    done();
  });
  server.setErrorHandler((error, _request, reply) => {
    const fault = error instanceof StripeFault ? error : unforeseen(error);
    return reply.code(fault.status).send(fault.toBody());
  });
  server.setNotFoundHandler((request) => {
    const { method, url } = request;
    throw new StripeFault(404, `Unrecognized request URL (${method}: ${url}).`);
  });
  const kept = new Map<string, Kept>();
  for (const { method, path, answer } of calls) {
    server.route<{ Params: { id?: string } }>({
      method,
      url: path,
      handler: (request, reply) => {
        world.renewals.catchUp();
        const [url = '', query = ''] = request.url.split('?');
        const fields = { ...readForm(query), ...(request.body as object | undefined) };
        const run = () => answer(fields, request.params.id ?? '', world.records);
        const key = request.headers['idempotency-key'];
        return reply.send(
          typeof key === 'string' && method === 'POST'
            ? answerOnce(kept, key, { method, url, fields }, run)
            : run(),
        );
      },
    });
  }
}

/** Fastify's own errors keep their status; anything else is a bug in the stand-in. */
function unforeseen(error: unknown): StripeFault {
  const { statusCode, message = '' } = error as { statusCode?: number; message?: string };
  if (statusCode && statusCode < 500) return new StripeFault(statusCode, message);
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return new StripeFault(500, 'The stand-in made a mistake.', { type: 'api_error' });
}
