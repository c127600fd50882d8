import { AppError } from '@likeness/contracts/errors/app-error';
import type { FastifyInstance } from 'fastify';

/** A signature is over the very bytes that came, so that Stripe's events are not parsed here. */
export const WEBHOOK_PATH = '/api/payments/webhook';

/** JSON for every call, the bare bytes for Stripe's, and the one form that a mail's link leads to. */
export function registerBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    ({ routeOptions, headers }, raw, done) => {
      if (routeOptions.url === WEBHOOK_PATH) return done(null, raw);
      const [type] = (headers['content-type'] ?? '').split(';');
      if (type === 'application/json') return parseJson(raw.toString(), done);
      if (type === 'application/x-www-form-urlencoded') {
        return done(null, Object.fromEntries(new URLSearchParams(raw.toString())));
      }
      return done(new AppError('MEDIA_TYPE_UNSUPPORTED'));
    },
  );
}

function parseJson(text: string, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, text === '' ? undefined : (JSON.parse(text, refuseZeroBytes) as unknown));
  } catch {
    done(new AppError('BAD_REQUEST'));
  }
}

/** Nothing that people write holds a zero byte, and the database can't keep it. */
function refuseZeroBytes(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new AppError('BAD_REQUEST');
  return value;
}
