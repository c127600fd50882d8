import fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes } from './api/api-routes.js';
import { readForm } from './api/form-fields.js';
import { checkoutRoutes } from './pages/checkout-routes.js';
import { controlRoutes } from './pages/control-routes.js';
import { newId } from './records/new-id.js';
import type { StripeWorld } from './stripe-world.js';

const mostBytes = 256 * 1024;

export function stripeServer(world: StripeWorld, secretKey: string): FastifyInstance {
  const server = fastify({ bodyLimit: mostBytes, genReqId: () => newId('request') });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, readForm(String(text))),
  );
  server.addHook('onRequest', async ({ method, headers }, reply) => {
    const isForeign = headers['sec-fetch-site'] === 'cross-site';
    if (method === 'POST' && isForeign) await reply.code(403).send('Not from another site.');
  });
  world.origin = () => server.listeningOrigin;
  server.addHook('onClose', () => world.webhooks.close());
  void server.register((pages, _options, done) => {
    checkoutRoutes(pages, world);
    controlRoutes(pages, world);
    done();
  });
  void server.register((api, _options, done) => {
    apiRoutes(api, world, { secretKey });
    done();
  });
  return server;
}
