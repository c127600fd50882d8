import { ERRORS } from '@likeness/contracts/errors/catalogue';
import type { CheckTask } from '@likeness/contracts/packs/check-manifest';
import type { Box } from '../../../analysis/geometry.js';
import { sampleAffine, squareCrop } from '../../../imaging/affine.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { PhotoRefusedError, PictureRefusedError } from '../../portrait/engine-errors.js';
import type { PictureClassifier } from './picture-classifier.js';

/** Side of the square around a face in face widths: age estimates use hair and neck too. */
const FACE_MARGIN = 1.6;
const FACE_PIXELS = 256;

export class PackChecks {
  constructor(
    private readonly classifiers: Readonly<Partial<Record<CheckTask, PictureClassifier>>> = {},
  ) {}

  /** @throws PictureRefusedError */
  async assertSafe(picture: RgbImage): Promise<void> {
    if (await this.classifiers.safety?.refuses(picture)) throw new PictureRefusedError();
  }

  /** @throws PhotoRefusedError */
  async assertAdult(photo: RgbImage, face: Box): Promise<void> {
    if (await this.classifiers.age?.refuses(around(photo, face))) {
      throw new PhotoRefusedError('PHOTO_UNDER_AGE', ERRORS.PHOTO_UNDER_AGE.message);
    }
  }
}

function around(photo: RgbImage, { x, y, width, height }: Box): RgbImage {
  const side = Math.max(width, height) * FACE_MARGIN;
  const square = { centreX: x + width / 2, centreY: y + height / 2, side, angle: 0 };
  const map = squareCrop(square, FACE_PIXELS);
  const pixels = sampleAffine(photo, map, FACE_PIXELS, FACE_PIXELS, 'edge');
  return { width: FACE_PIXELS, height: FACE_PIXELS, data: Uint8Array.from(pixels, Math.round) };
}
