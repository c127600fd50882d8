import type { PhotoAdvice } from './advice.js';

/** Drawings forgive what photographs and places would show. */
export const WEAK_PHOTO: readonly PhotoAdvice[] = ['background', 'neighbor', 'soft'];
