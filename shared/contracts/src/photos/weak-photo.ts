import type { PhotoAdvice } from './advice.js';

/** Paintings forgive what places and photographs would show. */
export const WEAK_PHOTO: readonly PhotoAdvice[] = ['background', 'neighbor', 'soft'];

/** They paint the photo's own surroundings: kept with each of 11 untrusted cut-outs (infra/docs/history.md). */
export const FORGIVING_STYLES: readonly string[] = [
  'impressionist',
  'low-poly',
  'pastel',
  'oil-painting',
];
