import type { PhotoAdvice } from './advice.js';

/** Drawings forgive what photographs would show. */
export const WEAK_PHOTO: readonly PhotoAdvice[] = ['soft', 'small_face'];
