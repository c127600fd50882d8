import { type Asset, JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import { WebP } from './webp.asset.js';

const KINDS = [JPEG, PNG, WebP];

export function openAsset(file: Uint8Array): Asset | undefined {
  const Kind = KINDS.find((kind) => kind.canRead(file));
  return Kind && new Kind(file);
}
