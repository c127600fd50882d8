import {
  type FingerprintFile,
  fingerprintFileSchema,
} from '@likeness/contracts/provenance/fingerprint-file';
import { max, min, round } from '../../imaging/math.js';
import { greyOf } from '../../imaging/planar.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { type Extent, halves, type Placement, SIDE, viewThrough } from './registered-view.js';
import { textureOf } from './texture.js';
import { tonesOf } from './tones.js';

/** The texture and colors of a picture, nearly equal in copies of it. */
export type Fingerprint = {
  /** In units; the longer side is 1024. */
  readonly extent: Extent;
  readonly texture: ArrayLike<number>;
  readonly tones: ArrayLike<number>;
};

export type Look = { readonly texture: Float32Array; readonly tones: Float32Array };

/** What a picture shows of an original that is placed in it. */
export function lookerAt(image: RgbImage): (placement: Placement, extent: Extent) => Look {
  const levels = halves({ ...image, plane: greyOf(image) });
  return (placement, extent) => ({
    texture: textureOf(viewThrough(levels, placement, extent)),
    tones: tonesOf(image, placement, extent),
  });
}

export function extentOf({ width, height }: Extent): Extent {
  const scale = max(width, height) / SIDE;
  return { width: width / scale, height: height / scale };
}

export function writeFingerprint(image: RgbImage): Buffer {
  const extent = extentOf(image);
  const scale = image.width / extent.width;
  const { texture, tones } = lookerAt(image)([scale, 0, 0, 0, scale, 0], extent);
  const signed = Int8Array.from(texture, (value) => max(-127, min(127, round(value))));
  const file: FingerprintFile = {
    version: 1,
    ...extent,
    texture: Buffer.from(signed.buffer).toString('base64'),
    tones: Buffer.from(Uint8Array.from(tones, round)).toString('base64'),
  };
  // Images of 0.2.0, which a rollback brings back, refuses files without keypoints and their words.
  return Buffer.from(JSON.stringify({ ...file, features: '', words: [] }));
}

export function readFingerprint(file: Uint8Array): Fingerprint {
  const json: unknown = JSON.parse(Buffer.from(file).toString('utf8'));
  const { width, height, texture, tones } = fingerprintFileSchema.parse(json);
  return {
    extent: { width, height },
    texture: Int8Array.from(Buffer.from(texture, 'base64')),
    tones: Buffer.from(tones, 'base64'),
  };
}
