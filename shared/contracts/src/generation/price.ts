import type { Tier } from '../identity/owner.js';
import type { Tool } from './tool.js';

/** Credits for taking the visible watermark off one image, now or later. */
export const WATERMARK_REMOVAL_CREDITS = 1;
const CREDITS_BY_TOOL = { lenszero: 0, kontextlens: 2 } as const satisfies Record<Tool, number>;

/** Credits one image costs when the balance covers them; guests and subscribers never pay. */
export function creditsPerImage(tool: Tool, tier: Tier, removesWatermark: boolean): number {
  if (tier !== 'member') return 0;
  return CREDITS_BY_TOOL[tool] + (removesWatermark ? WATERMARK_REMOVAL_CREDITS : 0);
}

export type GenerationTerms = {
  /** Credits held for each image; 0 is free. */
  readonly creditsEach: number;
  readonly isWatermarked: boolean;
};

/** Whether a whole generation is paid or free, decided once from its number of images. */
export function termsOf(
  order: { tool: Tool; tier: Tier; removesWatermark: boolean; imageCount: number },
  balance: number,
): GenerationTerms {
  const { tool, tier, removesWatermark, imageCount } = order;
  if (tier === 'guest') return { creditsEach: 0, isWatermarked: true };
  if (tier === 'subscriber') return { creditsEach: 0, isWatermarked: !removesWatermark };
  const creditsEach = creditsPerImage(tool, tier, removesWatermark);
  const isCovered = creditsEach > 0 && balance >= creditsEach * imageCount;
  return isCovered
    ? { creditsEach, isWatermarked: !removesWatermark }
    : { creditsEach: 0, isWatermarked: true };
}
