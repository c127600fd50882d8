// Generated from services/worker/src/engines/studio/styles by `npm run styles`.

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
