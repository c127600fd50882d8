import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ROUTES } from '../routing/routes.js';
import { inlineScriptHashes } from './inline-script-hashes.js';

const HALF_YEAR_SECONDS = 180 * 24 * 60 * 60;

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What an answer that is no page may do when a browser shows it as one: nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Calls that a service answers with a page and a policy of its own. */
const OWN_PAGES = new Set(ROUTES.filter((route) => route.answersPages).map(({ path }) => path));

/** Sets the headers that tell a browser what our pages may do, on every answer. */
export async function registerSecurityHeaders(
  fastify: FastifyInstance,
  options: { readonly publicUrl: string; readonly webDir: string },
): Promise<void> {
  const publicUrl = new URL(options.publicUrl);
  const html = await readFile(path.join(options.webDir, 'index.html'), 'utf8');
  const policy = pagePolicy(inlineScriptHashes(html), publicUrl);
  const headers: Record<string, string> = { ...ALWAYS };
  if (publicUrl.protocol === 'https:') {
    headers['strict-transport-security'] = `max-age=${HALF_YEAR_SECONDS}`;
  }
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const isApi = request.raw.url?.startsWith('/api/') ?? false;
    void reply.headers(headers);
    const hasOwn = OWN_PAGES.has(request.routeOptions.url ?? '');
    if (!hasOwn || !reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', isApi ? API_POLICY : policy);
    }
    void reply.header('x-request-id', request.id);
    done();
  });
}

/**
 * Scripts come from us or are the hashed one of the page. Styles may be inline, because dialogs
 * lock the page's scrolling with a style element of their own. Sockets are named in full for
 * browsers whose `'self'` does not cover them.
 */
function pagePolicy(scriptHashes: readonly string[], publicUrl: URL): string {
  const socket = `${publicUrl.protocol === 'https:' ? 'wss' : 'ws'}://${publicUrl.host}`;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
