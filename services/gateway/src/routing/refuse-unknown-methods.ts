import { AppError } from '@likeness/contracts/errors/app-error';
import type { FastifyInstance } from 'fastify';
import type { KnownCalls } from './known-calls.js';
import { isPlainPath } from './plain-path.js';

/** Separates 405 from 404 (RFC 9110, 15.5.6). */
export function refuseUnknownMethods(fastify: FastifyInstance, calls: KnownCalls): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1);
    const allowed = isPlainPath(path) ? calls.methodsOf(path) : undefined;
    if (!allowed || allowed.includes(request.method)) {
      done();
      return;
    }
    void reply.header('allow', allowed.join(', '));
    done(new AppError('METHOD_NOT_ALLOWED'));
  });
}
