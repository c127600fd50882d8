import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PackMemory, PackVariant } from '@likeness/contracts/packs/pack-base';
import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { ExecutionProvider } from '../models/inference-session.js';
import { PackRefusedError } from './pack-refusal.js';

const MB = 1024 * 1024;
const run = promisify(execFile);

export type FreeMemory = (provider: ExecutionProvider) => Promise<number | undefined>;

/** Of the GPU for CUDA, else of the machine or container. @param card for `nvidia-smi --id` */
export function freeMemoryWith(card: string): FreeMemory {
  return async (provider) =>
    // 0 means unknown.
    provider === 'cuda' ? freeOnCard(card) : process.availableMemory() || undefined;
}

/** @param visible value of `CUDA_VISIBLE_DEVICES`: numbers, UUIDs or MIG ids */
export function firstCard(visible: string): string {
  return visible.split(',')[0]?.trim() || '0';
}

async function freeOnCard(card: string): Promise<number | undefined> {
  const query = ['--query-gpu=memory.free', '--format=csv,noheader,nounits', `--id=${card}`];
  try {
    const { stdout } = await run('nvidia-smi', query, { timeout: 5_000 });
    const free = Number(stdout.trim());
    return Number.isFinite(free) && free > 0 ? free * MB : undefined;
  } catch {
    return undefined;
  }
}

export function memoryOf({ vram }: AnyPackManifest, variant: PackVariant): PackMemory {
  return variant.vram ?? vram;
}

export async function assertFits(
  id: string,
  { peak }: PackMemory,
  provider: ExecutionProvider,
  free: FreeMemory,
): Promise<void> {
  const there = await free(provider);
  if (there === undefined || there >= peak) return;
  const where = provider === 'cuda' ? 'on the card' : 'in memory';
  throw new PackRefusedError(
    'memory-short',
    `${id} needs ${inGb(peak)} ${where} for its weights and one picture, and ${inGb(there)} are free: free some, raise the limit of the container, or use a smaller pack.`,
  );
}

/** Images per run that fit into memory; 1 if the free memory is unknown. */
export async function roomFor(
  { weights, peak }: PackMemory,
  provider: ExecutionProvider,
  free: FreeMemory,
): Promise<number> {
  const there = await free(provider);
  if (there === undefined) return 1;
  return Math.max(1, Math.floor((there - weights) / Math.max(1, peak - weights)));
}

function inGb(bytes: number): string {
  return `${(bytes / (1024 * MB)).toFixed(1)} GB`;
}
