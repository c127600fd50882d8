import type { Tool } from './tool.js';

export const IMAGE_COUNTS = {
  lenszero: { min: 1, max: 10, default: 8 },
  kontextlens: { min: 1, max: 8, default: 4 },
} as const satisfies Record<Tool, { min: number; max: number; default: number }>;

export const PORTRAIT_COUNT = IMAGE_COUNTS.lenszero;

/** Keeps the seeds of all images in a 32-bit column. */
export const MAX_SEED = 2 ** 31 - 1 - PORTRAIT_COUNT.max;

/** In pixels. */
export const PORTRAIT_SIZE = 1024;
