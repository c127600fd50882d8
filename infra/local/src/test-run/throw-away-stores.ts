import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inheritedEnvironment, temporaryFolder } from '../env.js';
import { acceptsConnections, postgresProcess } from '../postgres/postgres-process.js';
import { prepareCluster } from '../postgres/postgres-cluster.js';
import type { ProcessListener, ProcessSpec } from '../process/process-spec.js';
import { freePort } from '../process/ports.js';
import { identityOf } from '../process/process-identity.js';
import { redisProcess, redisUrl } from '../redis/redis-process.js';
import { ProcessGroups } from '../stack/process-groups.js';
import { postgresAccount } from '../postgres/postgres-account.js';
import { repositoryRoot } from '../repository-root.js';

const CONFIGURATION = 'infra/docker/pgbouncer/pgbouncer.ini';

type PoolerOptions = {
  readonly program: string;
  readonly folder: string;
  readonly port: number;
  /** Of Postgres itself, as its administrator. */
  readonly databaseUrl: string;
};

/** PgBouncer with the documented configuration, for any database of the server. */
function poolerProcess({ program, folder, port, databaseUrl }: PoolerOptions): ProcessSpec {
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

function pooledUrl(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}

const prefix = 'likeness-test-';

type Programs = { readonly redis: string; readonly pooler?: string | undefined };

/** Temporary Postgres and Redis on free ports. With a pooler, services use it. */
export class ThrowAwayStores {
  /** Shared with other files of the run. */
  readonly folder = mkdtempSync(join(temporaryFolder(), `${prefix}${process.pid}-`));
  private readonly password = randomBytes(16).toString('hex');
  private readonly groups = new ProcessGroups(quiet);

  /** @returns environment with their addresses */
  async start(programs: Programs): Promise<Record<string, string>> {
    removeAbandoned();
    // Postgres may run as another account, which must be able to traverse the folder.
    chmodSync(this.folder, 0o711);
    const [postgresPort, redisPort] = [await freePort(), await freePort()];
    const { password } = this;
    const cluster = await prepareCluster(this.folder, password);
    const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${postgresPort}/postgres`;
    const folder = join(this.folder, 'redis');
    const redis = { program: programs.redis, folder, port: redisPort, password };
    await this.groups.start([
      postgresProcess(cluster, postgresPort, databaseUrl, { throwAway: true }),
      redisProcess({ ...redis, throwAway: true }),
    ]);
    const pooler = await this.startPooler(programs.pooler, databaseUrl);
    return {
      ...pooler,
      TEST_DATABASE_URL: databaseUrl,
      TEST_REDIS_URL: redisUrl(redisPort, password),
    };
  }

  private async startPooler(
    program: string | undefined,
    databaseUrl: string,
  ): Promise<Record<string, string>> {
    if (program === undefined) return {};
    const port = await freePort();
    const folder = join(this.folder, 'pooler');
    await this.groups.start([poolerProcess({ program, folder, port, databaseUrl })]);
    return { TEST_POOLER_URL: pooledUrl(databaseUrl, port) };
  }

  async stop(): Promise<void> {
    await this.groups.stop();
    remove(this.folder);
  }

  kill(): void {
    this.groups.kill();
    remove(this.folder);
  }
}

/** Killed servers may still be writing. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

/** Removes data of killed runs; the folder's name contains the process id. */
function removeAbandoned(): void {
  for (const name of globSync(`${prefix}*-*`, { cwd: temporaryFolder() })) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (identityOf(pid) === undefined) remove(join(temporaryFolder(), name));
  }
}

const quiet: ProcessListener = {
  line: () => {},
  notice: (name, _level, message) => console.error(`${name} ${message}`),
  changed: () => {},
};
