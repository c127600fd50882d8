import type { PublicCall } from '@likeness/contracts/calls/call-definition';
import findMyWay from 'find-my-way';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { FastifyInstance } from 'fastify';

type KnownPath = ReadonlyMap<string, PublicCall>;

export class KnownCalls {
  readonly #router = findMyWay<findMyWay.HTTPVersion.V1>({ ignoreTrailingSlash: true });

  constructor(calls: readonly PublicCall[]) {
    for (const [path, found] of Map.groupBy(calls, (call) => call.path)) {
      const known: KnownPath = new Map(found.map((call) => [call.method, call]));
      this.#router.on('GET', path, () => undefined, known);
    }
  }

  /** Undefined for an unknown path. */
  methodsOf(path: string): readonly string[] | undefined {
    const known = this.#find(path);
    if (!known) return undefined;
    return [...known.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  }

  isForMembers(method: string, path: string): boolean {
    const call = this.#find(path)?.get(method === 'HEAD' ? 'GET' : method);
    return call?.callers === 'members';
  }

  #find(path: string): KnownPath | undefined {
    return this.#router.find('GET', path)?.store as KnownPath | undefined;
  }
}

/** Router and service could interpret escapes and empty or dot segments differently. */
export function isPlainPath(path: string): boolean {
  return /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+\/?$/.test(path);
}

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
