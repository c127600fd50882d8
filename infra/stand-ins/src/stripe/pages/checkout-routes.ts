import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml, page, pagePolicy } from '../../serving/page.js';
import { declineMessage } from '../objects/charge.js';
import type { StripeWorld } from '../stripe-world.js';
import type { Kinds } from '../records/stripe-records.js';
import { moment, money, note } from './words.js';

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

function invoicePage(invoice: Kinds['invoice']): string {
  const [line] = invoice.lines.data;
  const facts = [
    ['For', line?.description ?? ''],
    ['Total', `${money(invoice.total, invoice.currency)}, VAT included`],
    ['Status', invoice.status ?? ''],
    ['Issued', moment(invoice.created)],
  ];
  const body = `<dl>${facts
    .map(([term = '', value = '']) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>`;
  return page({ title: `Invoice ${invoice.number ?? ''}`, note, body });
}

type Session = Kinds['checkout.session'];
type Payer = { name: string; email: string };

function checkoutPage(session: Session, payer: Payer, problem?: string): string {
  const [line] = session.line_items?.data ?? [];
  const total = money(session.amount_total ?? 0, session.currency ?? '');
  const isSubscription = session.mode === 'subscription';
  const every = isSubscription ? ' every month' : '';
  const body = `${problem ? `<p role="alert"><strong>${escapeHtml(problem)}</strong> Nothing was charged.</p>` : ''}
<dl><dt>For</dt><dd>${escapeHtml(line?.description ?? '')}</dd><dt>Total</dt><dd>${total}${every}, VAT included</dd></dl>
<form method="post" class="fields">
<label>Name<input type="text" name="name" required maxlength="200" value="${escapeHtml(payer.name)}"></label>
<label>Email<input type="email" name="email" required maxlength="300" value="${escapeHtml(payer.email)}"></label>
<div><button name="choice" value="pay">Pay ${total}</button>
<button name="choice" value="decline">Decline</button>
<button name="choice" value="cancel" formnovalidate>Cancel</button></div>
</form>
<p>Pay: the card says yes. Decline: the card says no and this page stays. Cancel: back to the site.</p>`;
  return page({ title: isSubscription ? 'Subscribe' : 'Pay', note, body });
}

function closedPage(session: Session): string {
  const isPaid = session.status === 'complete';
  const back = isPaid ? successUrl(session) : session.cancel_url;
  const link = back ? `<p><a href="${escapeHtml(back)}">Back to the site</a></p>` : '';
  const text = isPaid ? 'This has been paid.' : 'This page has expired. Nothing was charged.';
  return page({ title: isPaid ? 'Paid' : 'Expired', note, body: `<p>${text}</p>${link}` });
}

function unknownPage(): string {
  return page({ title: 'Not found', note, body: '<p>There is nothing to pay here.</p>' });
}

function successUrl({ success_url, id }: Session): string {
  return (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}
