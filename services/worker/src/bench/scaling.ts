import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PAINTING } from '../inference/painting.js';

/** Two pinned workers relative to one; undefined without `taskset` or a second core. */
export async function measureScaling(): Promise<number | undefined> {
  if (platform() !== 'linux' || availableParallelism() < 2) return undefined;
  const alone = await timesOf([0]);
  const together = await timesOf([0, 1]);
  return (2 * Math.max(...alone)) / Math.max(...together);
}

async function timesOf(cores: readonly number[]): Promise<number[]> {
  const workers = cores.map(start);
  await Promise.all(workers.map(({ child }) => once(child, 'message')));
  const times = workers.map(async ({ child }) => {
    const done = once(child, 'message') as Promise<[number]>;
    child.send('go');
    const [ms] = await done;
    return ms;
  });
  return Promise.all(times);
}

function start(core: number) {
  const script = fileURLToPath(new URL('./scaling-worker.js', import.meta.url));
  const child = fork(script, {
    execPath: 'taskset',
    execArgv: ['-c', String(core), process.execPath, ...PAINTING.flags],
    // oxlint-disable-next-line house/environment -- handed on as it is, not read
    env: { ...process.env, ...PAINTING.env },
  });
  return { child };
}
