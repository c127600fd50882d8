import {
  type AddressedEvent,
  addressedEventSchema,
  type Signal,
  signalSchema,
} from '@likeness/contracts/events/live-events';
import type { Redis } from 'ioredis';
import type { z } from 'zod';

const LIVE_CHANNEL = 'likeness:live';
const SIGNAL_CHANNEL = 'likeness:signals';

/** Redis publish/subscribe: fast and lossy. Never use it for facts. */
export class EventBus {
  #subscriber: Redis | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly onUnreadable: (channel: string) => void = () => undefined,
  ) {}

  /** Never throws: events may be lost. */
  publishLive(addressed: AddressedEvent): void {
    this.#publish(LIVE_CHANNEL, addressed);
  }

  publishSignal(signal: Signal): void {
    this.#publish(SIGNAL_CHANNEL, signal);
  }

  async onLive(listener: (addressed: AddressedEvent) => void): Promise<void> {
    await this.#subscribe(LIVE_CHANNEL, addressedEventSchema, listener);
  }

  async onSignal(listener: (signal: Signal) => void): Promise<void> {
    await this.#subscribe(SIGNAL_CHANNEL, signalSchema, listener);
  }

  async close(): Promise<void> {
    this.#subscriber?.disconnect();
    await Promise.resolve();
  }

  #publish(channel: string, message: unknown): void {
    // While Redis is away, ioredis would queue events and deliver them late.
    if (this.redis.status !== 'ready') return;
    this.redis.publish(channel, JSON.stringify(message)).catch(() => undefined);
  }

  async #subscribe<T>(
    channel: string,
    schema: z.ZodType<T>,
    listener: (message: T) => void,
  ): Promise<void> {
    this.#subscriber ??= this.redis.duplicate();
    this.#subscriber.on('error', () => undefined);
    this.#subscriber.on('message', (from: string, raw: string) => {
      if (from !== channel) return;
      const parsed = schema.safeParse(parseJson(raw));
      if (parsed.success) listener(parsed.data);
      else this.onUnreadable(channel);
    });
    await this.#subscriber.subscribe(channel);
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
