import fastify, { type FastifyInstance } from 'fastify';

type Answer = (request: Uint8Array<ArrayBuffer>) => Buffer | Promise<Buffer>;

/** The transport of RFC 3161, §3.4. */
export function timeStampServer(answer: Answer): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser(
    'application/timestamp-query',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  server.post<{ Body: Buffer }>('/', async ({ body }, reply) =>
    reply.type('application/timestamp-reply').send(await answer(new Uint8Array(body))),
  );
  return server;
}
