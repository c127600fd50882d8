import fastify, { type FastifyInstance } from 'fastify';
import { pagePolicy } from '../serving/page.js';
import type { MessageList } from './message-list.js';
import { listPage, messagePage } from './pages.js';

/** The mailbox page and its API: `GET /api/messages` and `GET /api/messages/{id}`. */
export function mailboxServer(messages: MessageList): FastifyInstance {
  const server = fastify();
  const html = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy,
  };
  server.get('/api/messages', () => messages.all());
  server.get<{ Params: { id: string } }>('/api/messages/:id', (request, reply) => {
    const message = messages.find(request.params.id);
    return message ?? reply.code(404).send({ detail: 'Not Found' });
  });
  server.get('/', (_request, reply) => reply.headers(html).send(listPage(messages.all())));
  server.get<{ Params: { id: string } }>('/messages/:id', (request, reply) => {
    const message = messages.find(request.params.id);
    return message ? reply.headers(html).send(messagePage(message)) : reply.redirect('/');
  });
  return server;
}
