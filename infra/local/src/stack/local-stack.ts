import { unsetImprint } from '@likeness/contracts/operator/imprint-settings';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalEnvironment } from '../env.js';
import { MergedLog } from '../log/merged-log.js';
import { provideDatabase, provideRoles } from '../postgres/database-roles.js';
import { prepareCluster } from '../postgres/postgres-cluster.js';
import { postgresProcess } from '../postgres/postgres-process.js';
import type { ProcessSpec } from '../process/process-spec.js';
import { requirePort } from '../process/ports.js';
import { redisProcess, redisUrl } from '../redis/redis-process.js';
import { repositoryRoot } from '../repository-root.js';
import { provideBucket } from '../storage/provide-bucket.js';
import { ProcessGroups } from './process-groups.js';
import { ProcessRecord } from './process-record.js';
import { type Secrets, readSecrets } from './secrets.js';
import { publicUrl, schemas, type ServiceContext, serviceProcesses } from './service-processes.js';
import { watchSources } from './watch-sources.js';
import { type PortName, type StackPorts, stackPorts } from './stack-ports.js';
import { createHash } from 'node:crypto';
import { SERVICE_NAMES } from '@likeness/contracts/names/services';
import { aclRules } from '@likeness/contracts/rights/redis-rights';

const self = 'likeness';

/** Everything that `npm start` runs. */
export class LocalStack {
  private readonly log: MergedLog;
  private readonly ports: StackPorts;
  private readonly address: string;
  private readonly record: ProcessRecord;
  private readonly groups: ProcessGroups;
  private recorded = false;
  private stopping = false;

  constructor(
    private readonly env: LocalEnvironment,
    private readonly inherited: Record<string, string>,
    private readonly services: (context: ServiceContext) => ProcessSpec[] = serviceProcesses,
  ) {
    this.ports = stackPorts(env.PORT);
    this.address = publicUrl(env);
    this.log = new MergedLog({
      format: env.LOG_FORMAT,
      threshold: env.LOG_LEVEL,
      write: (text) => process.stdout.write(text),
    });
    this.record = new ProcessRecord(join(env.DATA_DIR, 'run', 'stack.json'), this.address);
    this.groups = new ProcessGroups({
      line: (name, line) => this.log.line(name, line),
      notice: (name, level, message) => this.log.notice(name, level, message),
      changed: (name, pid) => this.record.set(name, pid),
    });
  }

  /** Returns when every part is ready. Stops everything on failure. */
  async start(): Promise<void> {
    const since = performance.now();
    try {
      await this.startAll();
    } catch (error) {
      if (this.stopping) return;
      await this.stop();
      throw error;
    }
    if (this.stopping) return;
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    this.log.notice(self, 'info', `ready after ${seconds} s`);
    this.announce();
  }

  /** Rebuilds changed sources and restarts the affected processes. */
  reloadOnChange(): void {
    watchSources(repositoryRoot, {
      said: (level, message) => this.log.notice('build', level, message),
      rebuilt: (isConcerned) => this.groups.restart(isConcerned),
    });
  }

  async stop(): Promise<void> {
    this.stopping = true;
    if (this.groups.any) this.log.notice(self, 'info', 'stopping');
    await this.groups.stop();
    if (this.recorded) this.record.remove();
    this.recorded = false;
  }

  kill(): void {
    this.groups.kill();
  }

  private async startAll(): Promise<void> {
    const { env } = this;
    this.prepareDataDir();
    await this.record.begin();
    this.recorded = true;
    await this.requirePorts();
    await provideBucket(this.inherited);
    const secrets = readSecrets(env.DATA_DIR, schemas);
    const adminUrl = await this.startStores(secrets);
    await provideRoles({ adminUrl, passwords: secrets.databasePasswords });
    const { inherited, ports } = this;
    const redisUrl = (name: string) => env.REDIS_URL ?? ownRedisUrl(ports.redis, secrets, name);
    await this.groups.start(this.services({ env, inherited, secrets, adminUrl, redisUrl }));
  }

  /** Postgres may run as another account, which needs to traverse the folder but not to list it. */
  private prepareDataDir(): void {
    mkdirSync(this.env.DATA_DIR, { recursive: true });
    chmodSync(this.env.DATA_DIR, process.getuid?.() === 0 ? 0o711 : 0o700);
  }

