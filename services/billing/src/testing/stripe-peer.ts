import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Fields = Readonly<Record<string, string>>;
type Thing = Record<string, unknown> & { id: string };
type Answer = readonly [status: number, body: object];

const NOW = 1_795_000_000;
export const PERIOD_END = NOW + 30 * 86_400;

const price = (id: string, more: object): Thing => ({
  id,
  object: 'price',
  active: true,
  currency: 'usd',
  recurring: null,
  unit_amount: 499,
  metadata: {},
  product: { id: `prod_${id}`, object: 'product', name: `Product of ${id}` },
  ...more,
});

const PRICES: readonly Thing[] = [
  price('price_pro', { recurring: { interval: 'month' } }),
  price('price_25', { metadata: { name: 'Small Pack', amount: '25', discount: '0' } }),
  price('price_60', { unit_amount: 999, metadata: { amount: '60', discount: '17' } }),
  price('price_other_plan', { recurring: { interval: 'month' } }),
  price('price_shirt', { unit_amount: 2_500 }),
];

const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false });

/** As much of Stripe as the service uses, on a real socket, with payments made by the test. */
export async function startStripePeer() {
  const things = new Map<string, Thing>();
  const asked: string[] = [];
  let isAway = false;
  let created: (() => void) | undefined;

  const all = (prefix: string) => [...things.values()].filter(({ id }) => id.startsWith(prefix));
  function put(prefix: string, fields: Record<string, unknown>): Thing {
    const thing = { ...fields, id: `${prefix}_${randomUUID().replaceAll('-', '')}` };
    things.set(thing.id, thing);
    return thing;
  }
  function change(id: string, changes: Record<string, unknown>): Thing {
    const thing = { ...get(id), ...changes };
    things.set(id, thing);
    return thing;
  }
  function get(id: string): Thing {
    const thing = things.get(id);
    if (!thing) throw new Error(`nothing is called ${id}`);
    return thing;
  }
  /** What an id stands for, where the service has it expanded. */
  function expanded(session: Thing): Thing {
    const intent = things.get(String(session['payment_intent']));
    if (!intent) return session;
    const charge = things.get(String(intent['latest_charge'])) ?? null;
    return { ...session, payment_intent: { ...intent, latest_charge: charge } };
  }
  const nested = (fields: Fields, name: string) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([key]) => key.startsWith(`${name}[`))
        .map(([key, value]) => [key.slice(name.length + 1, -1), value]),
    );

  function route(method: string, path: string, fields: Fields): Answer {
    const [kind = '', ...rest] = path.replace('/v1/', '').replace('checkout/', '').split('/');
    const [id, verb] = rest;
    if (id !== undefined && !things.has(id)) {
      return [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }];
    }
    if (kind === 'prices') return [200, list(PRICES)];
    if (kind === 'disputes') return [200, list(all('du'))];
    if (kind === 'customers' && method === 'POST') {
      return [200, put('cus', { metadata: nested(fields, 'metadata') })];
    }
    if (kind === 'customers' && id) {
      things.delete(id);
      return [200, { id, deleted: true }];
    }
    if (kind === 'sessions') return sessions(method, fields, id, verb);
    if (kind === 'subscriptions') return subscriptions(method, fields, id);
    return [404, { error: { type: 'invalid_request_error' } }];
  }

  function sessions(method: string, fields: Fields, id?: string, verb?: string): Answer {
    if (id && verb === 'expire') {
      if (get(id)['status'] === 'open') return [200, change(id, { status: 'expired' })];
      return [400, { error: { type: 'invalid_request_error' } }];
    }
    if (id) return [200, expanded(get(id))];
    if (method === 'GET') {
      const { customer, payment_intent, status } = fields;
      const matching = all('cs').filter(
        (session) =>
          (customer ?? session['customer']) === session['customer'] &&
          (payment_intent ?? session['payment_intent']) === session['payment_intent'] &&
          (status ?? session['status']) === session['status'],
      );
      return [200, list(matching)];
    }
    const priced = PRICES.find((one) => one.id === fields['line_items[0][price]']);
    const session = put('cs', {
      ...fields,
      object: 'checkout.session',
      created: NOW,
      subscription_metadata: nested(fields, 'subscription_data[metadata]'),
      quantity: fields['line_items[0][quantity]'],
      amount_total: priced?.['unit_amount'],
      currency: 'usd',
      metadata: nested(fields, 'metadata'),
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
    });
    created?.();
    created = undefined;
    return [200, change(session.id, { url: `https://checkout.test/${session.id}` })];
  }

  function subscriptions(method: string, fields: Fields, id?: string): Answer {
    if (!id) {
      const { customer } = fields;
      const matching = all('sub').filter(
        (one) => one['customer'] === customer && one['status'] !== 'canceled',
      );
      return [200, list(matching)];
    }
    if (method === 'DELETE') return [200, change(id, { status: 'canceled', ended_at: NOW + 60 })];
    if (method === 'POST') {
      const cancel_at_period_end = fields['cancel_at_period_end'] === 'true';
      return [200, change(id, { cancel_at_period_end })];
    }
    return [200, get(id)];
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const answer = async () => {
      const { pathname, search } = new URL(request.url ?? '', 'http://stripe');
      const form = new URLSearchParams(`${await text(request)}&${search.slice(1)}`);
      asked.push(`${request.method} ${pathname}`);
      const [status, body] = isAway
        ? [400, { error: { type: 'api_error' } }]
        : route(request.method ?? '', pathname, Object.fromEntries(form));
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Method and path of every call. */
    asked,
    all,
    change,
    get,
    put,
    sessionAt: (address: string) => get(new URL(address).pathname.slice(1)),
    /** What happens at Stripe just when the next checkout is made. */
    onCreate(happening: () => void): void {
      created = happening;
    },
    setAway(value: boolean): void {
      isAway = value;
    },
    /** Somebody pays for a pack. */
    pay(sessionId: string): Thing {
      const { amount_total: amount } = get(sessionId);
      const charge = put('ch', { object: 'charge', amount, amount_refunded: 0, disputed: false });
      const intent = put('pi', { object: 'payment_intent', latest_charge: charge.id });
      change(charge.id, { payment_intent: intent.id });
      return change(sessionId, {
        payment_intent: intent.id,
        payment_status: 'paid',
        status: 'complete',
      });
    },
    /** The charge of a paid session. */
    chargeOf(sessionId: string): Thing {
      return get(String(get(String(get(sessionId)['payment_intent']))['latest_charge']));
    },
    /** Somebody pays for a plan. */
    begin(sessionId: string): Thing {
      const subscription = put('sub', {
        object: 'subscription',
        customer: get(sessionId)['customer'],
        metadata: get(sessionId)['subscription_metadata'],
        status: 'active',
        start_date: NOW,
        cancel_at: null,
        cancel_at_period_end: false,
        ended_at: null,
        items: list([{ current_period_end: PERIOD_END }]),
      });
      change(sessionId, {
        subscription: subscription.id,
        payment_status: 'paid',
        status: 'complete',
      });
      return subscription;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
