import type { StorageSettings } from '@likeness/service-kit/storage/open-object-store';
import type { ExecutionProvider } from '../models/inference-session.js';
import type { OpenedMatting, OpenedPack } from '../packs/opened-pack.js';
import type { PackFault } from '../packs/pack-refusal.js';
import type { MarkSettings } from '../provenance/marks.js';

/** Of 19: who reads origins is behind uploads and portraits, but not starved on a busy machine. */
export const READER_NICENESS = 2;

export type ProcessSettings = Omit<DecoderSettings, 'provenance'> & {
  /** These stay with the parent, which reads objects, marks and reads marks for the process. */
  readonly storage: StorageSettings;
  readonly provenance: MarkSettings & DecoderSettings['provenance'];
};

/** What a process knows that decodes strangers' pictures: no secret. */
export type DecoderSettings = {
  readonly provenance: { readonly DATA_DIR: string };
  readonly providers: readonly ExecutionProvider[];
  readonly threads: number;
  readonly isWarmedUp?: boolean;
  readonly pack?: OpenedPack;
  readonly matting?: OpenedMatting;
};

/** Why the pack is unusable; errors lose their class between processes. */
export type RefusedReport = {
  readonly refused: { readonly fault: PackFault; readonly message: string };
};

export type ModelReport = {
  readonly provider: ExecutionProvider;
  readonly rejected: readonly { readonly provider: ExecutionProvider; readonly reason: string }[];
  /** Why cut-outs do without the operator's network. */
  readonly mattingRefused?: string;
};
