import type { PackVariant } from '@likeness/contracts/packs/pack-base';
import type { CheckManifest } from '@likeness/contracts/packs/check-manifest';
import type { MattingManifest } from '@likeness/contracts/packs/matting-manifest';
import type { AnyPackManifest, PackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { ExecutionProvider } from '../models/inference-session.js';
import { packStyleId } from '@likeness/contracts/generation/style-value';
import { join } from 'node:path';
import type { PackStyle } from '@likeness/contracts/packs/pack-rendering';

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
export type OpenedMatting = OpenedPack<MattingManifest>;
export type AnyOpenedPack = OpenedPack<AnyPackManifest>;

export type OfferedStyle = {
  readonly id: string;
  readonly style: PackStyle;
  readonly preview: string;
};

export function offeredStyles({
  folder,
  manifest,
}: Pick<OpenedPack, 'folder' | 'manifest'>): readonly OfferedStyle[] {
  return manifest.styles.map((style) => ({
    id: packStyleId(manifest.id, style.id),
    style,
    preview: join(folder, 'previews', `${style.id}.webp`),
  }));
}

export type PackSettings = {
  readonly packsDir: string;
  readonly named: readonly string[];
  readonly providers: readonly ExecutionProvider[];
  readonly card: string;
  readonly threads: number;
  readonly needsSafetyCheck: boolean;
  readonly cacheDir: string;
};
