import { packStyleId } from '@likeness/contracts/generation/style-value';
import { join } from 'node:path';
import type { PackStyle } from '@likeness/contracts/packs/pack-rendering';
import type { OpenedPack } from './opened-pack.js';

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
