import { AppError } from '@likeness/contracts/errors/app-error';
import { plainIssue } from '@likeness/contracts/errors/plain-issue';
import { StorageError } from '@likeness/storage/storage-error';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { z, ZodError } from 'zod';
import { answerError, describeIssues } from './error.filter.js';

z.config({ customError: plainIssue });
const invalid = z
  .object({ email: z.email(), name: z.string() })
  .safeParse({ email: 'secret@nowhere', name: 7 });
const databaseFault = Object.assign(new Error('the database system is starting up'), {
  name: 'QueryFailedError',
  code: '57P03',
});

describe('the error filter', () => {
  const server = fastify();
  const logged: unknown[] = [];
  let thrown: unknown;
  server.addHook('onRequest', (request, _reply, done) => {
    const error = (what: unknown) => logged.push(what);
    Object.assign(request, { log: { ...request.log, error } });
    done();
  });
  server.get('/', (request, reply) => {
    answerError(thrown, request, reply);
    return reply;
  });
  server.get('/begun', async (request, reply) => {
    reply.raw.writeHead(200);
    await new Promise((resolve) => reply.raw.write('half', resolve));
    answerError(thrown, request, reply);
    return reply;
  });
  beforeEach(() => {
    logged.length = 0;
  });
  afterAll(() => server.close());

  async function answerTo(error: unknown) {
    thrown = error;
    const answer = await server.inject('/');
    return { ...answer, body: answer.json<Record<string, string>>() };
  }

  it.each<[string, unknown, number, string]>([
    ['an error of the catalogue', new AppError('CREDITS_REQUIRED'), 402, 'CREDITS_REQUIRED'],
    ['a field that is wrong', invalid.error, 422, 'FIELD_INVALID'],
    ['one of Nest’s', new NotFoundException(), 404, 'NOT_FOUND'],
    ['another one of Nest’s', new BadRequestException(), 400, 'BAD_REQUEST'],
    ['one of Fastify’s', { statusCode: 413 }, 413, 'BODY_TOO_LARGE'],
    ['a status without a code of ours', { statusCode: 418 }, 500, 'INTERNAL'],
    ['an error nobody foresaw', new Error('boom'), 500, 'INTERNAL'],
    ['a database that is starting', databaseFault, 503, 'SERVICE_BUSY'],
    ['what is no error', 'boom', 500, 'INTERNAL'],
  ])('%s is answered with one body', async (_what, error, status, code) => {
    const { statusCode, body } = await answerTo(error);
    expect([statusCode, body['code'], Object.keys(body)]).toEqual([
      status,
      code,
      ['detail', 'message', 'code'],
    ]);
    expect(body['detail']).toBe(body['message']);
  });

  it('hides and logs an unexpected error', async () => {
    const error = new Error('select password from accounts');
    const { payload } = await answerTo(error);
    expect(payload).not.toMatch(/select|at .*:\d+/);
    expect(logged).toEqual([{ err: error, code: 'INTERNAL' }]);
    await answerTo(new AppError('NOT_FOUND'));
    expect(logged).toHaveLength(1);
  });

  it('names invalid fields without their values', async () => {
    const { body } = await answerTo(invalid.error);
    expect(body['detail']).toBe('Email has to be an email address. Name has to be text.');
    const many = z.array(z.int()).safeParse(['a', 'b', 'c', 'd']);
    expect(describeIssues(many.error ?? new ZodError([])).match(/\. ?/g)).toHaveLength(3);
  });

  it('sets Retry-After and WWW-Authenticate', async () => {
    const away = new StorageError('timed_out', 'no answer');
    const storage = await answerTo(away);
    expect([storage.statusCode, storage.headers['retry-after']]).toEqual([503, '10']);
    const busy = await answerTo(new AppError('SERVICE_BUSY', undefined, { retryAfterSeconds: 3 }));
    expect(busy.headers['retry-after']).toBe('3');
    const closed = await answerTo(new AppError('UNAUTHORIZED'));
    expect(closed.headers['www-authenticate']).toBe('Bearer');
  });

  it('keeps the connection of an oversized body, so that its sender can read the answer', async () => {
    const limited = fastify({ bodyLimit: 10 });
    limited.setErrorHandler((error, request, reply) => answerError(error, request, reply));
    limited.post('/', () => 'read');
    const { port } = new URL(await limited.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ';
    const body = Buffer.alloc(3_000_000, 'a');
    let received = '';
    socket.on('data', (part) => (received += part.toString()));
    try {
      socket.write(`${head}${body.length}\r\n\r\n`);
      await once(socket, 'data');
      socket.write(body);
      socket.write(`${head}${body.length}\r\n\r\n`);
      await once(socket, 'data');
      expect(received.match(/HTTP\/1\.1 413/g)).toHaveLength(2);
    } finally {
      socket.destroy();
      await limited.close();
    }
  });

  it('aborts a response that has begun', async () => {
    thrown = new Error('boom');
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${url}/begun`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });
});