  private async requirePorts(): Promise<void> {
    const { env, ports } = this;
    const external: Partial<Record<PortName, boolean>> = {
      postgres: env.DATABASE_URL !== undefined,
      redis: env.REDIS_URL !== undefined,
      mailbox: Boolean(this.inherited.SMTP_URL),
      smtp: Boolean(this.inherited.SMTP_URL),
      google: Boolean(this.inherited.GOOGLE_CLIENT_ID),
      stripe: Boolean(this.inherited.STRIPE_SECRET_KEY),
      stamps: Boolean(this.inherited.C2PA_TIMESTAMP_URL),
    };
    for (const [name, port] of Object.entries(ports) as [PortName, number][]) {
      if (external[name]) continue;
      const host = name === 'gateway' ? env.HOST : '127.0.0.1';
      const distance = port - env.PORT;
      const sign = distance < 0 ? '−' : '+';
      const offset = distance === 0 ? '' : ` (this one is PORT ${sign} ${Math.abs(distance)})`;
      const advice = `Stop that program, or set PORT to run on other ports${offset}.`;
      await requirePort(port, host, name, advice);
    }
  }

  /** @returns database URL of a role that may create roles */
  private async startStores(secrets: Secrets): Promise<string> {
    const { env, ports } = this;
    const server = `postgres://postgres:${secrets.postgresPassword}@127.0.0.1:${ports.postgres}`;
    const stores: ProcessSpec[] = [];
    if (!env.DATABASE_URL) {
      const cluster = await prepareCluster(env.DATA_DIR, secrets.postgresPassword);
      if (cluster.elsewhere) {
        const why = `${env.DATA_DIR} is in a private folder; the database is kept in`;
        this.log.notice('postgres', 'warn', `${why} ${cluster.folder}`);
      }
      const url = `${server}/postgres`;
      stores.push(postgresProcess(cluster, ports.postgres, url, { throwAway: false }));
    }
    if (!env.REDIS_URL) {
      const folder = join(env.DATA_DIR, 'redis');
      const { redisPassword: password } = secrets;
      const options = { program: env.REDIS_SERVER, folder, port: ports.redis, password };
      const users = redisUsers(secrets);
      stores.push(redisProcess({ ...options, users, throwAway: false }));
    }
    await this.groups.start(stores);
    if (env.DATABASE_URL) return env.DATABASE_URL;
    await provideDatabase(`${server}/postgres`, 'likeness');
    return `${server}/likeness`;
  }

  private announce(): void {
    const unset = unsetImprint(this.inherited);
    const lines = [
      ['Likeness', this.address],
      ...(this.inherited.SMTP_URL ? [] : [['Mailbox', `http://127.0.0.1:${this.ports.mailbox}`]]),
      ...(this.inherited.STRIPE_SECRET_KEY
        ? []
        : [['Payments', `http://127.0.0.1:${this.ports.stripe}`]]),
      ['API docs', `${this.address}/api/docs`],
      ['Queue board', `http://127.0.0.1:${this.ports.board}`],
      ['Data', this.env.DATA_DIR],
      ...(unset.length === 0
        ? []
        : [['Not set', `${unset.join(', ')}: pages and mails leave these lines out`]]),
    ];
    if (this.env.LOG_FORMAT === 'pretty') {
      const text = lines.map(([title = '', value]) => `  ${title.padEnd(12)} ${value}`);
      process.stdout.write(`\n${text.join('\n')}\n\n  Ctrl-C stops everything.\n\n`);
    }
    process.send?.({ ready: true, address: this.address });
  }
}

type Passwords = Pick<Secrets, 'redisPassword' | 'redisPasswords'>;

/** Lines of the configuration of Redis: a user for each process. */
export function redisUsers({ redisPasswords }: Passwords): string[] {
  return SERVICE_NAMES.map((name) => {
    const hash = createHash('sha256')
      .update(redisPasswords[name] ?? '')
      .digest('hex');
    return `user ${name} on #${hash} ${aclRules(name)}`;
  });
}

/** The board and operators' commands use the password of all. */
export function ownRedisUrl(port: number, passwords: Passwords, name: string): string {
  const own = passwords.redisPasswords[name];
  return own ? redisUrl(port, own, name) : redisUrl(port, passwords.redisPassword);
}
