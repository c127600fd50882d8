import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
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
    startTimeoutMs: 60_000,
    isReady: () => answersPing(port, password),
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
function answersPing(port: number, password: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 });
    const answer = (ready: boolean) => {
      socket.destroy();
      resolve(ready);
    };
    let heard = '';
    socket.on('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      const [auth = '', ping] = heard.split('\r\n');
      if (/^-(?:WRONGPASS|ERR AUTH)/.test(auth)) {
        socket.destroy();
        reject(new Problem(`Another Redis, with another password, answers on port ${port}.`));
      } else if (ping) answer(auth === '+OK' && ping === '+PONG');
    });
    socket.on('close', () => resolve(false));
    socket.on('timeout', () => answer(false));
    socket.on('error', () => answer(false));
  });
}
