import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import type { PhotoWording } from '../../tool-page/photos/photo-wording.js';
import * as text from '../messages/en.js';

export const KONTEXT_WORDING: PhotoWording = {
  title: text.yourImages,
  empty: text.dropImages,
  emptyOnPhone: text.addImages,
  advice: text.goodImages(PHOTO_LIMITS.maxFiles),
  reminder: text.onePerson,
  invalid: text.invalidFiles,
};
