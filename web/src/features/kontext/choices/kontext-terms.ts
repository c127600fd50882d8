import { creditsPerImage, termsOf } from '@likeness/contracts/generation/price';
import type { Tier } from '@likeness/contracts/identity/owner';

const TOOL = 'kontextlens';

export type KontextOrder = {
  tier: Tier;
  credits: number;
  imageCount: number;
  /** What the person wishes; null is the usual: none for subscribers, kept for everybody else. */
  watermark: boolean | null;
  /** The main wish of the prompt that can't be followed: nothing is charged then. */
  mainUnmet: string | null;
};

export type KontextTerms = {
  isWatermarked: boolean;
  /** The switch shows the watermark on and can't be moved. */
  isLocked: boolean;
  /** Credits of all images together; 0 is free. */
  total: number;
  /** Credits of all images together without the watermark; 0 for subscribers. */
  withoutWatermark: number;
};

/**
 * What a press makes of an order: paid or free as a whole, with or without the watermark. Taking
 * it off is never asked for where it can't be paid, so the server has nothing to refuse.
 */
export function kontextTerms(order: KontextOrder): KontextTerms {
  const { tier, credits, imageCount, watermark, mainUnmet } = order;
  const of = (removesWatermark: boolean) =>
    termsOf({ tool: TOOL, tier, removesWatermark, imageCount }, credits);
  const isNeverCharged = tier === 'member' && mainUnmet !== null;
  const isRemovable = !isNeverCharged && !of(true).isWatermarked;
  const wishesRemoval = watermark === null ? tier === 'subscriber' : !watermark;
  const { creditsEach, isWatermarked } = of(wishesRemoval && isRemovable);
  return {
    isWatermarked,
    isLocked: !isRemovable,
    total: creditsEach * imageCount,
    withoutWatermark: creditsPerImage(TOOL, tier, true) * imageCount,
  };
}
