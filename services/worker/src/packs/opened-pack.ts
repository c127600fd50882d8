import type { PackManifest, PackVariant } from '@likeness/contracts/packs/pack-manifest';
import type { ExecutionProvider } from '../models/inference-session.js';

/** A pack whose files, licences and fit were looked at; its graphs are still to be opened. */
export type OpenedPack = {
  /** Absolute. */
  readonly folder: string;
  readonly manifest: PackManifest;
  /** The one chosen for `providers`. */
  readonly variant: PackVariant;
  readonly providers: readonly ExecutionProvider[];
  /** Pictures of one order that memory has room for in one run. */
  readonly room: number;
  /** Why it does not run on a provider that comes before; absent where it runs on the first that it has a variant for. */
  readonly fallback?: string;
};
