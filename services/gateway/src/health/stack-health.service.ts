import type { Health } from '@likeness/contracts/http/health';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Upstreams } from '../proxy/upstreams.js';

const PATIENCE_MS = 2_000;
/** Answers are kept this long, so that asking often does not become load on the services. */
const FRESH_MS = 1_000;

/** Asks every part of the stack that the gateway needs whether it works now. */
@Injectable()
export class StackHealth {
  #latest: { readonly at: number; readonly health: Promise<Health> } | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly upstreams: Upstreams,
  ) {}

  async read(): Promise<Health> {
    if (!this.#latest || Date.now() - this.#latest.at > FRESH_MS) {
      this.#latest = { at: Date.now(), health: this.#ask() };
    }
    return this.#latest.health;
  }

  async #ask(): Promise<Health> {
    const questions: Record<string, Promise<unknown>> = {
      redis: inTime(this.redis.ping()),
      ...Object.fromEntries(
        Object.entries(this.upstreams.urls).map(([name, url]) => [name, askService(url)]),
      ),
    };
    const answers = await Promise.all(
      Object.entries(questions).map(async ([name, question]) => {
        const state = await question.then(
          () => 'ok' as const,
          () => 'unavailable' as const,
        );
        return [name, state] as const;
      }),
    );
    const isWell = answers.every(([, state]) => state === 'ok');
    return {
      status: isWell ? 'ok' : 'unavailable',
      parts: { gateway: 'ok', ...Object.fromEntries(answers) },
    };
  }
}

async function askService(baseUrl: string): Promise<void> {
  const response = await fetch(new URL('/health', baseUrl), {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`answered ${response.status}`);
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('late')), { once: true });
    }),
  ]);
}
