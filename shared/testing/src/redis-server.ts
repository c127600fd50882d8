import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { type AddressInfo, createServer } from 'node:net';
import { until } from './until.js';

export type RedisServer = { readonly url: string; readonly close: () => Promise<void> };

/** A further server on a free port; `cluster` makes it a cluster of one node. */
export async function startRedisServer(options = { cluster: false }): Promise<RedisServer> {
  const { cluster } = options;
  const folder = await mkdtemp(join(tmpdir(), 'likeness-redis-'));
  const port = await freePort();
  const server = spawn(
    process.env.REDIS_SERVER || 'redis-server',
    [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--maxmemory-policy', 'noeviction'],
      ...(cluster ? ['--cluster-enabled', 'yes', '--cluster-port', String(await freePort())] : []),
    ],
    { stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const url = `redis://127.0.0.1:${port}`;
  const redis = new Redis(url, { enableReadyCheck: false, retryStrategy: () => 50 });
  redis.on('error', () => undefined);
  const close = async () => {
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const info = await redis.info('server').catch(() => '');
  // Another program may take a free port first and answer in our place.
  if (!info.includes(`process_id:${server.pid}\r`)) {
    redis.disconnect();
    await close();
    return startRedisServer(options);
  }
  if (cluster) {
    await redis.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
    await until(async () => String(await redis.call('CLUSTER', 'INFO')).includes('state:ok'));
  }
  redis.disconnect();
  return { url, close };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
