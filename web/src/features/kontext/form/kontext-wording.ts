import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import type { PhotoWording } from '../../runs/photos/photo-wording.js';
import { INVALID_FILES } from '../choices/kontext-checks.js';

export const KONTEXT_WORDING: PhotoWording = {
  title: 'Your images',
  empty: 'Drop your images here',
  emptyOnPhone: 'Add your images',
  advice: `Up to ${PHOTO_LIMITS.maxFiles} images, one of them with a clear face. Every clear face must be the same person’s, but in a picture that your prompt names for its look.`,
  reminder:
    'One picture shows one person. If two images show clear faces of different people, nothing is made and nothing is charged. A painting or another portrait is there for its look alone if your prompt says so: “in the colours of image 2”.',
  invalid: INVALID_FILES,
};
