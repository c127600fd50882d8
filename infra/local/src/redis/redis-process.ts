import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import type { ProcessSpec } from '../process/managed-process.js';

export type RedisOptions = { program: string; folder: string; port: number; throwAway: boolean };

/** How to run a Redis that keeps its data in a folder, or with `throwAway` keeps none. */
export function redisProcess({ program, folder, port, throwAway }: RedisOptions): ProcessSpec {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const persistence = throwAway
    ? ['--appendonly', 'no', '--databases', '1024']
    : ['--appendonly', 'yes', '--appendfsync', 'everysec'];
  return {
    name: 'redis',
    command: program,
    args: [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
      ...['--maxmemory-policy', 'noeviction', '--loglevel', 'warning', '--daemonize', 'no'],
      ...persistence,
    ],
    env: {},
    cwd: folder,
    stopSignal: 'SIGTERM',
    stopGraceMs: 15_000,
    startTimeoutMs: 60_000,
    isReady: () => answersPing(port),
  };
}

/** False while nothing listens and while Redis still loads its data. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 });
    const answer = (ready: boolean) => {
      socket.destroy();
      resolve(ready);
    };
    socket.on('connect', () => socket.write('PING\r\n'));
    socket.on('data', (chunk) => answer(chunk.toString().startsWith('+PONG')));
    socket.on('timeout', () => answer(false));
    socket.on('error', () => answer(false));
  });
}
