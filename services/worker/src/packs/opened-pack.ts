import type { PackVariant } from '@likeness/contracts/packs/pack-base';
import type { CheckManifest } from '@likeness/contracts/packs/check-manifest';
import type { AnyPackManifest, PackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { ExecutionProvider } from '../models/inference-session.js';

export type OpenedPack<M extends AnyPackManifest = PackManifest> = {
  readonly folder: string;
  readonly manifest: M;
  readonly variant: PackVariant;
  readonly providers: readonly ExecutionProvider[];
  readonly room: number;
  /** Why an earlier provider is not used; undefined for the first one. */
  readonly fallback?: string;
  readonly checks?: readonly OpenedCheck[];
};

export type OpenedCheck = OpenedPack<CheckManifest>;
export type AnyOpenedPack = OpenedPack<AnyPackManifest>;
