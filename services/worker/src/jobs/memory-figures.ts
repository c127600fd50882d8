import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Metrics, readOnScrape } from '@likeness/service-kit/metrics/metrics';
import { freeMemoryWith } from '../packs/memory-fit.js';
import type { PackSettings } from '../packs/opened-pack.js';

const CGROUP = '/sys/fs/cgroup';

/** The worker with its inference processes; a machine without a limit has no figure. */
export class MemoryFigures {
  constructor(metrics: Metrics, packs: PackSettings | undefined, cgroup = CGROUP) {
    const worker = {
      name: 'worker_memory_ratio',
      help: 'Share of the memory limit of the container in use, without file cache',
    };
    readOnScrape(metrics, worker, () => usedOfLimit(cgroup));
    if (!packs?.providers.includes('cuda')) return;
    const card = { name: 'card_memory_free_bytes', help: 'Free memory of the card' };
    readOnScrape(metrics, card, () => freeMemoryWith(packs.card)('cuda'));
  }
}

async function usedOfLimit(cgroup: string): Promise<number | undefined> {
  const read = (file: string) => readFile(join(cgroup, file), 'utf8');
  const [stat, limit] = await Promise.all([read('memory.stat'), read('memory.max')]);
  const share = Number(/^anon (\d+)$/m.exec(stat)?.[1]) / Number(limit);
  return Number.isFinite(share) ? share : undefined;
}
