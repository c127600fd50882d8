import { PORTRAIT_COUNT } from './portrait-count.js';

/** Keeps the seeds of all images in a 32-bit column. */
export const MAX_SEED = 2 ** 31 - 1 - PORTRAIT_COUNT.max;
