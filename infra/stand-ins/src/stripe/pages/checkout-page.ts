import { escapeHtml, page } from '../../serving/page.js';
import type { Kinds } from '../records/stripe-records.js';
import { money, note } from './words.js';

type Session = Kinds['checkout.session'];
export type Payer = { name: string; email: string };

export function checkoutPage(session: Session, payer: Payer, problem?: string): string {
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

export function closedPage(session: Session): string {
  const isPaid = session.status === 'complete';
  const back = isPaid ? successUrl(session) : session.cancel_url;
  const link = back ? `<p><a href="${escapeHtml(back)}">Back to the site</a></p>` : '';
  const text = isPaid ? 'This has been paid.' : 'This page has expired. Nothing was charged.';
  return page({ title: isPaid ? 'Paid' : 'Expired', note, body: `<p>${text}</p>${link}` });
}

export function unknownPage(): string {
  return page({ title: 'Not found', note, body: '<p>There is nothing to pay here.</p>' });
}

export function successUrl({ success_url, id }: Session): string {
  return (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}
