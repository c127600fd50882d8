import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { escapeHtml, page, pagePolicy } from '../serving/page.js';

/** Claims of the userinfo endpoint (OpenID Connect Core, 5.1). */
type GooglePerson = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  name: string;
};

function person(given: string, family: string, email: string, verified = true): GooglePerson {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return {
    // Google's ids have 21 digits; the same email address always gets the same id.
    sub: BigInt(`0x${digest.slice(0, 16)}`)
      .toString()
      .padStart(21, '1'),
    email,
    email_verified: verified,
    given_name: given,
    family_name: family,
    name: `${given} ${family}`,
  };
}

const people: readonly GooglePerson[] = [
  person('Ada', 'Example', 'ada@example.com'),
  person('Grace', 'Example', 'grace@example.com'),
  person('مريم', 'Example', 'maryam@example.com'),
  person('Una', 'Unverified', 'una@example.com', false),
];

export type Grant = { redirectUri: string; challenge: string; person: Partial<GooglePerson> };

/** A code works once (RFC 6749, 4.1) and only for the client that started (RFC 7636, PKCE). */
export class AuthorizationCodes {
  private readonly codes = new Map<string, Grant>();
  private readonly accessTokens = new Map<string, Grant['person']>();

  issue(grant: Grant): string {
    return keep(this.codes, grant);
  }

  /** @returns an access token, or undefined for an invalid, used or foreign code */
  exchange(code: string, redirectUri: string, verifier: string): string | undefined {
    const grant = this.codes.get(code);
    this.codes.delete(code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (grant?.redirectUri !== redirectUri || grant.challenge !== challenge) return undefined;
    return keep(this.accessTokens, grant.person);
  }

  person(accessToken: string): Grant['person'] | undefined {
    return this.accessTokens.get(accessToken);
  }
}

function keep<T>(entries: Map<string, T>, value: T): string {
  const key = randomBytes(24).toString('base64url');
  entries.set(key, value);
  return key;
}

const note =
  'This is not Google. Likeness has no Google keys here, so choose who you are. You need no password.';

function pickerPage(): string {
  const choices = people.map(
    ({ name, email, email_verified }) =>
      `<li><button name="email" value="${escapeHtml(email)}"><strong>${escapeHtml(name)}</strong><br>${escapeHtml(email)}${email_verified ? '' : ' (address not verified)'}</button></li>`,
  );
  const body = `<form method="post"><ul class="choices">${choices.join('')}</ul></form>
<h2>Somebody else</h2>
<form method="post" class="fields">
<label>First name<input type="text" name="given_name" required maxlength="100" value="Alex"></label>
<label>Last name<input type="text" name="family_name" required maxlength="100" value="Example"></label>
<label>Email<input type="email" name="email" required maxlength="200"></label>
<label><input type="checkbox" name="unverified" value="true"> The address is not verified</label>
<div><button>Continue</button></div>
</form>
<h2>Or not</h2>
<form method="post"><button name="cancel" value="true">Cancel</button></form>`;
  return page({ title: 'Choose an account', note, body });
}

function problemPage(problem: string): string {
  return page({ title: 'Something is wrong', note, body: `<p>${escapeHtml(problem)}</p>` });
}

export type GoogleOptions = { clientId: string; clientSecret: string; siteUrl: string };

type Fields = Record<string, string>;
type Request = { redirectUri: URL; state: string; challenge: string };

const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy };

export function googleServer(
  options: GoogleOptions,
  codes = new AuthorizationCodes(),
): FastifyInstance {
  const server = fastify();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );

  server.get<{ Querystring: Fields }>('/authorize', ({ query }, reply) => {
    const asked = readRequest(query, options);
    if (typeof asked === 'string') return refuse(reply, asked);
    return reply.headers(html).send(pickerPage());
  });

  server.post<{ Querystring: Fields; Body: Fields }>('/authorize', ({ query, body }, reply) => {
    const asked = readRequest(query, options);
    if (typeof asked === 'string') return refuse(reply, asked);
    const { redirectUri, state, challenge } = asked;
    const target = new URL(redirectUri);
    target.searchParams.set('state', state);
    if (body.cancel) target.searchParams.set('error', 'access_denied');
    else {
      const chosen = chosenPerson(body);
      const grant = { redirectUri: redirectUri.href, challenge, person: chosen };
      target.searchParams.set('code', codes.issue(grant));
      target.searchParams.set('scope', 'email profile openid');
      target.searchParams.set('authuser', '0');
      target.searchParams.set('prompt', 'consent');
    }
    return reply.redirect(target.href, 303);
  });

  server.post<{ Body: Fields }>('/token', ({ body }, reply) => {
    if (body.client_id !== options.clientId || body.client_secret !== options.clientSecret) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    const { code = '', redirect_uri = '', code_verifier = '' } = body;
    const token = codes.exchange(code, redirect_uri, code_verifier);
    if (!token) return reply.code(400).send({ error: 'invalid_grant' });
    return { access_token: token, token_type: 'Bearer', expires_in: 3_600 };
  });

  server.get('/userinfo', ({ headers }, reply) => {
    const found = codes.person((headers.authorization ?? '').replace(/^Bearer /, ''));
    return found ?? reply.code(401).send({ error: 'invalid_token' });
  });
  return server;
}

function refuse(reply: FastifyReply, problem: string): FastifyReply {
  return reply.code(400).headers(html).send(problemPage(problem));
}

function readRequest(query: Fields, { clientId, siteUrl }: GoogleOptions): Request | string {
  const { redirect_uri = '', state, code_challenge, code_challenge_method, scope = '' } = query;
  if (query.client_id !== clientId) return 'The client_id is not the one of this installation.';
  if (query.response_type !== 'code') return 'The response_type must be "code".';
  if (!scope.split(' ').includes('openid')) return 'The scope must contain "openid".';
  if (!code_challenge || code_challenge_method !== 'S256') return 'PKCE with S256 is required.';
  if (!state) return 'A state is required.';
  if (!URL.canParse(redirect_uri) || !isOurs(new URL(redirect_uri), siteUrl)) {
    return 'The redirect_uri does not belong to this installation.';
  }
  return { redirectUri: new URL(redirect_uri), state, challenge: code_challenge };
}

function isOurs(uri: URL, siteUrl: string): boolean {
  return (
    uri.origin === new URL(siteUrl).origin || ['127.0.0.1', 'localhost'].includes(uri.hostname)
  );
}

function chosenPerson({ email = '', given_name, family_name, unverified }: Fields): GooglePerson {
  const known = people.find((candidate) => candidate.email === email);
  if (known && given_name === undefined) return known;
  return person(given_name ?? 'Alex', family_name ?? 'Example', email, unverified === undefined);
}
