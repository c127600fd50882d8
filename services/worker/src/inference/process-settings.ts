import type { StorageSettings } from '@likeness/service-kit/storage/open-object-store';
import type { ExecutionProvider } from '../models/inference-session.js';
import type { OpenedPack } from '../packs/opened-pack.js';
import type { PackFault } from '../packs/pack-refusal.js';
import type { MarkSettings, ProvenanceSettings } from '../provenance/provenance.js';

export type ProcessSettings = Omit<DecoderSettings, 'provenance'> & {
  /** Stays with the parent, which reads the objects of a task for the process. */
  readonly storage: StorageSettings;
  readonly provenance: ProvenanceSettings;
};

/** What a process knows that decodes strangers' pictures: of the secrets, only those of the mark. */
export type DecoderSettings = {
  readonly provenance: Required<MarkSettings>;
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
