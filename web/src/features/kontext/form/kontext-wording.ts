import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import type { PhotoWording } from '../../tool-page/photos/photo-wording.js';
import { INVALID_FILES } from '../choices/kontext-checks.js';

export const KONTEXT_WORDING: PhotoWording = {
  title: 'Your images',
  empty: 'Drop your images here',
  emptyOnPhone: 'Add your images',
  advice: `Up to ${PHOTO_LIMITS.maxFiles} images, one of them with a clear face. All clear faces must be the same person, except in an image you use only for its style.`,
  reminder:
    'Each picture shows one person. If two images show clear faces of different people, we make nothing and charge nothing. To use a painting or another portrait only for its style, say so in your prompt: “in the colors of image 2”.',
  invalid: INVALID_FILES,
};
