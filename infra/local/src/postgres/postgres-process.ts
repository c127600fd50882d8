import { Client } from 'pg';
import type { ProcessSpec } from '../process/process-spec.js';
import type { PostgresCluster } from './postgres-cluster.js';

const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  jit: 'off',
  log_checkpoints: 'off',
};

/** A temporary cluster need not survive a power failure. */
const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export function postgresProcess(
  cluster: PostgresCluster,
  port: number,
  adminUrl: string,
  options: { throwAway: boolean },
): ProcessSpec {
  const settings = { ...always, ...(options.throwAway ? throwAway : {}) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    name: 'postgres',
    command: cluster.binaries.postgres,
    args: ['-D', cluster.folder, '-p', String(port), ...flags],
    env: { LC_ALL: 'C', TZ: 'UTC' },
    cwd: '/',
    account: cluster.account,
    stopSignal: 'SIGINT',
    stopGraceMs: 20_000,
    startTimeoutMs: 120_000,
    isReady: () => acceptsConnections(adminUrl),
  };
}

export async function acceptsConnections(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    // 28P01: the server runs, but the cluster has another password.
    if ((error as { code?: string }).code === '28P01') throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
