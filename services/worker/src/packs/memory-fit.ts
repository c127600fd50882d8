import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { ExecutionProvider } from '../models/inference-session.js';
import { PackRefusedError } from './pack-refusal.js';

const MB = 1024 * 1024;
const run = promisify(execFile);

/** Bytes that are free for a pack; undefined where nothing tells. */
export type FreeMemory = (provider: ExecutionProvider) => Promise<number | undefined>;

/** Of the card for CUDA, else of the machine or of the container that the worker is in. */
export const freeMemory: FreeMemory = async (provider) =>
  provider === 'cuda' ? freeOnCard() : process.availableMemory();

async function freeOnCard(): Promise<number | undefined> {
  const query = ['--query-gpu=memory.free', '--format=csv,noheader,nounits', '--id=0'];
  try {
    const { stdout } = await run('nvidia-smi', query, { timeout: 5_000 });
    const free = Number(stdout.trim());
    return Number.isFinite(free) && free > 0 ? free * MB : undefined;
  } catch {
    return undefined;
  }
}

/** @throws PackRefusedError before anything is loaded that could not stay */
export async function assertFits(
  { id, vram }: PackManifest,
  provider: ExecutionProvider,
  free: FreeMemory,
): Promise<void> {
  const there = await free(provider);
  if (there === undefined || there >= vram.peak) return;
  const where = provider === 'cuda' ? 'on the card' : 'in memory';
  throw new PackRefusedError(
    'memory-short',
    `${id} needs ${inGb(vram.peak)} ${where} for its weights and one picture, and ${inGb(there)} are free: free some, raise the limit of the container, or use a smaller pack.`,
  );
}

/** Pictures that memory has room for in one run; one where nothing tells how much is free. */
export async function roomFor(
  { vram: { weights, peak } }: PackManifest,
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
