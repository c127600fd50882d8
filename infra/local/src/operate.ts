import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inheritedEnvironment, readEnvironment } from './env.js';
import { acceptsConnections } from './postgres/postgres-process.js';
import { Problem, exitWithProblem } from './process/problem.js';
import { answersPing, redisUrl } from './redis/redis-process.js';
import { repositoryRoot } from './repository-root.js';
import { readSecrets } from './stack/secrets.js';
import { schemas, serviceProcesses } from './stack/service-processes.js';
import { stackPorts } from './stack/stack-ports.js';

const USAGE = 'usage: npm run operate -- auth|billing <command of that service> … | queues resume';

/** Runs a service's operator command in the environment of `npm start`. */
async function operate(words: readonly string[]): Promise<number> {
  const [service = '', ...command] = words[0] === 'queues' ? ['auth', ...words] : words;
  if (!['auth', 'billing'].includes(service)) throw new Problem(USAGE);
  const env = readEnvironment();
  const inherited = inheritedEnvironment();
  const secrets = readSecrets(env.DATA_DIR, schemas);
  const { postgresPassword, redisPassword } = secrets;
  const ports = stackPorts(env.PORT);
  const server = `postgres://postgres:${postgresPassword}@127.0.0.1:${ports.postgres}`;
  const database = env.DATABASE_URL ?? `${server}/likeness`;
  const redis = env.REDIS_URL ?? redisUrl(ports.redis, redisPassword);
  const missing = [
    ...((await acceptsConnections(database)) ? [] : [`Postgres at ${new URL(database).host}`]),
    ...((await answersPing(redis)) ? [] : [`Redis at ${new URL(redis).host}`]),
  ];
  if (missing.length > 0) {
    throw new Problem(
      `There is no ${missing.join(' and no ')}. Run npm start in another terminal, wait until it is ready, and try again. ` +
        'If it runs with another PORT, DATABASE_URL or REDIS_URL, set the same here.',
    );
  }
  const context = { env, inherited, secrets, adminUrl: database, redisUrl: () => redis };
  const processes = serviceProcesses(context);
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
