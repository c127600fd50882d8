import { PORTRAIT_COUNT } from '@likeness/contracts/generation/portrait-count';
import { termsOf, WATERMARK_REMOVAL_CREDITS } from '@likeness/contracts/generation/price';
import type { Tier } from '@likeness/contracts/identity/owner';

export type PortraitOrder = {
  tier: Tier;
  credits: number;
  imageCount: number;
  /** What the person wishes; null is the usual: removed for subscribers, kept for all others. */
  removesWatermark: boolean | null;
  /** The main wish of the prompt that can't be followed: nothing is charged then. */
  mainUnmet: string | null;
};

export type PortraitTerms = {
  /** Null for visitors, who have no such choice. */
  removesWatermark: boolean | null;
  /** The watermark stays and the switch can't be moved. */
  isLocked: boolean;
  maxCount: number;
  /** The images asked for, within `maxCount`. */
  imageCount: number;
  /** Credits of all images together; 0 is free. */
  total: number;
};

/**
 * What a press makes of an order. Taking the watermark off is never asked for where it can't be
 * paid, and for no more images than there are credits, so the server has nothing to refuse.
 */
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

const creditWords = (count: number) => (count === 1 ? '1 credit' : `${count} credits`);

/** What a press costs, and how that comes about, before it is pressed. */
export function costWords(
  { tier, credits, mainUnmet }: PortraitOrder,
  { removesWatermark, imageCount, total }: PortraitTerms,
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
    detail: `${imageCount} × ${WATERMARK_REMOVAL_CREDITS} for watermarks, leaves ${credits - total} of ${credits}.`,
  };
}

/** Why the watermark stays, or what taking it off costs. */
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
