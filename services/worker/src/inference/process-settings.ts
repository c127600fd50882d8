import type { StorageSettings } from '@likeness/service-kit/storage/open-object-store';
import type { ExecutionProvider } from '../models/inference-session.js';
import type { OpenedPack } from '../packs/opened-pack.js';
import type { PackFault } from '../packs/pack-refusal.js';
import type { ProvenanceSettings } from '../provenance/provenance.js';

/** What an inference process is started with. */
export type ProcessSettings = {
  readonly storage: StorageSettings;
  readonly provenance: ProvenanceSettings;
  readonly providers: readonly ExecutionProvider[];
  /** Intra-op threads of ONNX Runtime and of the image library. */
  readonly threads: number;
  /** Goes through everything once before it takes tasks. */
  readonly isWarmedUp?: boolean;
  /** Pictures are made by it instead of by the studio. */
  readonly pack?: OpenedPack;
  /** Where the built models are, if not where the build puts them. */
  readonly modelsDir?: string;
};

/** What a process tells whose pack can't be used; errors lose their class on the way out of it. */
export type RefusedReport = {
  readonly refused: { readonly fault: PackFault; readonly message: string };
};

/** What a process tells once its models are loaded. */
export type ModelReport = {
  readonly provider: ExecutionProvider;
  readonly rejected: readonly { readonly provider: ExecutionProvider; readonly reason: string }[];
};
