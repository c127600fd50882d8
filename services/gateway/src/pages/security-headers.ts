import path from 'node:path';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { ROUTES } from '../routing/routes.js';
import { readBuiltPages } from './built-pages.js';

/** CSP sources (CSP level 3, 2.3.1) of inline scripts. Skips JSON-LD, which no browser executes. */
function inlineScriptHashes(html: string): string[] {
  const inline = html.matchAll(
    /<script(?![^>]*\s(?:src\s*=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi,
  );
  return [...inline].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60;

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** For responses that a browser might show as a page. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const OWN_PAGES = new Set(ROUTES.filter((route) => route.answersPages).map(({ path }) => path));

export async function registerSecurityHeaders(
  fastify: FastifyInstance,
  options: {
    readonly publicUrl: string;
    readonly webDir: string;
  },
): Promise<void> {
  const publicUrl = new URL(options.publicUrl);
  const policy = pagePolicy(await scriptHashes(options.webDir), publicUrl);
  const headers: Record<string, string> = { ...ALWAYS };
  if (publicUrl.protocol === 'https:') {
    headers['strict-transport-security'] = `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`;
  }
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const isApi = request.raw.url?.startsWith('/api/') ?? false;
    void reply.headers(headers);
    // Caches must not keep tokens or personal data unless a service allows it.
    if (isApi && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    const hasOwn = OWN_PAGES.has(request.routeOptions.url ?? '');
    if (!hasOwn || !reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', isApi ? API_POLICY : policy);
    }
    void reply.header('x-request-id', request.id);
    done();
  });
}

async function scriptHashes(webDir: string): Promise<readonly string[]> {
  const hashes = new Set<string>();
  for (const file of readBuiltPages(webDir).files) {
    const html = await readFile(path.join(webDir, file), 'utf8');
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
  }
  return [...hashes];
}

/** Dialogs need inline styles to lock scrolling. Some browsers exclude sockets from `'self'`. */
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
