import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import type { PhotoWording } from '../../generator/photos/photo-wording.js';
import { INVALID_FILES } from './kontext-checks.js';

export const KONTEXT_WORDING: PhotoWording = {
  title: 'Your images',
  empty: 'Drop your images here',
  advice: `Up to ${PHOTO_LIMITS.maxFiles} images, one of them with a clear face.`,
  invalid: INVALID_FILES,
};
