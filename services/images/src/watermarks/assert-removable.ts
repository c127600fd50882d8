import { AppError } from '@likeness/contracts/errors/app-error';
import type { StoredImage } from '../database/image.entity.js';

type Marked = Pick<StoredImage, 'shouldAddWatermark'>;

const ONE = {
  already_present:
    'Removing a watermark is not available for the photo you selected; please pick a newer photo.',
  false: "The photo you selected already doesn't have a watermark; please deselect it.",
} as const;
const SEVERAL = {
  already_present:
    'Removing watermarks is not available for some of the photos you selected; please choose newer photos.',
  false: "Some of the photos you selected already don't have watermarks; please deselect those.",
} as const;

/** @throws AppError WATERMARK_NOT_THERE unless every watermark can be removed */
export function assertRemovable(images: readonly Marked[]): void {
  const messages = images.length === 1 ? ONE : SEVERAL;
  for (const state of ['already_present', 'false'] as const) {
    if (images.some(({ shouldAddWatermark }) => shouldAddWatermark === state)) {
      throw new AppError('WATERMARK_NOT_THERE', messages[state]);
    }
  }
}
