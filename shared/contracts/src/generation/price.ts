import type { Tier } from '../identity/owner.js';
import type { Tool } from './tool.js';

/** Credits for taking the visible watermark off one image that is there already. */
export const WATERMARK_REMOVAL_CREDITS = 1;
/** Credits for making one image; with the visible watermark it is free. */
const MAKING_CREDITS = { lenszero: 0, kontextlens: 2 } as const satisfies Record<Tool, number>;

/** Credits of one image that is made without the visible watermark. */
export const CLEAN_CREDITS = {
  lenszero: MAKING_CREDITS.lenszero + WATERMARK_REMOVAL_CREDITS,
  kontextlens: MAKING_CREDITS.kontextlens + WATERMARK_REMOVAL_CREDITS,
} as const satisfies Record<Tool, number>;

/** Credits one image costs; guests and subscribers never pay, and nobody does for the watermark. */
export function creditsPerImage(tool: Tool, tier: Tier, removesWatermark: boolean): number {
  return tier === 'member' && removesWatermark ? CLEAN_CREDITS[tool] : 0;
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
    ? { creditsEach, isWatermarked: false }
    : { creditsEach: 0, isWatermarked: true };
}
