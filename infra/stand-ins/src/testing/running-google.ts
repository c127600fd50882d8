import { AuthorizationCodes, type Grant } from '../google/authorization-codes.js';
import { type GoogleOptions, googleServer } from '../google/google-server.js';

/** The stand-in for Google on a port of its own, where a test is whoever signs in. */
export async function startGoogle(options: GoogleOptions) {
  const codes = new AuthorizationCodes();
  const server = googleServer(options, codes);
  const issuerUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    issuerUrl,
    /** Agrees on the page as a person of the test's making; gives the query that comes back. */
    async agree(authorizationUrl: string, person: Grant['person']): Promise<URLSearchParams> {
      const page = await fetch(authorizationUrl);
      if (!page.ok) throw new Error(await page.text());
      const asked = new URL(authorizationUrl).searchParams;
      const code = codes.issue({
        redirectUri: asked.get('redirect_uri') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        person,
      });
      return new URLSearchParams({ code, state: asked.get('state') ?? '', scope: 'openid' });
    },
    close: () => server.close(),
  };
}
