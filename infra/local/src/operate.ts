import { connect } from 'node:net';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inheritedEnvironment, readEnvironment } from './env.js';
import { urlAs } from './postgres/database-roles.js';
import { Problem, exitWithProblem } from './process/problem.js';
import { redisUrl } from './redis/redis-process.js';
import { repositoryRoot } from './repository-root.js';
import { readSecrets } from './stack/secrets.js';
import { schemas, serviceProcesses } from './stack/service-processes.js';
import { stackPorts } from './stack/stack-ports.js';

const PATIENCE_MS = 2_000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'redis:': 6379,
  'rediss:': 6379,
};

/** @param urls by name @returns names with addresses that accept no connection */
async function unreachable(urls: Readonly<Record<string, string>>): Promise<string[]> {
  const each = Object.entries(urls).map(async ([name, text]) => {
    const { protocol, hostname, port } = new URL(text);
    const host = hostname.replaceAll(/[[\]]/g, '');
    const at = Number(port) || (DEFAULT_PORTS[protocol] ?? 0);
    return (await accepts(host, at)) ? [] : [`${name} at ${hostname}:${at}`];
  });
  return (await Promise.all(each)).flat();
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

const USAGE = 'usage: npm run operate -- auth|billing <command of that service> … | queues resume';

/** Runs a service's operator command in the environment of `npm start`. */
async function operate(words: readonly string[]): Promise<number> {
  const [service = '', ...command] = words[0] === 'queues' ? ['auth', ...words] : words;
  if (!['auth', 'billing'].includes(service)) throw new Problem(USAGE);
  const env = readEnvironment();
  const ports = stackPorts(env.PORT);
  const missing = await unreachable({
    Postgres: env.DATABASE_URL ?? `postgres://127.0.0.1:${ports.postgres}`,
    Redis: env.REDIS_URL ?? `redis://127.0.0.1:${ports.redis}`,
  });
  if (missing.length > 0) {
    throw new Problem(
      `There is no ${missing.join(' and no ')}. Run npm start in another terminal, wait until it is ready, and try again. ` +
        'If it runs with another PORT, DATABASE_URL or REDIS_URL, set the same here.',
    );
  }
  const inherited = inheritedEnvironment();
  const secrets = readSecrets(env.DATA_DIR, schemas);
  const embedded = `postgres://postgres:${secrets.postgresPassword}@127.0.0.1:${ports.postgres}/likeness`;
  const processes = serviceProcesses({
    root: repositoryRoot,
    node: process.execPath,
    host: env.HOST,
    ports,
    publicUrl: env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`,
    redisUrl: () => env.REDIS_URL ?? redisUrl(ports.redis, secrets.redisPassword),
    secrets,
    operatorKey: inherited.OPERATOR_KEY || secrets.operatorKey,
    dataDir: env.DATA_DIR,
    databaseUrl: (schema) =>
      urlAs(env.DATABASE_URL ?? embedded, schema, secrets.databasePasswords[schema] ?? ''),
    inherited,
  });
  const known = processes.find(({ name }) => name === service);
  const entry = join(repositoryRoot, 'services', service, 'dist/operator/main.js');
  const child = spawn(process.execPath, [entry, ...command], { env: known?.env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

try {
  process.exitCode = await operate(process.argv.slice(2));
} catch (error) {
  exitWithProblem(error);
}
