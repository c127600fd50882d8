import { subjectOf } from './event-subject.js';

const of = (type: string, object: object) =>
  subjectOf({ type, data: { object: object as Record<string, unknown> } });
const INVOICE = { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } };

describe('an event', () => {
  it.each([
    ['checkout.session.completed', { id: 'cs_1' }, 'checkout', 'cs_1'],
    ['checkout.session.async_payment_succeeded', { id: 'cs_1' }, 'checkout', 'cs_1'],
    ['customer.subscription.updated', { id: 'sub_1' }, 'subscription', 'sub_1'],
    ['customer.subscription.deleted', { id: 'sub_1' }, 'subscription', 'sub_1'],
    ['invoice.paid', INVOICE, 'subscription', 'sub_1'],
    ['invoice.payment_failed', INVOICE, 'subscription', 'sub_1'],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, 'payment', 'pi_1'],
    ['charge.dispute.created', { id: 'du_1', payment_intent: 'pi_1' }, 'payment', 'pi_1'],
    ['refund.failed', { id: 're_1', payment_intent: 'pi_1' }, 'payment', 'pi_1'],
  ])('%s is about %j: %s %s', (type, object, kind, id) => {
    expect(of(type, object)).toEqual({ kind, id });
  });

  it.each([
    ['product.updated', { id: 'prod_1' }],
    ['invoice.paid', { id: 'in_1', parent: null }],
    ['charge.refunded', { id: 'ch_1', payment_intent: null }],
    ['checkout.session.completed', {}],
    ['something.new', {}],
  ])('%s of %j is about nothing of ours', (type, object) => {
    expect(of(type, object)).toBeUndefined();
  });
});
