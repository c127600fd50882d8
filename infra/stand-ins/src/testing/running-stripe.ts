import { Stripe } from 'stripe';
import type { Kinds } from '../stripe/records/stripe-records.js';
import { stripeServer } from '../stripe/stripe-server.js';
import { StripeWorld, type WorldOptions } from '../stripe/stripe-world.js';

const PAYER = { name: 'Ada Example', email: 'ada@example.com' };

/**
 * The stand-in for Stripe on a port of its own, where a test is whoever pays, the bank, and the clock.
 * Without a webhook nobody hears of events, and the test delivers them itself.
 */
export async function startStripe(options: WorldOptions & { secretKey?: string } = {}) {
  const { secretKey = 'sk_test_1', ...rest } = options;
  const world = new StripeWorld(rest);
  const { records, sessions } = world;
  const server = stripeServer(world, secretKey);
  let isAway = false;
  let happening: (() => void) | undefined;
  server.addHook('onRequest', async (_request, reply) => {
    const error = { type: 'api_error', message: 'Stripe is away.' };
    // Without the header its client tries again for seconds.
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
    /** Stripe's own client, with another key where one is given. */
    sdk: (key = secretKey) =>
      new Stripe(key, {
        host: '127.0.0.1',
        port: Number(new URL(url).port),
        protocol: 'http',
        maxNetworkRetries: 0,
      }),
    /** Presses a button of a checkout page. */
    press: (session: { id: string }, choice: string, more: Record<string, string> = {}) =>
      post(`/checkout/${session.id}`, { ...PAYER, choice, ...more }),
    /** Does what the control page offers. */
    control: (path: string, fields: Record<string, string> = {}) =>
      post(`/control/${path}`, fields),
    /** Somebody pays for a pack. */
    pay,
    /** Somebody pays for a plan. */
    begin: (sessionId: string): Kinds['subscription'] =>
      records.get('subscription', pay(sessionId).subscription as string),
    /** The charge of a paid session. */
    chargeOf(sessionId: string): Kinds['charge'] {
      const { payment_intent } = records.get('checkout.session', sessionId);
      const intent = records.get('payment_intent', payment_intent as string);
      return records.get('charge', intent.latest_charge as string);
    },
    /** Lets time pass. */
    later: (seconds: number) => world.renewals.advanceTo(world.clock.now() + seconds),
    /** What happens at Stripe just when the next checkout has been made. */
    onNextCheckout(work: () => void): void {
      happening = work;
    },
    /** Whether every call is refused from now on. */
    setAway(value: boolean): void {
      isAway = value;
    },
    close: () => server.close(),
  };
}

export type RunningStripe = Awaited<ReturnType<typeof startStripe>>;
