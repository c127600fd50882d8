import type { FastifyInstance, FastifyReply } from 'fastify';
import { pagePolicy } from '../../serving/page.js';
import { declineMessage } from '../objects/charge.js';
import type { StripeWorld } from '../stripe-world.js';
import { checkoutPage, closedPage, type Payer, successUrl, unknownPage } from './checkout-page.js';
import { invoicePage } from './invoice-page.js';

type Address = { Params: { id: string } };
type Form = { choice?: string; name?: string; email?: string };

const somebody: Payer = { name: 'Alex Example', email: 'alex@example.com' };

export const html = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy,
  'cache-control': 'no-store',
};

export function checkoutRoutes(server: FastifyInstance, world: StripeWorld): void {
  const { records, renewals, sessions } = world;
  const show = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).headers(html).send(text);

  server.get<Address>('/checkout/:id', ({ params }, reply) => {
    renewals.catchUp();
    const session = records.find('checkout.session', params.id);
    if (!session) return show(reply, 404, unknownPage());
    if (session.status !== 'open') return show(reply, 200, closedPage(session));
    return show(reply, 200, checkoutPage(session, somebody));
  });

  server.get<Address>('/invoice/:id', ({ params }, reply) => {
    const invoice = records.find('invoice', params.id);
    return invoice ? show(reply, 200, invoicePage(invoice)) : show(reply, 404, unknownPage());
  });

  server.post<Address & { Body: Form | undefined }>('/checkout/:id', ({ params, body }, reply) => {
    renewals.catchUp();
    const session = records.find('checkout.session', params.id);
    if (!session) return show(reply, 404, unknownPage());
    if (session.status !== 'open') return show(reply, 409, closedPage(session));
    const form = body ?? {};
    if (form.choice === 'cancel') {
      return session.cancel_url
        ? reply.redirect(session.cancel_url, 303)
        : show(reply, 200, checkoutPage(session, somebody));
    }
    const payer = { name: form.name?.trim() ?? '', email: form.email?.trim() ?? '' };
    const isComplete = payer.name !== '' && payer.email.includes('@');
    if (!isComplete)
      return show(reply, 400, checkoutPage(session, payer, 'Name and email, please.'));
    if (form.choice === 'decline') {
      sessions.decline(session, payer);
      return show(reply, 402, checkoutPage(session, payer, declineMessage));
    }
    if (form.choice !== 'pay') return show(reply, 400, checkoutPage(session, payer));
    sessions.pay(session, payer);
    return reply.redirect(successUrl(session), 303);
  });
}
