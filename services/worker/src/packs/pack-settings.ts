import type { ExecutionProvider } from '../models/inference-session.js';

export type PackSettings = {
  readonly packsDir: string;
  readonly named: readonly string[];
  readonly providers: readonly ExecutionProvider[];
  readonly card: string;
  readonly threads: number;
  readonly needsSafetyCheck: boolean;
  readonly cacheDir: string;
};
