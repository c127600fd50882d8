import { type Asset, JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import { WebP } from './webp.asset.js';

const KINDS = [JPEG, PNG, WebP];

/** A picture file that can carry a manifest; undefined for any other kind of file. */
export function openAsset(file: Uint8Array): Asset | undefined {
  const Kind = KINDS.find((kind) => kind.canRead(file));
  return Kind && new Kind(file);
}
