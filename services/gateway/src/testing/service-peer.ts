import type { RequestListener } from 'node:http';
import type { ServiceName } from '@likeness/contracts/calls/call-definition';
import type { Health } from '@likeness/contracts/http/health';
import type { Principal } from '@likeness/contracts/identity/principal';
import { publicKeys } from '@likeness/service-kit/identity/internal-keys';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { TEST_SECRET } from '@likeness/testing/running-service';
import { startTestServer } from '@likeness/testing/test-server';

export type Seen = {
  readonly service: string;
  readonly method: string;
  readonly url: string;
  readonly headers: NodeJS.Dict<string>;
  readonly principal: Principal;
  readonly bodyBytes: number;
};

/** @param keys public ones; without them, it knows the shared secret of the tests */
export async function startServicePeer(service: ServiceName, keys?: string) {
  const known = keys === undefined ? {} : publicKeys.parse(keys);
  const tokens = new InternalTokens(TEST_SECRET, undefined, { name: service, known });
  let answer: RequestListener | undefined;
  let parts: Health['parts'] = {};

  const tell: RequestListener = (request, response) => {
    const read = async () => {
      let bodyBytes = 0;
      for await (const chunk of request) bodyBytes += (chunk as Buffer).length;
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      const principal = await tokens.verify(token, service);
      const { method, url, headers } = request;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ service, method, url, headers, principal, bodyBytes }));
    };
    // A disconnected client needs no response.
    read().catch(() => response.writeHead(401).end());
  };

  const { url, close } = await startTestServer((request, response) => {
    if (request.url === '/health') response.end(JSON.stringify({ status: 'ok', parts }));
    else (answer ?? tell)(request, response);
  });
  return {
    url,
    tellHealth(of: Health['parts']): void {
      parts = of;
    },
    answerWith(own: RequestListener | undefined): void {
      answer = own;
    },
    close,
  };
}
