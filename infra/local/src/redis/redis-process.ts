import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { ProcessSpec } from '../process/process-spec.js';
import { Problem } from '../process/problem.js';

export type RedisOptions = {
  program: string;
  folder: string;
  port: number;
  password: string;
  /** Lines of its configuration. */
  users?: readonly string[];
  throwAway: boolean;
};

/** Keeps its data in a folder; `throwAway` disables persistence. */
export function redisProcess(options: RedisOptions): ProcessSpec {
  const { program, folder, port, password, users = [], throwAway } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const persistence = throwAway
    ? ['--appendonly', 'no', '--databases', '1024']
    : ['--appendonly', 'yes', '--appendfsync', 'everysec'];
  return {
    name: 'redis',
    command: program,
    args: [
      ...[usersFile(folder, password, users), '--port', String(port), '--bind', '127.0.0.1'],
      ...['--dir', folder, '--save', '', '--maxmemory-policy', 'noeviction'],
      ...['--loglevel', 'warning', '--daemonize', 'no'],
      ...persistence,
    ],
    env: {},
    cwd: folder,
    stopSignal: 'SIGTERM',
    stopGraceMs: 15_000,
    startTimeoutMs: 120_000,
    isReady: () => answersPing(redisUrl(port, password)),
  };
}

export function redisUrl(port: number, password: string, user = ''): string {
  return `redis://${user}:${password}@127.0.0.1:${port}`;
}

/** A file, because local users can read command lines. */
function usersFile(folder: string, password: string, users: readonly string[]): string {
  const path = join(folder, 'redis.conf');
  const lines = [`requirepass ${password}`, ...users, ''];
  writeFileSync(path, lines.join('\n'), { mode: 0o600 });
  chmodSync(path, 0o600);
  return path;
}

/** False if Redis is loading or not listening. @throws Problem for a foreign password */
export async function answersPing(url: string): Promise<boolean> {
  const { username, password, host } = new URL(url);
  // With a password of its own, the client would accept a Redis that has none.
  const bare = Object.assign(new URL(url), { username: '', password: '' }).href;
  const options = { lazyConnect: true, connectTimeout: 2_000, retryStrategy: () => null };
  const redis = new Redis(bare, { ...options, enableReadyCheck: false });
  redis.on('error', () => {});
  try {
    await redis.connect();
    const words = [username, password].filter(Boolean).map(decodeURIComponent);
    if (words.length > 0) await redis.call('AUTH', ...words);
    return (await redis.ping()) === 'PONG';
  } catch (error) {
    if (!/^(?:WRONGPASS|ERR AUTH)/.test((error as Error).message)) return false;
    throw new Problem(`Another Redis, with another password, answers at ${host}.`);
  } finally {
    redis.disconnect();
  }
}
