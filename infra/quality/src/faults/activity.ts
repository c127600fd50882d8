import type { TestStack } from '@likeness/testing/test-stack';
import { Redis } from 'ioredis';

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
