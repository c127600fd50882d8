import type { ExecutionProvider } from '../models/inference-session.js';

export type PackSettings = {
  readonly packsDir: string;
  /** Ids that choose between packs with the same task. */
  readonly named: readonly string[];
  readonly providers: readonly ExecutionProvider[];
  /** The first CUDA device, for `nvidia-smi --id`. */
  readonly card: string;
  readonly threads: number;
  /** Packs that draw are refused without a check of their pictures. */
  readonly needsSafetyCheck: boolean;
  /** For hashes; may be deleted. */
  readonly cacheDir: string;
};
