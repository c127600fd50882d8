import type { Stripe } from 'stripe';
import { startStripe, type RunningStripe } from '../testing/running-stripe.js';
import { WebhookReceiver } from '../testing/webhook-receiver.js';
import { DocumentedShapes, type ShapeName } from './testing/documented-shapes.js';

const names: ShapeName[] = [
  'Product',
  'Price',
  'Customer',
  'DeletedCustomer',
  'Checkout.Session',
  'LineItem',
  'Subscription',
  'Invoice',
  'PaymentIntent',
  'Charge',
  'Refund',
  'Dispute',
];

describe('every object has the fields that Stripe documents, and no other', () => {
  const shapes = new DocumentedShapes(names);
  const receiver = new WebhookReceiver();
  let running: RunningStripe;
  let stripe: Stripe;
  let pack: Stripe.Checkout.Session;
  let plan: Stripe.Checkout.Session;
  const urls = { success_url: 'https://my.site/pricing?s={CHECKOUT_SESSION_ID}' };

  beforeAll(async () => {
    await receiver.listen();
    running = await startStripe({
      webhook: { url: receiver.url, secret: 'whsec_spec', firstRetryMs: 20 },
    });
    stripe = running.sdk();
    const { sessions } = stripe.checkout;
    const customer = (await stripe.customers.create({})).id;
    pack = await sessions.create({
      ...urls,
      mode: 'payment',
      customer,
      line_items: [{ price: 'price_likeness_pack_small', quantity: 1 }],
      invoice_creation: { enabled: true },
    });
    plan = await sessions.create({
      ...urls,
      mode: 'subscription',
      customer,
      line_items: [{ price: 'price_likeness_professional', quantity: 1 }],
    });
  });
  afterAll(async () => {
    await running.close();
    await receiver.close();
  });

  async function wire(path: string, method = 'GET'): Promise<Record<string, unknown>> {
    const headers = { authorization: `Bearer ${running.secretKey}` };
    const answer = await fetch(`${running.url}/v1/${path}`, { method, headers });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  }
  const expectDocumented = async (name: ShapeName, path: string) =>
    expect(shapes.differences(name, await wire(path))).toEqual([]);
  async function expectListed(name: ShapeName, path: string): Promise<void> {
    const data = (await wire(path)).data as unknown[];
    expect(data.length).toBeGreaterThan(0);
    for (const each of data) expect(shapes.differences(name, each)).toEqual([]);
  }
  const payment = 'expand[]=payment_intent.latest_charge&expand[]=invoice.payments';

  test('the comparison finds what is missing, unknown or of another type', () => {
    const differences = shapes.differences('Price', { id: 1, object: 'price', colour: 'red' });
    expect(differences).toEqual(
      expect.arrayContaining([
        'Price.currency: missing',
        'Price.colour: not documented',
        'Price.id: expected string, got 1',
      ]),
    );
  });

  test('prices, products and open sessions', async () => {
    await expectListed('Price', 'prices');
    await expectListed('Price', 'prices?expand[]=data.product');
    await expectListed('Checkout.Session', 'checkout/sessions');
    await expectDocumented('Checkout.Session', `checkout/sessions/${pack.id}?expand[]=line_items`);
    await expectDocumented('Checkout.Session', `checkout/sessions/${plan.id}?expand[]=customer`);
  });

  test('the objects of a pack, declined once, paid and partly refunded', async () => {
    const session = `checkout/sessions/${pack.id}?${payment}`;
    await running.press(pack, 'decline');
    await running.press(pack, 'pay');
    await expectDocumented('Checkout.Session', session);
    const { id } = running.chargeOf(pack.id);
    await running.control(`charges/${id}/refund`, { amount: '100' });
    await running.control(`charges/${id}/dispute`);
    await expectDocumented('Checkout.Session', session);
    await expectListed('Dispute', 'disputes');
  });

  test('the objects of a subscription until its customer is deleted', async () => {
    await running.press(plan, 'pay');
    const { subscription, customer } = await wire(`checkout/sessions/${plan.id}`);
    const path = `subscriptions/${String(subscription)}`;
    const expand = 'expand[]=latest_invoice.payments&expand[]=customer';
    await expectDocumented('Subscription', `${path}?${expand}`);
    await stripe.subscriptions.update(String(subscription), { cancel_at_period_end: true });
    await expectDocumented('Subscription', path);
    const deleted = await wire(`customers/${String(customer)}`, 'DELETE');
    expect(shapes.differences('DeletedCustomer', deleted)).toEqual([]);
    await expectDocumented('Subscription', path);
  });

  test('events keep the object as of the event', async () => {
    await receiver.has('charge.failed', 'refund.created', 'charge.dispute.created');
    await receiver.has('customer.deleted', 'customer.subscription.deleted', 'invoice.paid');
    const typeOf: Record<string, ShapeName> = {
      customer: 'Customer',
      'checkout.session': 'Checkout.Session',
      subscription: 'Subscription',
      invoice: 'Invoice',
      payment_intent: 'PaymentIntent',
      charge: 'Charge',
      refund: 'Refund',
      dispute: 'Dispute',
    };
    for (const { event } of receiver.received) {
      const object = event.data.object as unknown as { object: string };
      expect(shapes.differences(typeOf[object.object] ?? 'Product', object)).toEqual([]);
    }
    expect(receiver.received.length).toBeGreaterThan(15);
  });
});
