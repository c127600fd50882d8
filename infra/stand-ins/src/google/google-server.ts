import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { pagePolicy } from '../serving/page.js';
import { AuthorizationCodes } from './authorization-codes.js';
import { pickerPage, problemPage } from './pages.js';
import { type GooglePerson, people, person } from './people.js';

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
