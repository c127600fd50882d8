import type { Tier } from '../identity/owner.js';
import type { Tool } from './tool.js';

export const WATERMARK_REMOVAL_CREDITS = 1;
export const ENLARGEMENT_CREDITS = 1;
/** Excludes the watermark removal. Images with a watermark are free. */
const MAKING_CREDITS = { lenszero: 0, kontextlens: 2 } as const satisfies Record<Tool, number>;

export const CLEAN_CREDITS = {
  lenszero: MAKING_CREDITS.lenszero + WATERMARK_REMOVAL_CREDITS,
  kontextlens: MAKING_CREDITS.kontextlens + WATERMARK_REMOVAL_CREDITS,
} as const satisfies Record<Tool, number>;

/** Only members pay, and only without the watermark. */
export function creditsPerImage(tool: Tool, tier: Tier, removesWatermark: boolean): number {
  return tier === 'member' && removesWatermark ? CLEAN_CREDITS[tool] : 0;
}

export type GenerationTerms = {
  readonly creditsEach: number;
  readonly isWatermarked: boolean;
};

/** Decides for the whole generation: all images are paid, or none. */
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
