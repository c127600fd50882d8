import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type PersonAtGoogle = Record<string, unknown>;
type Grant = { challenge: string; redirectUri: string; person: PersonAtGoogle };

/** A provider on a real socket whose token endpoint checks code, client, redirect_uri and PKCE. */
export async function startGooglePeer() {
  const codes = new Map<string, Grant>();
  const people = new Map<string, PersonAtGoogle>();
  let refusal: string | undefined;

  async function exchange(request: IncomingMessage): Promise<[number, object]> {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    const isRight =
      grant?.challenge === createHash('sha256').update(verifier).digest('base64url') &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === 'id' &&
      form.get('client_secret') === 's';
    const error = refusal ?? (isRight ? undefined : 'invalid_grant');
    refusal = undefined;
    if (error !== undefined || !grant) return [400, { error }];
    const token = randomUUID();
    people.set(token, grant.person);
    return [200, { access_token: token, token_type: 'Bearer' }];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const [status, body] =
      request.url === '/token' ? await exchange(request) : [200, people.get(token) ?? {}];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    issuerUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Goes to the provider's page as a person and agrees; gives the query that comes back. */
    agree(authorizationUrl: string, person: PersonAtGoogle): URLSearchParams {
      const asked = new URL(authorizationUrl).searchParams;
      const code = randomUUID();
      codes.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
        person,
      });
      return new URLSearchParams({ code, state: asked.get('state') ?? '', scope: 'openid' });
    },
    /** Refuses the next exchange of a code. */
    refuseExchange(error: string): void {
      refusal = error;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
