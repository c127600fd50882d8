import sharp from 'sharp';
import { type Affine, sampleAffine, squareCrop } from '../../imaging/affine.js';
import { isGrey, isMonochrome } from '../../imaging/monochrome.js';
import { fromRgb, type Planar } from '../../imaging/planar.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import type { FaceMesh } from '../face-landmarks.js';
import { centreOf } from '../geometry.js';
import { withoutCast } from './colour-cast.js';
import { contentBox } from './content-box.js';
import { exposed } from './exposure.js';
import { withoutNoise } from './noise.js';
import { squared } from './round-picture.js';
import { toned } from './tones.js';

/** Share of the face's width without clothes, and side of the samples that show whether there is color, in px. */
const INNER_FACE = 0.7;
const SAMPLE = 256;

/** Repairs that need no face: a round picture, bars of a screenshot and too little light. */
export async function openedUp(given: RgbImage): Promise<RgbImage> {
  const photo = squared(given);
  const { width, height, data } = photo;
  const box = contentBox(photo);
  if (box.width === width && box.height === height) return exposed(photo);
  const content = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .raw()
    .toBuffer();
  return exposed({ width: box.width, height: box.height, data: content });
}

/** @param mesh of the subject @returns the same object if nothing needs repair */
export function repaired(photo: RgbImage, mesh: FaceMesh): RgbImage {
  return withoutNoise(neutral(photo, mesh), mesh.box);
}

/** A gray face in a colored picture is a black-and-white photo with an accent. */
function neutral(photo: RgbImage, mesh: FaceMesh): RgbImage {
  const whole = [photo.width / SAMPLE, 0, 0, 0, photo.height / SAMPLE, 0] as const;
  if (isMonochrome(sampled(photo, whole))) return photo;
  const [x, y] = centreOf(mesh.box);
  const side = INNER_FACE * mesh.box.width;
  const face = sampled(photo, squareCrop({ centreX: x, centreY: y, side, angle: 0 }, SAMPLE));
  if (isGrey(face)) return withoutColour(photo);
  const tones = withoutCast(photo, mesh);
  return tones ? exposed(toned(photo, tones)) : photo;
}

function sampled(photo: RgbImage, map: Affine): Planar {
  const data = Uint8Array.from(sampleAffine(photo, map, SAMPLE, SAMPLE, 'edge'));
  return fromRgb({ width: SAMPLE, height: SAMPLE, data });
}

function withoutColour({ width, height, data }: RgbImage): RgbImage {
  const gray = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 3) {
    const luma = 0.299 * data[i] + 0.587 * data[i + 1] + 0.114 * data[i + 2];
    gray.fill(Math.round(luma), i, i + 3);
  }
  return { width, height, data: gray };
}
