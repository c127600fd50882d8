import type { FingerprintFile } from '@likeness/contracts/provenance/fingerprint-file';
import { max, min, round } from '../../imaging/math.js';
import { greyOf } from '../../imaging/planar.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { type Extent, extentOf, halves, type Placement, viewThrough } from './registered-view.js';
import { textureOf } from './texture.js';

/** What a picture shows of an original, for each place where it may show it. */
export function texturesOf(
  image: RgbImage,
  placements: readonly Placement[],
  extent: Extent,
): Float32Array[] {
  const levels = halves({ ...image, plane: greyOf(image) });
  return placements.map((placement) => textureOf(viewThrough(levels, placement, extent)));
}

/** @param binding the payload of the picture's mark in hex */
export function writeFingerprint(image: RgbImage, binding: string): Buffer {
  const extent = extentOf(image);
  const scale = image.width / extent.width;
  const [texture] = texturesOf(image, [[scale, 0, 0, 0, scale, 0]], extent);
  const signed = Int8Array.from(texture, (value) => max(-127, min(127, round(value))));
  const file: FingerprintFile = {
    version: 1,
    ...extent,
    texture: Buffer.from(signed.buffer).toString('base64'),
    binding,
  };
  // Images of 0.2.0, which a rollback brings back, refuses files without these fields.
  return Buffer.from(JSON.stringify({ ...file, features: '', tones: '', words: [] }));
}
