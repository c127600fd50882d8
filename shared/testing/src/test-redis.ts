import { Redis } from 'ioredis';
import { requiredAddress } from './required-env.js';

export type TestRedis = {
  /** URL of a logical database that no other test file uses. */
  url: string;
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

/** Publish/subscribe channels are shared with other test files. */
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

/** Database 0 holds a counter; the others are assigned in turn. */
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
