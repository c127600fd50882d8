import type { StorageSettings } from '@likeness/service-kit/storage/open-object-store';
import type { ExecutionProvider } from '../models/inference-session.js';
import type { OpenedPack } from '../packs/opened-pack.js';
import type { PackFault } from '../packs/pack-refusal.js';
import type { ProvenanceSettings } from '../provenance/provenance.js';

export type ProcessSettings = {
  readonly storage: StorageSettings;
  readonly provenance: ProvenanceSettings;
  readonly providers: readonly ExecutionProvider[];
  readonly threads: number;
  readonly isWarmedUp?: boolean;
  readonly pack?: OpenedPack;
  readonly modelsDir?: string;
};

/** Why the pack is unusable; errors lose their class between processes. */
export type RefusedReport = {
  readonly refused: { readonly fault: PackFault; readonly message: string };
};

export type ModelReport = {
  readonly provider: ExecutionProvider;
  readonly rejected: readonly { readonly provider: ExecutionProvider; readonly reason: string }[];
};
