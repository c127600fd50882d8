import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { MemoryFigures } from './memory-figures.js';

it.each([
  ['1000', /^worker_memory_ratio 0\.25$/m],
  ['max', /^# TYPE worker_memory_ratio gauge\n(?!worker_memory_ratio)/m],
])('a container with the limit %s tells what it uses without file cache', async (limit, told) => {
  const cgroup = await mkdtemp(join(tmpdir(), 'likeness-cgroup-'));
  await writeFile(join(cgroup, 'memory.stat'), 'anon 250\nfile 700\n');
  await writeFile(join(cgroup, 'memory.max'), `${limit}\n`);
  const metrics = new Metrics();
  new MemoryFigures(metrics, undefined, cgroup);
  expect(await metrics.metrics()).toMatch(told);
  await rm(cgroup, { recursive: true });
});
