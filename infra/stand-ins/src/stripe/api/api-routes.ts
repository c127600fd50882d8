import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiVersion, currentRequest } from '../records/event-log.js';
import type { StripeWorld } from '../stripe-world.js';
import type { Call } from './call.js';
import { checkoutCalls } from './checkout-calls.js';
import { customerCalls } from './customer-calls.js';
import { readForm } from './form-fields.js';
import { answerOnce, type Answer } from './idempotency.js';
import { listCalls } from './list-calls.js';
import { refundCalls } from './refund-calls.js';
import { StripeFault } from '../stripe-fault.js';
import { subscriptionCalls } from './subscription-calls.js';

type Request = FastifyRequest<{ Params: { id?: string } }>;

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
    requireKey(request, secretKey);
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
  for (const each of calls) {
    server.route<{ Params: { id?: string } }>({
      method: each.method,
      url: each.path,
      handler: (request, reply) => {
        world.renewals.catchUp();
        const { body, isReplayed } = answerTo(world, each, request);
        if (isReplayed) reply.header('idempotent-replayed', 'true');
        return reply.send(body);
      },
    });
  }
}

function answerTo({ records }: StripeWorld, { answer, method }: Call, request: Request): Answer {
  const [url = '', query = ''] = request.url.split('?');
  const fields = { ...readForm(query), ...(request.body as object | undefined) };
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' && method === 'POST' ? header : null;
  const run = () => answer(fields, request.params.id ?? '', records);
  return currentRequest.run({ id: request.id, idempotency_key: key }, () =>
    key === null
      ? { body: run(), isReplayed: false }
      : answerOnce(records, key, { method, url, fields }, run),
  );
}

/** The key is a bearer token or the user name in basic authentication. */
function requireKey({ headers }: FastifyRequest, secretKey: string): void {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ');
  const given =
    scheme === 'Basic' ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '') : value;
  if (!given) {
    const message =
      'You did not provide an API key. You need to provide your API key in the Authorization header.';
    throw new StripeFault(401, message);
  }
  const [one, other] = [Buffer.from(given), Buffer.from(secretKey)];
  if (one.length === other.length && timingSafeEqual(one, other)) return;
  throw new StripeFault(401, `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(8)}`);
}

/** Fastify's own errors keep their status; anything else is a bug in the stand-in. */
function unforeseen(error: unknown): StripeFault {
  const { statusCode, message = '' } = error as { statusCode?: number; message?: string };
  if (statusCode && statusCode < 500) return new StripeFault(statusCode, message);
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return new StripeFault(500, 'The stand-in made a mistake.', { type: 'api_error' });
}
