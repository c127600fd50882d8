import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const READY_MS = 90_000;
const STOP_MS = 30_000;

export type ProcessName = 'gateway' | 'images' | 'lenses' | 'worker' | 'postgres' | 'redis';
export type StackUnderTest = Awaited<ReturnType<typeof startStack>>;

/**
 * The whole product as `npm start` runs it, on a port and a data folder of its own.
 * @param env settings of this stack, beside the defaults
 */
export async function startStack(env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'likeness-e2e-'));
  const port = await freePortRange();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(ROOT, 'infra/local/dist/start.js')], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: folder, LOG_FORMAT: 'json' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => log.push(text));
  }

  const stack = {
    url,
    /** Everything the processes have printed so far. */
    log: () => log.join(''),
    pidOf: async (name: ProcessName): Promise<number> => {
      const record = await readFile(path.join(folder, 'run/stack.json'), 'utf8');
      const { processes } = JSON.parse(record) as { processes: Record<string, { pid: number }> };
      const found = processes[name];
      if (!found) throw new Error(`${name} is not running`);
      return found.pid;
    },
    /** Ends one process the hard way; the supervisor starts it again. */
    kill: async (name: ProcessName, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
      process.kill(await stack.pidOf(name), signal);
    },
    healthy: () => isHealthy(url),
    stop: async (): Promise<void> => {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };

  const deadline = Date.now() + READY_MS;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stack.stop();
      throw new Error(`the stack did not come up:\n${stack.log().slice(-4_000)}`);
    }
    await pause(100);
  }
  return stack;
}

/** Polls until something is found; fails after `limitMs`. */
export async function eventually<T>(
  look: () => Promise<T | undefined | false>,
  limitMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs / 1000} s in vain`);
    await pause(50);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(3_000) });
    return response.ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(late);
}

/** Distances of the stack's ports from the first. */
const OFFSETS = [0, 10, 23, 24, 25, 52, 99];

/** Below the range from which systems hand out ports, so that none is taken in between. */
async function freePortRange(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 30_000);
    const free = await Promise.all(OFFSETS.map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
