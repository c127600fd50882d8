import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inheritedEnvironment } from '../env.js';
import { postgresAccount } from '../postgres/postgres-account.js';
import { acceptsConnections } from '../postgres/postgres-process.js';
import type { ProcessSpec } from '../process/process-spec.js';
import { repositoryRoot } from '../repository-root.js';

const CONFIGURATION = 'infra/docker/pgbouncer/pgbouncer.ini';

export type PoolerOptions = {
  readonly program: string;
  readonly folder: string;
  readonly port: number;
  /** Of Postgres itself, as its administrator. */
  readonly databaseUrl: string;
};

/** PgBouncer with the documented configuration, for any database of the server. */
export function poolerProcess({ program, folder, port, databaseUrl }: PoolerOptions): ProcessSpec {
  const { hostname, port: postgresPort, username, password } = new URL(databaseUrl);
  const users = join(folder, 'userlist.txt');
  const text = readFileSync(join(repositoryRoot, CONFIGURATION), 'utf8')
    .replace(/^likeness = host=\S+ port=\d+/m, `* = host=${hostname} port=${postgresPort}`)
    .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*/m, `listen_port = ${port}\nunix_socket_dir =`)
    .replace(/^auth_file = .*/m, `auth_file = ${users}`);
  const account = postgresAccount();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'pgbouncer.ini');
  const files = { [file]: text, [users]: `"${username}" "${password}"\n` };
  for (const [path, content] of Object.entries(files))
    writeFileSync(path, content, { mode: 0o600 });
  const { uid, gid } = account;
  if (uid !== undefined && gid !== undefined) {
    for (const path of [folder, ...Object.keys(files)]) chownSync(path, uid, gid);
  }
  return {
    name: 'pgbouncer',
    command: program,
    args: ['--quiet', file],
    env: { PATH: inheritedEnvironment().PATH ?? '' },
    cwd: '/',
    account,
    stopSignal: 'SIGTERM',
    stopGraceMs: 10_000,
    startTimeoutMs: 30_000,
    isReady: () => acceptsConnections(pooledUrl(databaseUrl, port)),
  };
}

export function pooledUrl(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}
