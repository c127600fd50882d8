import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Told = { readonly to: string; readonly path: string; readonly body: unknown };

type Reply = { readonly status?: number; readonly body?: unknown; readonly contentType?: string };

export async function startServicePeer() {
  const told: Told[] = [];
  let reply: (call: Told) => Reply = () => ({});
  const server = createServer((request, response) => {
    const answer = async () => {
      const [, to = '', ...rest] = (request.url ?? '').split('/');
      const raw = await text(request);
      const call = {
        to,
        path: `/${rest.join('/')}`,
        body: raw === '' ? null : (JSON.parse(raw) as unknown),
      };
      told.push(call);
      const { status = 200, body = {}, contentType = 'application/json' } = reply(call);
      response.writeHead(status, { 'content-type': contentType });
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    told,
    imagesUrl: `${url}/images/`,
    lensesUrl: `${url}/lenses/`,
    billingUrl: `${url}/billing/`,
    answerWith(own: (call: Told) => Reply): void {
      reply = own;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
