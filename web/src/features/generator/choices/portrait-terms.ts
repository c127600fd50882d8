import { PORTRAIT_COUNT } from '@likeness/contracts/generation/portrait-count';
import { termsOf, WATERMARK_REMOVAL_CREDITS } from '@likeness/contracts/generation/price';
import { creditWords } from '../../../lib/credit-words.js';
import type { Order, Terms } from '../../tool-page/tool/terms.js';
import * as text from '../messages.js';

/** Never orders more than the user can pay for, so the server has no reason to refuse. */
export function portraitTerms(order: Order): Terms {
  const { tier, credits, mainUnmet } = order;
  const isLocked = tier === 'member' && (credits <= 0 || mainUnmet !== null);
  const wish = order.removesWatermark ?? tier === 'subscriber';
  const removesWatermark = tier === 'guest' ? null : wish && !isLocked;
  const isPaid = tier === 'member' && removesWatermark === true;
  const maxCount = isPaid ? Math.min(PORTRAIT_COUNT.max, credits) : PORTRAIT_COUNT.max;
  const imageCount = Math.min(order.imageCount, maxCount);
  const { creditsEach } = termsOf(
    { tool: 'lenszero', tier, removesWatermark: removesWatermark === true, imageCount },
    credits,
  );
  return { removesWatermark, isLocked, maxCount, imageCount, total: creditsEach * imageCount };
}

export function watermarkHint({ tier, mainUnmet }: Order, { isLocked }: Terms): string {
  if (tier === 'subscriber') return text.inSubscription;
  if (mainUnmet !== null) return text.wishNotMet(mainUnmet);
  if (isLocked) return text.needsCredits;
  return text.perImage(creditWords(WATERMARK_REMOVAL_CREDITS));
}
