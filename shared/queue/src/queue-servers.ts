import type { Redis } from 'ioredis';

/** The Redis server of all queues. */
export class QueueServers {
  constructor(readonly redis: Redis) {}
}
