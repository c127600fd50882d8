import sharp from 'sharp';
import { sampleAffine, squareCrop } from '../../imaging/affine.js';
import { isMonochrome } from '../../imaging/monochrome.js';
import { fromRgb } from '../../imaging/planar.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import type { FaceMesh } from '../face-landmarks.js';
import { centreOf } from '../geometry.js';
import { withoutCast } from './colour-cast.js';
import { contentBox } from './content-box.js';
import { exposed } from './exposure.js';
import { withoutNoise } from './noise.js';
import { toned } from './tones.js';

/** Share of the face's width without clothes, and side of the sample that shows whether a face has color, in px. */
const INNER_FACE = 0.7;
const FACE_SIDE = 256;

/** Repairs that need no face: bars of a screenshot and too little light. */
export async function openedUp(photo: RgbImage): Promise<RgbImage> {
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
  const [x, y] = centreOf(mesh.box);
  const side = INNER_FACE * mesh.box.width;
  const map = squareCrop({ centreX: x, centreY: y, side, angle: 0 }, FACE_SIDE);
  const data = Uint8Array.from(sampleAffine(photo, map, FACE_SIDE, FACE_SIDE, 'edge'));
  if (!isMonochrome(fromRgb({ width: FACE_SIDE, height: FACE_SIDE, data }))) {
    const tones = withoutCast(photo, mesh);
    return tones ? exposed(toned(photo, tones)) : photo;
  }
  const whole = [photo.width / FACE_SIDE, 0, 0, 0, photo.height / FACE_SIDE, 0] as const;
  const small = Uint8Array.from(sampleAffine(photo, whole, FACE_SIDE, FACE_SIDE, 'edge'));
  const picture = { width: FACE_SIDE, height: FACE_SIDE, data: small };
  return isMonochrome(fromRgb(picture)) ? photo : withoutColour(photo);
}

function withoutColour({ width, height, data }: RgbImage): RgbImage {
  const gray = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 3) {
    const luma = 0.299 * data[i] + 0.587 * data[i + 1] + 0.114 * data[i + 2];
    gray.fill(Math.round(luma), i, i + 3);
  }
  return { width, height, data: gray };
}
