import type { PackTask } from '../packs/pack-manifest.js';

/** Kinds of engines that renders wait for apart from each other; each lane has a queue and workers of its own. */
export const RENDER_LANES = ['studio', 'diffusion-portraits', 'diffusion-references'] as const;
export type RenderLane = (typeof RENDER_LANES)[number];

/** The lane of the renders that a model pack makes. */
export const PACK_LANES = {
  portrait: 'diffusion-portraits',
  'multi-reference': 'diffusion-references',
} as const satisfies Readonly<Record<PackTask, RenderLane>>;
