import type { StyleKind } from './style-value.js';

/** By title in lower case. */
export const PHOTO_STYLES: readonly string[] = [
  'studio headshot',
  'window light',
  'garden',
  'at the office',
  'golden hour',
  'low key',
  'high key',
  'black and white',
  'cinema',
  'vintage film',
  'instant photo',
  'library',
];

export const STYLES_WITH_PLAIN_BACKDROP: readonly string[] = ['studio headshot'];

/** The place of a style in a set of four; others are not chosen for people. */
export const KIND_OF_STYLE: Readonly<Record<string, StyleKind>> = {
  'studio-headshot': 'headshot',
  'window-light': 'place',
  garden: 'place',
  'at-the-office': 'place',
  'golden-hour': 'place',
  'low-key': 'headshot',
  'high-key': 'headshot',
  'black-and-white': 'headshot',
  cinema: 'place',
  library: 'place',
  'oil-painting': 'art',
  impressionist: 'art',
  watercolour: 'art',
  'ink-wash': 'art',
  pastel: 'art',
  pencil: 'art',
  charcoal: 'art',
  'red-chalk': 'art',
  chalkboard: 'playful',
  comic: 'playful',
  'pop-art': 'playful',
  duotone: 'playful',
  'screen-print': 'playful',
};
