import type { PhotoAdvice } from '@likeness/contracts/photos/advice';

/** Shown under a photo that can be used, but could be better. */
export const PHOTO_ADVICE: Readonly<Record<PhotoAdvice, string>> = {
  small_face: 'Your face is small here. Painting and drawing styles suit this photo best.',
  soft: 'This photo is a little blurred. A sharper one gives a better likeness.',
  sunglasses: 'Sunglasses hide your eyes here. Without them, more of you is in the portrait.',
  turned_away: 'You look to the side here. A photo from the front gives a better likeness.',
  tilted: 'Your head is tilted here. A straight one gives a better portrait.',
  uneven_light: 'One side of your face is in shadow. Even light, as at a window, works best.',
};

/** The words around the photos that differ between the tools. */
export type PhotoWording = {
  title: string;
  /** Asks for the first photos where they can be dropped. */
  empty: string;
  /** The same on a phone, where nothing is dropped. */
  emptyOnPhone: string;
  /** What makes a good one, beside the limits. */
  advice: string;
  /** What several of them must have in common. */
  reminder?: string;
  /** Said while one of them can't be used. */
  invalid: string;
};

export const PORTRAIT_WORDING: PhotoWording = {
  title: 'Your photos',
  empty: 'Drop your photos here',
  emptyOnPhone: 'Add your photos',
  advice: 'One clear face, at least 512x512 pixels.',
  invalid:
    'One or more reference files are invalid. Please remove invalid files before proceeding.',
};
