import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@likeness/testing/until';
import { Stripe } from 'stripe';
import { stripeServer } from '../stripe-server.js';
import { StripeWorld } from '../stripe-world.js';

export const secretKey = 'sk_test_spec';
export const webhookSecret = 'whsec_spec';

type Received = { body: string; headers: IncomingHttpHeaders; event: Stripe.Event };

/** Somebody who gets the webhooks and answers what a test likes. */
export class Receiver {
  readonly received: Received[] = [];
  status = 200;
  port = 0;
  private server: Server | undefined;

  get url(): string {
    return `http://127.0.0.1:${this.port}/webhook`;
  }

  get types(): string[] {
    return this.received.map(({ event }) => event.type);
  }

  /** @param port the one it had before, for one that comes back */
  async listen(port = 0): Promise<void> {
    const server = createServer((request, response) => void this.receive(request, response));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const event = JSON.parse(body) as Stripe.Event;
    this.received.push({ body, headers: request.headers, event });
    response.writeHead(this.status).end();
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  async has(...types: string[]): Promise<void> {
    await until(() => types.every((type) => this.types.includes(type)), types.join(', '));
  }
}

/** The stand-in on a port of its own, with the real SDK before it. */
export async function runStandIn(options: { journal?: string; webhookUrl: string }) {
  const world = new StripeWorld({
    ...(options.journal && { journal: options.journal }),
    webhook: { url: options.webhookUrl, secret: webhookSecret, firstRetryMs: 20 },
  });
  const baseUrl = 'http://stand-in.invalid';
  const server = stripeServer(world, { secretKey, baseUrl });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(address).port);
  const sdk = (key = secretKey) =>
    new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
  return {
    world,
    address,
    sdk,
    stripe: sdk(),
    close: () => server.close(),
    /** Presses a button of a checkout page. */
    press: (session: Stripe.Checkout.Session, choice: string, more: Record<string, string> = {}) =>
      post(`${address}/checkout/${session.id}`, { ...payer, choice, ...more }),
    control: (path: string, fields: Record<string, string> = {}) =>
      post(`${address}/control/${path}`, fields),
  };
}

const payer = { name: 'Ada Example', email: 'ada@example.com' };

function post(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
