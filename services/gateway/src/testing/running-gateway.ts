import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import http, { type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { createTestRedis } from '@likeness/testing/test-redis';
import type { Env } from '../env.js';
import { startGateway } from '../start-gateway.js';
import { TEST_SECRET } from './secret.js';
import { type Seen, startServicePeer } from './service-peer.js';

export const SITE = 'http://likeness.test';
export const THEME_SCRIPT = "document.documentElement.dataset.theme = 'dark';";
const PAGE = `<!doctype html><title>Likeness</title><script>${THEME_SCRIPT}</script><script type="module" src="/assets/app-1a2b.js"></script>`;

export type RawResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** The gateway with built pages, on real Redis, before four services. */
export async function startGatewayUnderTest(changes: Partial<Env> = {}) {
  const webDir = await builtPages();
  const [redis, auth, billing, images, lenses] = await Promise.all([
    createTestRedis(),
    startServicePeer('auth'),
    startServicePeer('billing'),
    startServicePeer('images'),
    startServicePeer('lenses'),
  ]);
  const logger = createLogger('gateway', process.env.TEST_LOG ?? 'silent');
  const app = await startGateway(
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
      RATE_UPLOADS_PER_MINUTE: 0,
      RATE_GENERATIONS_PER_MINUTE: 0,
      RATE_DECLARATIONS_PER_MINUTE: 0,
      ...changes,
    },
    logger,
  );
  const url = await app.getUrl();
  return {
    url,
    redis,
    auth,
    billing,
    images,
    lenses,
    fetch: (to: string, init?: RequestInit) => fetch(url + to, init),
    /** What the service saw of a request that the gateway let through. */
    async seen(to: string, init?: RequestInit): Promise<Seen> {
      const response = await fetch(url + to, init);
      if (!response.ok) throw new Error(`${to} was answered ${response.status}`);
      return (await response.json()) as Seen;
    },
    /** Sends the path as it is written; `fetch` would tidy it up. */
    raw: (to: string, method = 'GET', headers: Record<string, string> = {}) =>
      rawRequest(url, { path: to, method, headers }),
    async close(): Promise<void> {
      await app.close();
      await Promise.all([auth, billing, images, lenses, redis].map((peer) => peer.close()));
      await rm(webDir, { recursive: true });
    },
  };
}

export type GatewayUnderTest = Awaited<ReturnType<typeof startGatewayUnderTest>>;

async function builtPages(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'likeness-pages-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), PAGE);
  await writeFile(path.join(folder, 'assets/app-1a2b.js'), `console.log('${'x'.repeat(4_000)}');`);
  await writeFile(path.join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
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
