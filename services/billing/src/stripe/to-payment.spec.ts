import type { Stripe } from 'stripe';
import { disputedPayment, toPayment } from './to-payment.js';

const USER = '0b6f5a50-6c2b-4a61-9c0e-2f6a1b1d6b57';
const charge = {
  id: 'ch_1',
  amount_refunded: 100,
  disputed: false,
  created: 1_000,
  receipt_url: 'https://stripe.example/receipt',
};
const session = (more: object = {}) =>
  ({
    id: 'cs_1',
    mode: 'payment',
    customer: 'cus_1',
    client_reference_id: USER,
    payment_status: 'paid',
    created: 900,
    automatic_tax: { enabled: false },
    total_details: { amount_tax: 0 },
    invoice: { hosted_invoice_url: 'https://stripe.example/invoice' },
    amount_total: 499,
    currency: 'usd',
    metadata: { user_id: USER, name: 'Small Pack', credits: '25' },
    payment_intent: { id: 'pi_1', latest_charge: charge },
    ...more,
  }) as unknown as Stripe.Checkout.Session;
const dispute = (status: string, amount: number) => ({ status, amount }) as Stripe.Dispute;

describe('the checkout of a pack', () => {
  it('is a payment of whom it was begun for', () => {
    expect(toPayment(session(), [])).toEqual({
      sessionId: 'cs_1',
      userId: USER,
      customerId: 'cus_1',
      paymentIntentId: 'pi_1',
      name: 'Small Pack',
      credits: 25,
      amountCents: 499,
      currency: 'usd',
      taxCents: null,
      invoiceUrl: 'https://stripe.example/invoice',
      paidAt: new Date(1_000_000),
      beginNow: false,
      isPaid: true,
      hasFailed: false,
      reclaimedCents: 100,
    });
  });

  it.each([
    ['unpaid', false],
    ['paid', true],
    ['no_payment_required', true],
  ])('%s: paid %s', (payment_status, isPaid) => {
    expect(toPayment(session({ payment_status }), [])?.isPaid).toBe(isPaid);
  });

  it.each([
    ['works out none', false, 0, null],
    ['works out zero', true, 0, 0],
    ['works out some', true, 80, 80],
    ['has a fixed rate', false, 80, 80],
  ])('has the tax that Stripe states where it %s', (_, enabled, amount_tax, taxCents) => {
    const more = { automatic_tax: { enabled }, total_details: { amount_tax } };
    expect(toPayment(session(more), [])).toMatchObject({ taxCents });
  });

  it('leads to the receipt while there is no invoice', () => {
    const invoiceUrl = 'https://stripe.example/receipt';
    const draft = { hosted_invoice_url: null };
    expect(toPayment(session({ invoice: null }), [])).toMatchObject({ invoiceUrl });
    expect(toPayment(session({ invoice: draft }), [])).toMatchObject({ invoiceUrl });
  });

  it('has no payment before it is paid', () => {
    const open = toPayment(session({ payment_intent: null, payment_status: 'unpaid' }), []);
    expect(open).toMatchObject({ paymentIntentId: null, reclaimedCents: 0 });
  });

  it('counts money that is fought over like money that went back, never more than was paid', () => {
    const reclaimed = (...disputes: Stripe.Dispute[]) =>
      toPayment(session(), disputes)?.reclaimedCents;
    expect(reclaimed(dispute('needs_response', 200))).toBe(300);
    expect(reclaimed(dispute('lost', 499))).toBe(499);
    expect(reclaimed(dispute('won', 499), dispute('warning_closed', 499))).toBe(100);
  });

  it.each([
    ['a subscription', { mode: 'subscription' }],
    ['nobody’s', { customer: null }],
    ['not begun here', { metadata: {} }],
    ['begun for somebody else', { client_reference_id: 'somebody' }],
    ['of no credits', { metadata: { user_id: USER, name: 'x', credits: '0' } }],
  ])('is none when it is %s', (_, more) => {
    expect(toPayment(session(more), [])).toBeUndefined();
  });

  it('names the payment whose disputes must be fetched', () => {
    expect(disputedPayment(session())).toBeUndefined();
    const payment_intent = { id: 'pi_1', latest_charge: { ...charge, disputed: true } };
    expect(disputedPayment(session({ payment_intent }))).toBe('pi_1');
    expect(disputedPayment(session({ payment_intent: 'pi_1' }))).toBeUndefined();
  });
});
