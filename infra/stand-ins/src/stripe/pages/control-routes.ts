import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StripeFault } from '../stripe-fault.js';
import { found } from '../api/call.js';
import type { StripeWorld } from '../stripe-world.js';
import { html } from './checkout-routes.js';
import { escapeHtml, page } from '../../serving/page.js';
import { itemOfSubscription } from '../objects/subscription.js';
import type { Kinds } from '../records/stripe-records.js';
import { money, moment, note } from './words.js';

const shown = 30;

function controlPage(world: StripeWorld, problem?: string): string {
  const { records, clock } = world;
  const newest = <T>(all: T[]) => all.toReversed().slice(0, shown);
  const body = `${problem ? `<p role="alert"><strong>${escapeHtml(problem)}</strong></p>` : ''}
<h2>Clock</h2>
<p>It is ${moment(clock.now())} here. What the way to a later time brings, happens: renewals, ends, expired pages.</p>
<form method="post" action="/control/clock"><button name="days" value="1">One day on</button>
<button name="days" value="31">31 days on</button></form>
<h2>Subscriptions</h2>
${table(
  ['Whose', 'State', 'Period ends', 'Actions'],
  newest(records.all('subscription')).map((each) => subscriptionRow(world, each)),
)}
<h2>Payments</h2>
${table(
  ['When', 'Whose', 'Amount', 'Actions'],
  newest(records.all('charge')).map((each) => chargeRow(world, each)),
)}
<h2>Events</h2>
${table(['When', 'Type', 'Sent'], newest(records.all('event')).map(eventRow))}`;
  return page({ title: 'Local payments', note, body });
}

function table(heads: string[], rows: string[]): string {
  if (rows.length === 0) return '<p>None yet.</p>';
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  return `<div class="sideways" tabindex="0"><table class="facts"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function row(...cells: string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function subscriptionRow({ records }: StripeWorld, each: Kinds['subscription']): string {
  const { customer, status, cancel_at_period_end } = each;
  const whose = records.find('customer', customer as string)?.email ?? 'deleted';
  const state = `${status}${cancel_at_period_end ? ', ends with its period' : ''}`;
  const end = moment(itemOfSubscription(each).current_period_end);
  const button = (card: string, text: string) =>
    `<form method="post" action="/control/subscriptions/${each.id}/renewal"><button name="card" value="${card}">${text}</button></form>`;
  const action =
    status === 'active'
      ? button('declines', 'Renew, card declined')
      : status === 'past_due'
        ? button('pays', 'Pay the failed month')
        : '';
  return row(escapeHtml(whose), state, end, action);
}

function chargeRow({ records }: StripeWorld, charge: Kinds['charge']): string {
  const { id, created, billing_details, amount, amount_refunded, currency, paid } = charge;
  const left = charge.amount_captured - amount_refunded;
  const state = paid ? '' : ' (declined)';
  const back = amount_refunded > 0 ? `, ${money(amount_refunded, currency)} given back` : '';
  const dispute = records.all('dispute').find((each) => each.charge === id);
  const disputed = dispute ? `, disputed: ${dispute.status}` : '';
  const refund = `<button formaction="/control/charges/${id}/refund">Refund ${money(left, currency)}</button>`;
  const deny = `<button formaction="/control/charges/${id}/dispute">Dispute</button>`;
  const decide = dispute
    ? ['won', 'lost'].map(
        (outcome) =>
          `<button formaction="/control/disputes/${dispute.id}" name="outcome" value="${outcome}">Dispute ${outcome}</button>`,
      )
    : [];
  const buttons = [
    ...(left > 0 ? [refund] : []),
    ...(paid && !dispute ? [deny] : []),
    ...(dispute?.status === 'needs_response' ? decide : []),
  ];
  return row(
    moment(created),
    escapeHtml(billing_details.email ?? ''),
    `${money(amount, currency)}${state}${back}${disputed}`,
    `<form method="post">${buttons.join('')}</form>`,
  );
}

function eventRow({ created, type, pending_webhooks }: Kinds['event']): string {
  return row(moment(created), type, pending_webhooks > 0 ? 'not yet' : 'yes');
}

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
    '/control/subscriptions/:id/renewal',
    (request, reply) => {
      const subscription = found(records, 'subscription', request.params.id);
      const { card } = request.body ?? {};
      if (card === 'declines' && subscription.status === 'active')
        renewals.renew(subscription, false);
      else if (card === 'pays' && subscription.status === 'past_due') renewals.mend(subscription);
      else throw new StripeFault(400, 'card declines an active or pays a past_due subscription');
      return done(world, request, reply);
    },
  );

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
