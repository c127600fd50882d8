import type { StorageSettings } from '@likeness/service-kit/storage/open-object-store';
import type { ExecutionProvider } from '../models/inference-session.js';
import type { ProvenanceSettings } from '../provenance/provenance.js';

/** What an inference thread is started with. */
export type ThreadSettings = {
  readonly storage: StorageSettings;
  readonly provenance: ProvenanceSettings;
  readonly providers: readonly ExecutionProvider[];
  /** Intra-op threads of ONNX Runtime and of the image library. */
  readonly threads: number;
};

/** Sent by a thread when its models are loaded. */
export type ThreadReport = {
  readonly provider: ExecutionProvider;
  readonly rejected: readonly { readonly provider: ExecutionProvider; readonly reason: string }[];
};
