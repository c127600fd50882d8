import { randomUUID } from 'node:crypto';
import { hashToken, newSecretToken } from '@likeness/service-kit/identity/secret-token';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import http, { type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ConnectionTimes } from '@likeness/service-kit/connections/paced-connections';
import { BUILT_PAGES_FILE, type BuiltPages } from '@likeness/contracts/pages/built-pages';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import { TEST_SECRET, startedInTest } from '@likeness/testing/running-service';
import { createTestRedis } from '@likeness/testing/test-redis';
import { Redis } from 'ioredis';
import { io, type Socket as Live } from 'socket.io-client';
import { sessionCacheKey } from '@likeness/contracts/identity/session';
import type { Owner } from '@likeness/contracts/identity/owner';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Env } from '../env.js';
import { suite } from '@likeness/testing/suite';
import { gatewayApp } from '../gateway.app.js';
import { type Seen, startServicePeer } from './service-peer.js';
import { VisitorCookies, visitorOwner } from '../identity/visitor-cookie.js';

export const SITE = 'http://likeness.test';
export const THEME_SCRIPT = "document.documentElement.dataset.theme = 'dark';";
const PAGE = `<!doctype html><title>Likeness</title><script type="application/ld+json">{"name":"x"}</script><script>${THEME_SCRIPT}</script><script type="module" src="/assets/app-1a2b.js"></script>`;

const BUILT: BuiltPages = {
  rendered: {
    '/': 'index.html',
    '/pricing': 'pricing.html',
    '/blog/a-post': 'blog/a-post.html',
  },
  inBrowser: [{ file: 'in-browser.html', paths: ['/login', '/de/login', '/account'] }],
  logins: { '/account': '/login?redirect=%2Faccount' },
  missing: [{ under: '/blog/', file: 'blog/missing.html' }],
};

export type RawResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export async function startGatewayUnderTest(
  changes: Partial<Env> = {},
  times?: Partial<ConnectionTimes>,
  logged?: string[],
) {
  const webDir = await builtPages();
  const [redis, auth, billing, images, lenses] = await Promise.all([
    createTestRedis(),
    startServicePeer('auth'),
    startServicePeer('billing'),
    startServicePeer('images'),
    startServicePeer('lenses'),
  ]);
  const level = process.env.TEST_LOG ?? (logged ? 'error' : 'silent');
  const to = logged && { write: (line: string) => void logged.push(line) };
  const logger = createLogger('gateway', level, to);
  const starting = startService(
    gatewayApp,
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: 0,
      LOG_LEVEL: 'error',
      REDIS_URL: redis.url,
      AUTH_SECRET: TEST_SECRET,
      AUTH_URL: auth.url,
      BILLING_URL: billing.url,
      IMAGES_URL: images.url,
      LENSES_URL: lenses.url,
      PUBLIC_URL: SITE,
      ALLOWED_ORIGINS: [],
      TRUSTED_PROXIES: [],
      WEB_DIR: webDir,
      RATE_READS_PER_MINUTE: 0,
      RATE_CHANGES_PER_MINUTE: 0,
      RATE_PROMPTS_PER_MINUTE: 0,
      RATE_UPLOADS_PER_MINUTE: 0,
      RATE_GENERATIONS_PER_MINUTE: 0,
      RATE_DECLARATIONS_PER_MINUTE: 0,
      RATE_PROVENANCE_PER_MINUTE: 0,
      METRICS_NETWORKS: [],
      MAX_CONNECTIONS: 0,
      MAX_CONNECTIONS_PER_ADDRESS: 0,
      MAX_REQUESTS_PER_ADDRESS: 0,
      MAX_SOCKETS_PER_ADDRESS: 0,
      MAX_UPLOADS: 0,
      MAX_UPLOADS_PER_ADDRESS: 0,
      MAX_UPLOADS_PER_PERSON: 0,
      ...changes,
    },
    { logger, times },
  );
  const app = await startedInTest(starting);
  const url = await app.getUrl();
  return {
    app,
    url,
    redis,
    auth,
    billing,
    images,
    lenses,
    fetch: (to: string, init?: RequestInit) => fetch(url + to, init),
    async seen(to: string, init?: RequestInit): Promise<Seen> {
      const response = await fetch(url + to, init);
      if (!response.ok) throw new Error(`${to} was answered ${response.status}`);
      return (await response.json()) as Seen;
    },
    /** `fetch` would normalize the path. */
    raw: (to: string, method = 'GET', headers: Record<string, string> = {}) =>
      rawRequest(url, { path: to, method, headers }),
    /** Known without auth. */
    async memberHeaders(): Promise<{ authorization: string }> {
      const token = newSecretToken();
      const session = { session_id: randomUUID(), user_id: randomUUID(), tier: 'member' };
      const client = new Redis(redis.url);
      await client.set(sessionCacheKey(hashToken(token)), JSON.stringify(session));
      client.disconnect();
      return { authorization: `Bearer ${token}` };
    },
    async close(): Promise<void> {
      await app.close();
      await Promise.all([auth, billing, images, lenses, redis].map((peer) => peer.close()));
      await rm(webDir, { recursive: true });
    },
  };
}

export type GatewayUnderTest = Awaited<ReturnType<typeof startGatewayUnderTest>>;
export const gatewaySuite = (...options: Parameters<typeof startGatewayUnderTest>) =>
  suite(() => startGatewayUnderTest(...options));

async function builtPages(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'likeness-pages-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
    await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(text));
    await writeFile(path.join(folder, `${file}.gz`), gzipSync(text));
  };
  await write('index.html', PAGE);
  await write('pricing.html', `${PAGE}<h1>Pricing</h1>`);
  await write('blog/a-post.html', `${PAGE}<h1>A post</h1>`);
  await write('blog/missing.html', `${PAGE}<h1>Not found</h1>`);
  await write('blog/feed.xml', '<rss/>');
  await write('in-browser.html', PAGE);
  await write('assets/app-1a2b.js', `console.log('${'x'.repeat(4_000)}');`);
  await writeFile(path.join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, BUILT_PAGES_FILE), JSON.stringify(BUILT));
  return folder;
}

async function rawRequest(url: string, options: http.RequestOptions): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end();
  });
}

type TestVisitor = {
  readonly secret: string;
  readonly value: string;
  readonly cookie: string;
  readonly owner: Owner;
};

export function newVisitor(): TestVisitor {
  const cookies = new VisitorCookies(TEST_SECRET, false);
  const secret = cookies.newSecret();
  const value = cookies.valueOf(secret);
  return { secret, value, cookie: `anonymous_user_id=${value}`, owner: visitorOwner(secret) };
}

/** Sockets of pages. They close after each test. */
export function socketsOf(gateway: { readonly url: string }) {
  const opened: Live[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.disconnect();
  });
  return {
    opened,
    async join(extraHeaders: Record<string, string>, options: object = {}): Promise<Live | Error> {
      const own = { path: '/api/events', extraHeaders, reconnection: false, forceNew: true };
      const socket = io(gateway.url, { ...own, ...options });
      opened.push(socket);
      return new Promise((resolve) => {
        socket.once('connect', () => resolve(socket));
        socket.once('connect_error', resolve);
      });
    },
  };
}

export type RawConnection = {
  readonly socket: Socket;
  received(): string;
  ended(): Promise<string>;
};

export async function openRaw(url: string, allowHalfOpen = false): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([once(socket, 'connect'), closed]);
  return {
    socket,
    received: () => text,
    ended: async () => {
      await closed;
      return text;
    },
  };
}

export function head(path: string, length: number, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'likeness.test', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\ncontent-length: ${length}\r\n\r\n`;
}
