import { max, min, PI, round } from '../../imaging/math.js';
import { greyOf } from '../../imaging/planar.js';
import { downsample } from '../../imaging/resample.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { bitsOf, type Descriptor, describe, describeBetween, mirrored } from './descriptor.js';
import { type Keypoint, spreadKeypoints, strongestKeypoints } from './keypoints.js';
import { type Extent, type Grey, halves, SIDE, viewThrough } from './registered-view.js';
import type { Feature, Placement } from './registration.js';
import { scaleSpace } from './scale-space.js';
import { likelyWordsOf, wordOf } from './search-words.js';
import { detailOf, textureOf } from './texture.js';
import { tonesOf } from './tones.js';

/** Keypoints kept of an original, and examined in a copy, which may contain other content. */
const KEPT = 96;
const LOOKED_AT = 700;
/** The first are most likely the original's, so their most doubtful bits are varied. */
const FIRST = 300;
const DOUBTFUL = 2;
/** Approximate side for keypoints, so that small copies have them too. */
const COARSE_SIDE = 512;

export type Fingerprint = {
  /** In units; the longer side is 1024. */
  readonly extent: Extent;
  readonly features: readonly Feature[];
  readonly texture: Int8Array;
  readonly tones: Uint8Array;
  readonly words: readonly number[];
};

export function fingerprintOf(image: RgbImage): Fingerprint {
  const grey: Grey = { ...image, plane: greyOf(image) };
  const scale = max(image.width, image.height) / SIDE;
  const extent = { width: image.width / scale, height: image.height / scale };
  const factor = max(1, round(max(image.width, image.height) / COARSE_SIDE));
  const coarse = downsample(grey.plane, grey.width, grey.height, factor);
  const spots = spotsOf(coarse, strongestKeypoints, KEPT);
  const placement: Placement = [scale, 0, 0, 0, scale, 0];
  const texture = textureOf(detailOf(viewThrough(halves(grey), placement, extent)));
  return {
    extent,
    features: spots.map(({ keypoint, descriptor }) =>
      featureOf(keypoint, descriptor, factor / scale),
    ),
    texture: Int8Array.from(texture, (value) => max(-127, min(127, round(value)))),
    tones: Uint8Array.from(tonesOf(image, placement, extent), round),
    words: spots.map(({ descriptor }) => wordOf(descriptor)),
  };
}

export type Suspect = {
  readonly image: RgbImage;
  readonly levels: readonly Grey[];
  readonly features: readonly Feature[];
  readonly mirroredFeatures: readonly Feature[];
  readonly words: readonly number[];
};

/** @param coarse the same picture for keypoints, at most 1024 px per side */
export function suspectOf(image: RgbImage, coarse: RgbImage): Suspect {
  const spots = spotsOf({ ...coarse, plane: greyOf(coarse) }, spreadKeypoints, LOOKED_AT);
  const scale = image.width / coarse.width;
  const words = new Set<number>();
  spots.forEach(({ keypoint, descriptor }, index) => {
    for (const tried of [descriptor, describeBetween(keypoint)]) {
      for (const word of likelyWordsOf(tried, index < FIRST ? DOUBTFUL : 0)) words.add(word);
    }
  });
  return {
    image,
    levels: halves({ ...image, plane: greyOf(image) }),
    features: spots.map(({ keypoint, descriptor }) => featureOf(keypoint, descriptor, scale)),
    mirroredFeatures: spots.map(({ keypoint, descriptor }) => {
      const { x, angle, ...rest } = featureOf(keypoint, mirrored(descriptor), scale);
      return { ...rest, x: image.width - x, angle: PI - angle };
    }),
    words: [...words],
  };
}

type Spot = { readonly keypoint: Keypoint; readonly descriptor: Descriptor };

function spotsOf(
  { plane, width, height }: Grey,
  find: typeof strongestKeypoints,
  count: number,
): Spot[] {
  const keypoints = find(scaleSpace(plane, width, height), count);
  return keypoints.map((keypoint) => ({ keypoint, descriptor: describe(keypoint) }));
}

function featureOf(
  { x, y, sigma, angle }: Keypoint,
  descriptor: Descriptor,
  scale: number,
): Feature {
  return { x: x * scale, y: y * scale, sigma: sigma * scale, angle, bits: bitsOf(descriptor) };
}
