import type { ExecutionProvider } from '../models/inference-session.js';

/** Where packs are, and what they may run on. */
export type PackSettings = {
  readonly packsDir: string;
  /** Ids; say which pack is used where several do the same task. */
  readonly named: readonly string[];
  readonly providers: readonly ExecutionProvider[];
  /** The card that CUDA calls the first, as `nvidia-smi --id` takes it. */
  readonly card: string;
  readonly threads: number;
  /** Remembers hashes; need not outlive the machine. */
  readonly cacheDir: string;
};
