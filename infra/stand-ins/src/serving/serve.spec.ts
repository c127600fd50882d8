import { fastify } from 'fastify';
import { answerOnlyLoopbackNames } from './serve.js';

const server = fastify();
answerOnlyLoopbackNames(server);
server.get('/api/messages', () => []);

async function statusFor(host: string): Promise<number> {
  return (await server.inject({ url: '/api/messages', headers: { host } })).statusCode;
}

test.each(['127.0.0.1', 'localhost', 'LOCALHOST:8025', '[::1]:8025'])(
  '%s reads mails',
  async (host) => expect(await statusFor(host)).toBe(200),
);

test.each(['attacker.example', '127.0.0.1.attacker.example', 'localhost.:8025'])(
  'a site that calls itself "%s" reads none',
  async (host) => expect(await statusFor(host)).toBe(403),
);
