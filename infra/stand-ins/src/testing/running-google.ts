import {
  AuthorizationCodes,
  type GoogleOptions,
  googleServer,
  type Grant,
} from '../google/google-server.js';

export async function startGoogle(options: GoogleOptions) {
  const codes = new AuthorizationCodes();
  const server = googleServer(options, codes);
  const issuerUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    issuerUrl,
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
