import type { Database } from '@likeness/e2e/client/database';
import type { TestStack } from '@likeness/testing/test-stack';
import { Redis } from 'ioredis';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PortName, stackPorts } from '@likeness/local/stack/stack-ports';
import { FaultyLink } from '@likeness/testing/faulty-link';
import type { World } from '../world.js';

/** Port offset of the links from the gateway, unused elsewhere. */
const ABOVE = 3_200;
const SETTINGS = {
  redis: 'REDIS_URL',
  postgres: 'DATABASE_URL',
  auth: 'AUTH_URL',
  billing: 'BILLING_URL',
  images: 'IMAGES_URL',
  lenses: 'LENSES_URL',
} as const satisfies Partial<Record<PortName, string>>;

type Target = keyof typeof SETTINGS;

/** Network dependencies of processes. */
const USES: readonly (readonly [PortName, readonly Target[]])[] = [
  ['gateway', ['redis', 'auth', 'billing', 'images', 'lenses']],
  ['auth', ['redis', 'postgres', 'billing', 'images', 'lenses']],
  ['billing', ['redis', 'postgres', 'auth']],
  ['images', ['redis', 'postgres', 'billing']],
  ['lenses', ['redis', 'postgres', 'billing', 'images']],
  ['worker', ['redis', 'lenses']],
];

const PLACES = USES.flatMap(([from, targets]) => targets.map((to) => ({ from, to }))).map(
  (place, index) => ({ ...place, above: ABOVE + index }),
);

type LinkEnd = 'redis' | 'postgres' | 'service';

type Placed = {
  readonly name: string;
  readonly link: FaultyLink;
  readonly from: PortName;
  readonly end: LinkEnd;
};

export class Links {
  readonly #links: readonly Placed[];

  /** @param port of the stack's gateway */
  constructor(port: number) {
    const ports = stackPorts(port);
    this.#links = PLACES.map(({ from, to, above }) => ({
      name: `${from} → ${to}`,
      link: new FaultyLink(ports[to], port + above),
      from,
      end: isStore(to) ? to : 'service',
    }));
  }

  async open(): Promise<void> {
    await Promise.all(this.#links.map(({ link }) => link.open()));
  }

  /** Links of all processes to such a part. */
  to(end: LinkEnd): readonly Placed[] {
    return this.#links.filter((one) => one.end === end);
  }

  async close(): Promise<void> {
    await Promise.all(this.#links.map(({ link }) => link.close()));
  }
}

/** Settings that route a process through its links. */
export function linked(
  process: string,
  env: Readonly<Record<string, string>>,
  gatewayPort: number,
): Record<string, string> {
  const own = PLACES.filter(({ from, to }) => from === process && env[SETTINGS[to]] !== undefined);
  return Object.fromEntries(
    own.map(({ to, above }) => {
      const url = new URL(env[SETTINGS[to]] ?? '');
      url.port = String(gatewayPort + above);
      // `URL` adds a slash to an address without a path.
      return [SETTINGS[to], url.href.replace(/\/$/, '')];
    }),
  );
}

function isStore(target: Target): target is 'redis' | 'postgres' {
  return target === 'redis' || target === 'postgres';
}

const SHIFT = new URL('./shifted-clock.js', import.meta.url);

/** Clock offsets of a stack's processes. */
export class Clocks {
  constructor(private readonly dataDir: string) {
    mkdirSync(folderIn(dataDir), { recursive: true });
  }

  set(process: string, offMs: number): void {
    const file = fileOf(this.dataDir, process);
    writeFileSync(`${file}.half`, String(offMs));
    renameSync(`${file}.half`, file);
  }
}

/** Settings that give a process and its children such a clock. */
export function clocked(process: string, dataDir: string): Record<string, string> {
  const shift = new URL(SHIFT);
  shift.searchParams.set('file', fileOf(dataDir, process));
  return { NODE_OPTIONS: `--import=${shift.href}` };
}

function folderIn(dataDir: string): string {
  return join(dataDir, 'clocks');
}

function fileOf(dataDir: string, process: string): string {
  return join(folderIn(dataDir), process);
}

const LIVE_CHANNELS = 'likeness:live:*';

/** Notes when live events last told of progress. */
export class Activity {
  /** Time of the last event. */
  progressedAt = 0;
  readonly #redis: Redis;

  constructor(stack: TestStack) {
    this.#redis = new Redis(stack.redisUrl, { retryStrategy: () => 100 });
    // Disconnects are expected; the client reconnects.
    this.#redis.on('error', () => undefined);
    this.#redis.on('pmessage', (_pattern: string, _channel: string, text: string) =>
      this.#hear(text),
    );
  }

  async open(): Promise<void> {
    await this.#redis.psubscribe(LIVE_CHANNELS);
  }

  close(): void {
    this.#redis.disconnect();
  }

  #hear(text: string): void {
    const { event } = JSON.parse(text) as { event: { type: string } };
    if (event.type === 'render.progressed') this.progressedAt = performance.now();
  }
}

/** A stack under load, and access to its data. */
export type Scene = {
  readonly stack: TestStack;
  readonly world: World;
  readonly activity: Activity;
  /** Folder of the object store. */
  readonly objects: string;
  readonly clocks: Clocks;
  readonly links: Links;
  readonly database: Database;
};
