import { type Health, healthSchema } from '@likeness/contracts/http/health';
import { PROCESS_VERSION } from '@likeness/service-kit/process-version';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import { Upstreams } from '../proxy/forwarder.service.js';

/** Longer than a service's own checks, so that it can report the failing part. */
const PATIENCE_MS = 3_000;
/** Caches results, so that frequent requests don't load the services. */
const FRESH_MS = 1_000;
const CHECKS_REPORTED_BY_SERVICES = ['outbox', 'storage', 'styles', 'worker'];

@Injectable()
export class StackHealthService {
  #latest: { readonly at: number; readonly health: Promise<Health> } | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly upstreams: Upstreams,
  ) {}

  async read(): Promise<Health> {
    if (!this.#latest || performance.now() - this.#latest.at > FRESH_MS) {
      this.#latest = { at: performance.now(), health: this.#ask() };
    }
    return this.#latest.health;
  }

  async #ask(): Promise<Health> {
    const [redis, ...services] = await Promise.all([
      pTimeout(this.redis.ping(), { milliseconds: PATIENCE_MS }).then(
        () => 'ok' as const,
        () => 'unavailable' as const,
      ),
      ...Object.entries(this.upstreams.urls).map(
        async ([name, url]) => [name, await askService(url)] as const,
      ),
    ]);
    const parts: Health['parts'] = {
      gateway: 'ok',
      redis,
      ...Object.fromEntries(services.map(([name, { status }]) => [name, status])),
      ...Object.fromEntries(CHECKS_REPORTED_BY_SERVICES.flatMap((name) => toldOf(name, services))),
    };
    const isWell = Object.values(parts).every((state) => state === 'ok');
    return { status: isWell ? 'ok' : 'unavailable', version: PROCESS_VERSION, parts };
  }
}

type Told = readonly (readonly [service: string, health: Health])[];

function toldOf(name: string, services: Told): [name: string, state: 'ok' | 'unavailable'][] {
  const states = services.flatMap(([, { parts }]) => parts[name] ?? []);
  if (states.length === 0) return [];
  return [[name, states.every((state) => state === 'ok') ? 'ok' : 'unavailable']];
}

async function askService(baseUrl: string): Promise<Health> {
  try {
    const response = await fetch(new URL('/health', baseUrl), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return healthSchema.parse(await response.json());
  } catch {
    return { status: 'unavailable', parts: {} };
  }
}
