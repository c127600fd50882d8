import { AppError } from '@likeness/contracts/errors/app-error';
import type { FastifyInstance } from 'fastify';

/** Signatures cover the raw bytes, so this body is not parsed here. */
export const WEBHOOK_PATH = '/api/payments/webhook';

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
    done(null, text === '' ? undefined : (JSON.parse(text) as unknown));
  } catch {
    done(new AppError('BAD_REQUEST'));
  }
}
