import { crc32 } from 'node:zlib';
import {
  type AddressedEvent,
  addressedEventSchema,
  type Signal,
  signalSchema,
} from '@likeness/contracts/events/live-events';
import { type Owner, ownerKey } from '@likeness/contracts/identity/owner';
import type { Redis } from 'ioredis';
import type { z } from 'zod';

const LIVE_CHANNELS = 'likeness:live:';
const SIGNAL_CHANNEL = 'likeness:signals';
/** Well above the owners of one gateway, which hears the others of their shards, too. */
const SHARDS = 65_536;

export type EventBusOptions = {
  readonly unreadable?: (channel: string) => void;
  readonly received?: (channel: string) => void;
};

/** Redis publish/subscribe: fast and lossy. Never use it for facts. */
export class EventBus {
  #subscriber: Redis | undefined;
  readonly #followers = new Map<string, number>();

  constructor(
    private readonly redis: Redis,
    private readonly on: EventBusOptions = {},
  ) {}

  /** Never throws: events may be lost. */
  publishLive(addressed: AddressedEvent): void {
    this.#publish(liveChannelOf(addressed.owner), addressed);
  }

  publishSignal(signal: Signal): void {
    this.#publish(SIGNAL_CHANNEL, signal);
  }

  /** Events of the owners that are followed, and of others in their shards. */
  onLive(listener: (addressed: AddressedEvent) => void): void {
    const isLive = (channel: string) => channel.startsWith(LIVE_CHANNELS);
    this.#listen(isLive, addressedEventSchema, listener);
  }

  async onSignal(listener: (signal: Signal) => void): Promise<void> {
    this.#listen((channel) => channel === SIGNAL_CHANNEL, signalSchema, listener);
    await this.#subscribed().subscribe(SIGNAL_CHANNEL);
  }

  /** Each call needs one of `unfollow`. Resolves when Redis has subscribed. */
  async follow(owner: Owner): Promise<void> {
    const channel = liveChannelOf(owner);
    this.#followers.set(channel, (this.#followers.get(channel) ?? 0) + 1);
    // Redis ignores a repeated subscription.
    await this.#subscribed().subscribe(channel);
  }

  unfollow(owner: Owner): void {
    const channel = liveChannelOf(owner);
    const left = (this.#followers.get(channel) ?? 0) - 1;
    if (left > 0) {
      this.#followers.set(channel, left);
      return;
    }
    this.#followers.delete(channel);
    this.#subscribed()
      .unsubscribe(channel)
      .catch(() => undefined);
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

  #subscribed(): Redis {
    if (!this.#subscriber) {
      this.#subscriber = this.redis.duplicate();
      this.#subscriber.on('error', () => undefined);
      this.#subscriber.on('message', (channel: string) => this.on.received?.(channel));
    }
    return this.#subscriber;
  }

  #listen<T>(
    isMeant: (channel: string) => boolean,
    schema: z.ZodType<T>,
    listener: (message: T) => void,
  ): void {
    this.#subscribed().on('message', (channel: string, raw: string) => {
      if (!isMeant(channel)) return;
      const parsed = schema.safeParse(parseJson(raw));
      if (parsed.success) listener(parsed.data);
      else this.on.unreadable?.(channel);
    });
  }
}

/** The channel of the owner's shard. */
export function liveChannelOf(owner: Owner): string {
  return `${LIVE_CHANNELS}${crc32(ownerKey(owner)) % SHARDS}`;
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
