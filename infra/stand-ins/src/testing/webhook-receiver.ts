import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '@likeness/testing/until';
import type { Stripe } from 'stripe';

type Received = { body: string; headers: IncomingHttpHeaders; event: Stripe.Event };

export class WebhookReceiver {
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

  async listen(port = 0): Promise<void> {
    const server = createServer((request, response) => void this.receive(request, response));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
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
