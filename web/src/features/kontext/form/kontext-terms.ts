import { creditsPerImage, termsOf } from '@likeness/contracts/generation/price';
import type { Tier } from '@likeness/contracts/identity/owner';

const TOOL = 'kontextlens';

export type KontextOrder = {
  tier: Tier;
  credits: number;
  imageCount: number;
  /** What the person wishes; null is the usual: none for subscribers, kept for everybody else. */
  watermark: boolean | null;
};

export type KontextTerms = {
  isWatermarked: boolean;
  /** The switch shows the watermark on and can't be moved. */
  isLocked: boolean;
  /** Credits of all images together; 0 is free. */
  total: number;
  creditsEach: number;
  /** Credits that taking the watermark off would make of the whole; 0 for subscribers. */
  withoutWatermark: number;
  /** Credits the whole would have cost, where it is made free because they aren't there. */
  notCovered: number | null;
};

/**
 * What a press makes of an order: paid or free as a whole, with or without the watermark. Taking
 * it off is never asked for where it can't be paid, so the server has nothing to refuse.
 */
export function kontextTerms({ tier, credits, imageCount, watermark }: KontextOrder): KontextTerms {
  const order = (removesWatermark: boolean) =>
    termsOf({ tool: TOOL, tier, removesWatermark, imageCount }, credits);
  const wishesRemoval = watermark === null ? tier === 'subscriber' : !watermark;
  const withoutWatermark = creditsPerImage(TOOL, tier, true) * imageCount;
  const isRemovable = !order(true).isWatermarked;
  const terms = order(wishesRemoval && isRemovable);
  const usual = creditsPerImage(TOOL, tier, false) * imageCount;
  return {
    isWatermarked: terms.isWatermarked,
    isLocked: !isRemovable,
    total: terms.creditsEach * imageCount,
    creditsEach: terms.creditsEach,
    withoutWatermark,
    notCovered: terms.creditsEach === 0 && usual > 0 ? usual : null,
  };
}
