import { Stripe } from 'stripe';
import type { Kinds } from '../stripe/records/stripe-records.js';
import { stripeServer } from '../stripe/stripe-server.js';
import { StripeWorld, type WorldOptions } from '../stripe/stripe-world.js';

const PAYER = { name: 'Ada Example', email: 'ada@example.com' };

/** The test acts as payer, bank and clock. Without a webhook, it delivers events itself. */
export async function startStripe(options: WorldOptions & { secretKey?: string } = {}) {
  const { secretKey = 'sk_test_1', ...rest } = options;
  const world = new StripeWorld(rest);
  const { records, sessions } = world;
  const server = stripeServer(world, secretKey);
  let isAway = false;
  let happening: (() => void) | undefined;
  server.addHook('onRequest', async (_request, reply) => {
    const error = { type: 'api_error', message: 'Stripe is away.' };
    // Without the header, Stripe's client retries for seconds.
    if (isAway) await reply.code(503).header('stripe-should-retry', 'false').send({ error });
  });
  server.addHook('onSend', ({ method, url }, _reply, _payload, done) => {
    if (method === 'POST' && url === '/v1/checkout/sessions') {
      happening?.();
      happening = undefined;
    }
    done();
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });

  const post = (path: string, fields: Record<string, string>) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const pay = (sessionId: string) =>
    sessions.pay(records.get('checkout.session', sessionId), PAYER);
  return {
    url,
    world,
    records,
    secretKey,
    sdk: (key = secretKey) =>
      new Stripe(key, {
        host: '127.0.0.1',
        port: Number(new URL(url).port),
        protocol: 'http',
        maxNetworkRetries: 0,
      }),
    press: (session: { id: string }, choice: string, more: Record<string, string> = {}) =>
      post(`/checkout/${session.id}`, { ...PAYER, choice, ...more }),
    pay,
    begin: (sessionId: string): Kinds['subscription'] =>
      records.get('subscription', pay(sessionId).subscription as string),
    chargeOf(sessionId: string): Kinds['charge'] {
      const { payment_intent } = records.get('checkout.session', sessionId);
      const intent = records.get('payment_intent', payment_intent as string);
      return records.get('charge', intent.latest_charge as string);
    },
    /** Of the subscription's newest invoice. */
    chargeOfSubscription(id: string): Kinds['charge'] {
      const { latest_invoice } = records.get('subscription', id);
      const [paid] = records.get('invoice', latest_invoice as string).payments?.data ?? [];
      const intent = records.get('payment_intent', paid?.payment.payment_intent as string);
      return records.get('charge', intent.latest_charge as string);
    },
    later: (seconds: number) => world.renewals.advanceTo(world.clock.now() + seconds),
    onNextCheckout(work: () => void): void {
      happening = work;
    },
    setAway(value: boolean): void {
      isAway = value;
    },
    close: () => server.close(),
  };
}
