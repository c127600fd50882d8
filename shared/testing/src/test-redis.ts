import { Redis } from 'ioredis';
import { requiredAddress } from './required-env.js';

export type TestRedis = {
  /** Connection URL of a logical database that no other test file uses meanwhile. */
  url: string;
  /** Empties it again. */
  flush: () => Promise<void>;
  /** Empties it and disconnects. */
  close: () => Promise<void>;
};

/**
 * Takes an empty logical Redis database for one test file. Channels of publish/subscribe are
 * shared by all of them.
 */
export async function createTestRedis(): Promise<TestRedis> {
  const server = requiredAddress('TEST_REDIS_URL');
  const url = new URL(server);
  url.pathname = `/${await nextIndex(server)}`;
  const redis = new Redis(url.href);
  await redis.flushdb();
  const flush = async () => {
    await redis.flushdb();
  };
  const close = async () => {
    await flush();
    await redis.quit();
  };
  return { url: url.href, flush, close };
}

/** Logical database 0 only counts; the others are handed out in turn. */
async function nextIndex(server: string): Promise<number> {
  const redis = new Redis(server);
  try {
    const [, databases] = (await redis.config('GET', 'databases')) as [string, string];
    const taken = await redis.incr('likeness:testing:databases');
    return 1 + (taken % (Number(databases) - 1));
  } finally {
    await redis.quit();
  }
}
