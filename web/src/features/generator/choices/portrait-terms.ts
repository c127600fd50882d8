import { PORTRAIT_COUNT } from '@likeness/contracts/generation/portrait-count';
import { termsOf, WATERMARK_REMOVAL_CREDITS } from '@likeness/contracts/generation/price';
import type { Tier } from '@likeness/contracts/identity/owner';
import { creditWords } from '../../../lib/credit-words.js';

export type PortraitOrder = {
  tier: Tier;
  credits: number;
  imageCount: number;
  /** Null means the default: removed for subscribers, kept for everyone else. */
  removesWatermark: boolean | null;
  mainUnmet: string | null;
};

export type PortraitTerms = {
  /** Null for guests, who have no such choice. */
  removesWatermark: boolean | null;
  /** The watermark stays and the switch is disabled. */
  isLocked: boolean;
  maxCount: number;
  imageCount: number;
  total: number;
};

/** Never orders more than the user can pay for, so the server has no reason to refuse. */
export function portraitTerms(order: PortraitOrder): PortraitTerms {
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

export function costWords(
  { tier, credits, mainUnmet }: PortraitOrder,
  { removesWatermark, total }: PortraitTerms,
): { title: string; detail: string | null } {
  if (tier === 'guest') return { title: 'Free, with a visible watermark', detail: null };
  const title = `Free, ${removesWatermark ? 'without a' : 'with a visible'} watermark`;
  if (tier === 'subscriber') return { title, detail: 'Part of your subscription.' };
  if (mainUnmet !== null) {
    return { title, detail: `Free this time: we can’t do your main wish, “${mainUnmet}”.` };
  }
  if (total === 0) return { title, detail: `You have ${creditWords(credits)}.` };
  return {
    title: creditWords(total),
    detail: `${creditWords(credits - total)} left afterwards.`,
  };
}

export function watermarkHint(
  { tier, mainUnmet }: PortraitOrder,
  { isLocked }: PortraitTerms,
): string {
  if (tier === 'subscriber') return 'Part of your subscription';
  if (mainUnmet !== null) {
    return `Not possible: we can’t do your main wish, “${mainUnmet}”`;
  }
  if (isLocked) return 'Needs credits or a subscription';
  return `${creditWords(WATERMARK_REMOVAL_CREDITS)} per image`;
}
