import type { PhotoAdvice } from '@likeness/contracts/photos/advice';
import type { ComponentType } from 'react';
import * as text from '../messages.js';

/** Shown under a photo that can be used, but could be better. */
export const PHOTO_ADVICE: Readonly<Record<PhotoAdvice, string>> = {
  ai_made: text.adviceAiMade,
  background: text.adviceBackground,
  neighbor: text.adviceSomeoneNear,
  soft: text.adviceSoft,
  face_mask: text.adviceFaceMask,
  eyes_shut: text.adviceEyesShut,
  tilted: text.adviceTilted,
  uneven_light: text.adviceUnevenLight,
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
  /** Shows good and bad ones until the first is there. */
  Lessons?: ComponentType;
  /** What several of them must have in common. */
  reminder?: string;
  /** Said while one of them can't be used. */
  invalid: string;
};

export const PORTRAIT_WORDING: PhotoWording = {
  title: text.yourPhotos,
  empty: text.dropPhotos,
  emptyOnPhone: text.addPhotos,
  advice: text.goodPhoto,
  invalid: text.invalidPhotos,
};
