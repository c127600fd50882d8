import { WATERMARK_REMOVAL_CREDITS } from '@likeness/contracts/generation/price';
import type { KontextOrder, KontextTerms } from './kontext-terms.js';

const creditWords = (count: number) => (count === 1 ? '1 credit' : `${count} credits`);

export type Cost = { title: string; detail: string };

/** What a press costs, and how that comes about, before it is pressed. */
export function costWords({ tier, credits, imageCount }: KontextOrder, terms: KontextTerms): Cost {
  const mark = terms.isWatermarked ? 'with a visible watermark' : 'without a watermark';
  if (tier === 'subscriber')
    return { title: `Free, ${mark}`, detail: 'Part of your subscription.' };
  if (terms.total === 0) {
    const balance = credits === 0 ? 'You have no credits' : `You have ${creditWords(credits)}`;
    const detail =
      terms.notCovered === null
        ? ''
        : `${balance}; this would cost ${terms.notCovered}, so it is made free.`;
    return { title: `Free, ${mark}`, detail };
  }
  const removal = terms.isWatermarked ? 0 : WATERMARK_REMOVAL_CREDITS;
  const parts = [`${imageCount} × ${terms.creditsEach - removal}`];
  if (removal > 0) parts.push(`${imageCount} × ${removal} for watermarks`);
  return {
    title: creditWords(terms.total),
    detail: `${parts.join(' + ')}, leaves ${credits - terms.total} of ${credits}.`,
  };
}

/** Why the watermark stays, or what taking it off costs. */
export function watermarkHint(
  { tier, credits }: KontextOrder,
  { isLocked, withoutWatermark }: KontextTerms,
): string {
  if (tier === 'subscriber') return 'Yours to choose with your subscription';
  if (isLocked && credits === 0) return 'Taking it off needs credits or a subscription';
  if (isLocked) return `Taking it off costs ${withoutWatermark} in all; you have ${credits}`;
  return `Taking it off costs ${creditWords(WATERMARK_REMOVAL_CREDITS)} per image`;
}
