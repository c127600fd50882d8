import { IMAGE_COUNTS } from '@likeness/contracts/generation/portrait-count';
import { termsOf } from '@likeness/contracts/generation/price';
import type { Order, Terms } from '../../tool-page/tool/terms.js';

/** An order is paid or free as a whole, so the server has no reason to refuse. */
export function kontextTerms(order: Order): Terms {
  const { tier, credits, imageCount, mainUnmet } = order;
  const termsIf = (removesWatermark: boolean) =>
    termsOf({ tool: 'kontextlens', tier, removesWatermark, imageCount }, credits);
  const isNeverCharged = tier === 'member' && mainUnmet !== null;
  const isLocked = isNeverCharged || termsIf(true).isWatermarked;
  const removesWatermark = !isLocked && (order.removesWatermark ?? tier === 'subscriber');
  const total = termsIf(removesWatermark).creditsEach * imageCount;
  return { removesWatermark, isLocked, maxCount: IMAGE_COUNTS.kontextlens.max, imageCount, total };
}
