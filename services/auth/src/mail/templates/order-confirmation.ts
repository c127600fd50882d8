import type { PaymentFact } from '@likeness/contracts/jobs/payment-tell.job';
import { greeting } from '@likeness/service-kit/mail/greeting';
import { type Letter, letter } from '@likeness/service-kit/mail/letter';
import { asMoment } from './as-moment.js';
import { withdrawalInstruction } from './withdrawal-instruction.js';

type Order = Exclude<PaymentFact, { kind: 'cancellation' }>;
export type OrderRecipient = {
  readonly firstName: string;
  readonly operator: readonly string[];
  readonly links: {
    readonly account: string;
    readonly terms: string;
    readonly withdrawal: string;
    readonly cancellation: string;
  };
};

/** The confirmation of the contract on a durable medium (BGB §312f). */
export function orderConfirmation(to: OrderRecipient, order: Order): Letter {
  const { operator, links } = to;
  return letter({
    subject: `Your order: ${articleOf(order)}`,
    greeting: greeting(to.firstName),
    paragraphs: [
      `Thanks for your order. We've received your payment. ${promiseOf(order)}`,
      'Please keep this email: it confirms your contract with us.',
    ],
    action:
      order.invoice_url === null ? undefined : { label: 'View invoice', link: order.invoice_url },
    figures: [
      ['Order', articleOf(order)],
      ...priceLines(order),
      ['Ordered', asMoment(order.ordered_at)],
      ...(order.kind === 'subscription' && order.renews_at !== null
        ? [['Renews', asMoment(order.renews_at)] as const]
        : []),
      ...(operator.length > 0 ? [['Sold by', operator.join(', ')] as const] : []),
    ],
    closing: [
      ...(order.kind === 'subscription'
        ? [
            `You can cancel at any time, and it then ends with the period you've paid for: in your account (${links.account}), or without logging in (${links.cancellation}).`,
          ]
        : [`You'll find your credits and every use of them in your account: ${links.account}`]),
      `Our terms: ${links.terms}`,
    ],
    sections: withdrawalInstruction(operator, links.withdrawal),
  });
}

function articleOf(order: Order): string {
  if (order.kind === 'subscription') return 'Professional subscription';
  const credits = `${order.credits} ${order.credits === 1 ? 'credit' : 'credits'}`;
  return order.name.includes(credits) ? order.name : `${order.name}, ${credits}`;
}

function promiseOf(order: Order): string {
  return order.kind === 'subscription'
    ? 'Your subscription runs from now on and renews every month until you cancel it.'
    : 'Your credits are ready to use, and they never expire.';
}

/** Prefers Stripe's tax; otherwise uses the statement on the pricing page. */
function priceLines({ kind, price }: Order): (readonly [string, string])[] {
  const amount = money(price.total, price.currency) + (kind === 'subscription' ? ' a month' : '');
  if (price.tax === null) return [['Price', `${amount}, VAT included`]];
  return [
    ['Price', amount],
    ['VAT in this price', money(price.tax, price.currency)],
  ];
}

function money(cents: number, currency: string): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  return new Intl.NumberFormat('en-US', style).format(cents / 100);
}
