import type { ExecutionProvider } from '../models/inference-session.js';

export type PackSettings = {
  readonly packsDir: string;
  /** Ids that choose between packs with the same task. */
  readonly named: readonly string[];
  readonly providers: readonly ExecutionProvider[];
  /** The first CUDA device, for `nvidia-smi --id`. */
  readonly card: string;
  readonly threads: number;
  /** For hashes; may be deleted. */
  readonly cacheDir: string;
};
