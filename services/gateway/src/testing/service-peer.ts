import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { authInternalCalls } from '@likeness/contracts/calls/auth/internal.calls';
import type { ServiceName } from '@likeness/contracts/names/services';
import type { Health } from '@likeness/contracts/http/health';
import type { Principal } from '@likeness/contracts/identity/principal';
import type { Session } from '@likeness/contracts/identity/session';
import { publicKeys } from '@likeness/service-kit/identity/internal-keys';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { TEST_SECRET } from '@likeness/testing/running-service';
import { startTestServer } from '@likeness/testing/test-server';

const RESOLVE = authInternalCalls.resolveSession.path;

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
  const sessions = new Map<string, Session>();
  const sessionIn = (body: Buffer) => {
    const { token_hash } = JSON.parse(body.toString()) as { token_hash: string };
    return { session: sessions.get(token_hash) ?? null };
  };

  const tell: RequestListener = (request, response) => {
    const read = async () => {
      const body = await buffer(request);
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      const principal = await tokens.verify(token, service);
      const { method, url, headers } = request;
      response.setHeader('content-type', 'application/json');
      const told = { service, method, url, headers, principal, bodyBytes: body.length };
      response.end(JSON.stringify(url === RESOLVE ? sessionIn(body) : told));
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
    /** That auth knows, by the hash of their token. */
    sessions,
    tellHealth(of: Health['parts']): void {
      parts = of;
    },
    answerWith(own: RequestListener | undefined): void {
      answer = own;
    },
    close,
  };
}
