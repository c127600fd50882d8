import { creditsPerImage, termsOf } from '@likeness/contracts/generation/price';
import type { Tier } from '@likeness/contracts/identity/owner';

const TOOL = 'kontextlens';

export type KontextOrder = {
  tier: Tier;
  credits: number;
  imageCount: number;
  /** Null means the default: removed for subscribers, kept for everyone else. */
  watermark: boolean | null;
  /** The prompt's main wish, if it can't be met: images are then free. */
  mainUnmet: string | null;
};

export type KontextTerms = {
  isWatermarked: boolean;
  isLocked: boolean;
  total: number;
  withoutWatermark: number;
};

/** An order is paid or free as a whole, so the server has no reason to refuse. */
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
