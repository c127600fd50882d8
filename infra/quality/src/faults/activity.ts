import type { TestStack } from '@likeness/testing/test-stack';
import { Redis } from 'ioredis';

const LIVE_CHANNELS = 'likeness:live:*';

/** Reads the current portrait's stage from live events. */
export class Activity {
  stage: string | undefined;
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
    const { event } = JSON.parse(text) as { event: { type: string; stage?: string } };
    if (event.type === 'render.finished') this.stage = undefined;
    if (event.type !== 'render.progressed') return;
    this.stage = event.stage;
    this.progressedAt = performance.now();
  }
}
