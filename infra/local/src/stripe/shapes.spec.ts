import type { Stripe } from 'stripe';
import { DocumentedShapes, type ShapeName } from './testing/documented-shapes.js';
import { Receiver, runStandIn, secretKey } from './testing/running-stand-in.js';

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
  const receiver = new Receiver();
  let standIn: Awaited<ReturnType<typeof runStandIn>>;
  let pack: Stripe.Checkout.Session;
  let plan: Stripe.Checkout.Session;
  const urls = { success_url: 'https://my.site/pricing?s={CHECKOUT_SESSION_ID}' };

  beforeAll(async () => {
    await receiver.listen();
    standIn = await runStandIn({ webhookUrl: receiver.url });
    const { sessions } = standIn.stripe.checkout;
    pack = await sessions.create({
      ...urls,
      mode: 'payment',
      customer_creation: 'always',
      line_items: [{ price: 'price_likeness_pack_small', quantity: 1 }],
    });
    plan = await sessions.create({
      ...urls,
      mode: 'subscription',
      line_items: [{ price: 'price_likeness_professional', quantity: 1 }],
    });
  });
  afterAll(async () => {
    await standIn.close();
    await receiver.close();
  });

  /** As it travels, without what the SDK makes of it. */
  async function wire(path: string): Promise<Record<string, unknown>> {
    const headers = { authorization: `Bearer ${secretKey}` };
    const answer = await fetch(`${standIn.address}/v1/${path}`, { headers });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  }
  const expectDocumented = async (name: ShapeName, path: string) =>
    expect(shapes.differences(name, await wire(path))).toEqual([]);

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
    await expectDocumented('Price', 'prices/price_likeness_pack_small');
    await expectDocumented('Price', 'prices/price_likeness_professional?expand[]=product');
    await expectDocumented('Product', 'products/prod_likeness_professional');
    await expectDocumented('Checkout.Session', `checkout/sessions/${pack.id}?expand[]=line_items`);
    await expectDocumented('Checkout.Session', `checkout/sessions/${plan.id}`);
    const lines = await wire(`checkout/sessions/${pack.id}/line_items`);
    expect(shapes.differences('LineItem', (lines.data as unknown[])[0])).toEqual([]);
  });

  test('what a paid pack leaves, declined once and refunded in part', async () => {
    await standIn.press(pack, 'decline');
    const failed = await standIn.stripe.charges.list({ limit: 1 });
    await expectDocumented('Charge', `charges/${failed.data[0]?.id}`);
    await expectDocumented(
      'PaymentIntent',
      `payment_intents/${failed.data[0]?.payment_intent as string}`,
    );
    await standIn.press(pack, 'pay');
    const paid = await wire(`checkout/sessions/${pack.id}`);
    expect(shapes.differences('Checkout.Session', paid)).toEqual([]);
    await expectDocumented('Customer', `customers/${String(paid.customer)}`);
    await expectDocumented(
      'PaymentIntent',
      `payment_intents/${String(paid.payment_intent)}?expand[]=latest_charge`,
    );
    const refund = await standIn.stripe.refunds.create({
      payment_intent: String(paid.payment_intent),
      amount: 100,
    });
    await expectDocumented('Refund', `refunds/${refund.id}`);
    await standIn.control(`charges/${refund.charge as string}/dispute`);
    await expectDocumented('Charge', `charges/${refund.charge as string}`);
    const [dispute] = (await standIn.stripe.disputes.list()).data;
    await expectDocumented('Dispute', `disputes/${dispute?.id}`);
  });

  test('what a subscription leaves, until it ends with its customer', async () => {
    await standIn.press(plan, 'pay');
    const { subscription, customer, invoice } = await wire(`checkout/sessions/${plan.id}`);
    const path = `subscriptions/${String(subscription)}`;
    await expectDocumented('Subscription', `${path}?expand[]=latest_invoice&expand[]=customer`);
    await expectDocumented('Invoice', `invoices/${String(invoice)}?expand[]=payments`);
    await standIn.stripe.subscriptions.update(String(subscription), { cancel_at_period_end: true });
    await expectDocumented('Subscription', path);
    await standIn.stripe.customers.del(String(customer));
    await expectDocumented('Subscription', path);
    await expectDocumented('DeletedCustomer', `customers/${String(customer)}`);
  });

  test('events carry the object as it was', async () => {
    const events = await wire('events?limit=100');
    const data = events.data as { type: string; data: { object: { object: string } } }[];
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
    for (const {
      data: { object },
    } of data) {
      expect(shapes.differences(typeOf[object.object] ?? 'Product', object)).toEqual([]);
    }
    expect(data.length).toBeGreaterThan(15);
  });
});
