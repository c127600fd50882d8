import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { privateKeyOf, publicKeyOf } from '@likeness/service-kit/identity/internal-keys';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { TEST_SECRET } from '@likeness/testing/running-service';
import { createTestRedis } from '@likeness/testing/test-redis';

const RATE = 1_000;
const TURN_SECONDS = 3;
/** Alternates, so that machine load affects all cases equally. The median counts: a stall spoils one turn. */
const TURNS = 7;
/** Turns until the code of new processes is compiled; they don't count. */
const WARM_UP = 3;
const SOCKETS = 64;
/** People don't send in bursts, so requests leave one by one. */
const TICK_MS = 1;
const BAR_MS = 5;
const GATEWAY_PORT = 22_600;
const PATH = '/api/images';

type Turn = Readonly<Record<'direct' | 'through', readonly number[]>>;

/** All processes share one machine and get 1,000 requests per second. */
const redis = await createTestRedis();
const INTERNAL_KEY = randomBytes(32).toString('base64url');
const INTERNAL_KEYS = `gateway=${publicKeyOf(INTERNAL_KEY)}`;
const peer = fork(new URL('./peer.process.js', import.meta.url), [INTERNAL_KEYS]);
const [service] = (await once(peer, 'message')) as [string];
const gateway = fork(fileURLToPath(new URL('../main.js', import.meta.url)), {
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(GATEWAY_PORT),
    LOG_LEVEL: 'error',
    NODE_ENV: '',
    REDIS_URL: redis.url,
    AUTH_SECRET: TEST_SECRET,
    INTERNAL_KEY,
    INTERNAL_KEYS,
    // All come from one address.
    RATE_READS_PER_MINUTE: '0',
    AUTH_URL: service,
    BILLING_URL: service,
    IMAGES_URL: service,
    LENSES_URL: service,
  },
});
try {
  const through = `http://127.0.0.1:${GATEWAY_PORT}${PATH}`;
  const tokens = new InternalTokens(TEST_SECRET, undefined, {
    name: 'gateway',
    own: privateKeyOf(INTERNAL_KEY),
    known: {},
  });
  // Renews the token, which expires before the benchmark ends.
  const vouched = () => {
    const token = tokens.sign(
      {
        kind: 'person',
        owner: { kind: 'visitor', id: '0b0f5c0e-7a55-4a31-9d4f-111111111111' },
        tier: 'guest',
        address: '127.0.0.1',
      },
      'images',
    );
    return { url: service + PATH, headers: { authorization: `Bearer ${token}` } };
  };
  while (!(await answers(through))) await sleep(100);
  const turns: Turn[] = [];
  while (turns.length < WARM_UP + TURNS) {
    turns.push({
      direct: await load(vouched()),
      through: await load({ url: through, headers: {} }),
    });
  }
  for (const [name, share, bar] of [
    ['p50', 0.5, undefined],
    ['p99', 0.99, BAR_MS],
  ] as const) {
    const usual = (part: keyof Turn, less?: keyof Turn) => {
      const of = (turn: Turn) =>
        quantile(turn[part], share) - (less ? quantile(turn[less], share) : 0);
      return quantile(turns.slice(WARM_UP).map(of), 0.5);
    };
    print(`${name} at the service`, usual('direct'));
    print(`${name} by way of the gateway`, usual('through'));
    print(`${name}, what the gateway adds`, usual('through', 'direct'), bar);
  }
} finally {
  for (const child of [gateway, peer]) child.kill();
  await redis.close();
}

/** Sends at fixed times regardless of responses. @returns latencies in ms from the due time */
async function load({ url, headers }: { url: string; headers: Record<string, string> }) {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const waits: Promise<number>[] = [];
  const begun = performance.now();
  while (waits.length < RATE * TURN_SECONDS) {
    const due = ((performance.now() - begun) / 1_000) * RATE;
    while (waits.length < due) {
      waits.push(ask(agent, url, headers, begun + (waits.length / RATE) * 1_000));
    }
    await sleep(TICK_MS);
  }
  // Without the first second, which opens connections.
  return (await Promise.all(waits).finally(() => agent.destroy())).slice(RATE);
}

async function ask(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  due: number,
): Promise<number> {
  const sent = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { agent, headers }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
    response.resume();
    // Excludes the load generator's own delay.
    response.once('end', () => resolve(performance.now() - Math.max(due, sent)));
  }).once('error', reject);
  return promise;
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => undefined))?.status === 200;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
}

function print(name: string, value: number, bar?: number): void {
  process.stdout.write(
    `${JSON.stringify({ suite: 'gateway', name: `${name}, ${RATE} requests/s`, value, unit: 'ms', bar })}\n`,
  );
}
