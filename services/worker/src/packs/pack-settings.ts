import type { ExecutionProvider } from '../models/inference-session.js';

export type PackSettings = {
  readonly packsDir: string;
  readonly named: readonly string[];
  readonly providers: readonly ExecutionProvider[];
  /** The first CUDA device, for `nvidia-smi --id`. */
  readonly card: string;
  readonly threads: number;
  /** Rejects packs that draw without a check of their pictures. */
  readonly needsSafetyCheck: boolean;
  readonly cacheDir: string;
};
