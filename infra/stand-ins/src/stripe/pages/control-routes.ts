import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StripeFault } from '../stripe-fault.js';
import { found } from '../api/found.js';
import type { StripeWorld } from '../stripe-world.js';
import { html } from './checkout-routes.js';
import { controlPage } from './control-page.js';

type Address = { Params: { id: string } };
type Fields = Record<string, string | undefined>;

const daySeconds = 86_400;
const mostDays = 800;

/** Replaces Stripe's dashboard and test clocks. Forms get the page again, other clients `{now}`. */
export function controlRoutes(server: FastifyInstance, world: StripeWorld): void {
  const { records, clock, renewals } = world;

  server.get('/', (_request, reply) => {
    renewals.catchUp();
    return reply.headers(html).send(controlPage(world));
  });

  server.post<{ Body: Fields | undefined }>('/control/clock', (request, reply) => {
    const days = Number(request.body?.days);
    if (!(days > 0 && days <= mostDays)) throw new StripeFault(400, 'days must be from 1 to 800');
    renewals.advanceTo(clock.now() + Math.round(days * daySeconds));
    return done(world, request, reply);
  });

  server.post<Address & { Body: Fields | undefined }>(
    '/control/charges/:id/refund',
    (request, reply) => {
      const charge = found(records, 'charge', request.params.id);
      const amount = request.body?.amount === undefined ? undefined : Number(request.body.amount);
      world.refunds.give(charge, { amount, reason: 'requested_by_customer', metadata: {} });
      return done(world, request, reply);
    },
  );

  server.post<Address>('/control/charges/:id/dispute', (request, reply) => {
    world.disputes.open(found(records, 'charge', request.params.id));
    return done(world, request, reply);
  });

  server.post<Address & { Body: Fields | undefined }>('/control/disputes/:id', (request, reply) => {
    const outcome = request.body?.outcome;
    if (outcome !== 'won' && outcome !== 'lost') {
      throw new StripeFault(400, 'outcome must be won or lost');
    }
    world.disputes.close(found(records, 'dispute', request.params.id), outcome);
    return done(world, request, reply);
  });

  server.setErrorHandler((error, request, reply) => {
    const status = error instanceof StripeFault ? error.status : 500;
    const message = error instanceof Error ? error.message : String(error);
    return wantsPage(request)
      ? reply.code(status).headers(html).send(controlPage(world, message))
      : reply.code(status).send({ error: { message } });
  });
}

function done(world: StripeWorld, request: FastifyRequest, reply: FastifyReply) {
  return wantsPage(request) ? reply.redirect('/', 303) : reply.send({ now: world.clock.now() });
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}
