import type { PackManifest, PackVariant } from '@likeness/contracts/packs/pack-manifest';
import type { ExecutionProvider } from '../models/inference-session.js';

/** A verified pack whose graphs are not loaded. */
export type OpenedPack = {
  readonly folder: string;
  readonly manifest: PackManifest;
  readonly variant: PackVariant;
  readonly providers: readonly ExecutionProvider[];
  /** Images of one order that fit into memory in one run. */
  readonly room: number;
  /** Why an earlier provider is not used; undefined for the first supported one. */
  readonly fallback?: string;
};
