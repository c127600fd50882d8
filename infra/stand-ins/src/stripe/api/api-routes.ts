import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiVersion, currentRequest } from '../records/clock.js';
import type { StripeWorld } from '../stripe-world.js';
import type { Call } from './call.js';
import { checkoutCalls } from './checkout-calls.js';
import { customerCalls, refundCalls, subscriptionCalls } from './account-calls.js';
import { readForm } from './form-fields.js';
import { listCalls } from './list-calls.js';
import { StripeFault } from '../stripe-fault.js';
import type { StripeRecords } from '../records/stripe-records.js';

const keptMs = 24 * 3_600_000;

type Answer = { body: object; isReplayed: boolean };

/** @throws StripeFault when another request used the `key` */
function answerOnce(
  records: StripeRecords,
  key: string,
  request: { method: string; url: string; fields: unknown },
  answer: () => object,
): Answer {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const id = `answer_${key}`;
  const kept = records.find('local.answer', id);
  if (kept && kept.until > Date.now()) {
    if (kept.fingerprint === fingerprint) return { body: kept.body as object, isReplayed: true };
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new StripeFault(400, message, { type: 'idempotency_error' });
  }
  const body = answer();
  const until = Date.now() + keptMs;
  records.put({ id, object: 'local.answer', fingerprint, body, until });
  return { body, isReplayed: false };
}

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
