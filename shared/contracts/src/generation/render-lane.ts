import type { PackTask } from '../packs/pack-manifest.js';

/** Each lane has its own queue and workers. */
export const RENDER_LANES = ['studio', 'diffusion-portraits', 'diffusion-references'] as const;
export type RenderLane = (typeof RENDER_LANES)[number];

export const PACK_LANES = {
  portrait: 'diffusion-portraits',
  'multi-reference': 'diffusion-references',
} as const satisfies Readonly<Record<PackTask, RenderLane>>;
