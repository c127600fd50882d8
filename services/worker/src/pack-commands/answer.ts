import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { AnyOpenedPack } from '../packs/opened-pack.js';
import type { PackLibrary } from '../packs/pack-library.js';

export type Answer = { readonly text: string; readonly exitCode: 0 | 1 | 2 };

export type Context = {
  readonly library: PackLibrary;
  readonly packsDir: string;
  readonly threads: number;
  readonly user: string;
};

export function labelOf({ id, version }: AnyPackManifest): string {
  return `${id} ${version}`;
}

export function providerOf({ providers }: AnyOpenedPack): string {
  return providers.join(', ');
}
