import { CLEAN_CREDITS } from '@likeness/contracts/generation/price';
import { creditWords } from '../../../lib/credit-words.js';
import type { KontextOrder, KontextTerms } from './kontext-terms.js';

const EACH = CLEAN_CREDITS.kontextlens;

export type Cost = { title: string; detail: string };

export function costWords(
  { tier, credits, mainUnmet }: KontextOrder,
  { isWatermarked, total, withoutWatermark }: KontextTerms,
): Cost {
  const title = `Free, ${isWatermarked ? 'with a visible watermark' : 'without a watermark'}`;
  if (tier === 'subscriber') return { title, detail: 'Part of your subscription.' };
  if (mainUnmet !== null) {
    return { title, detail: `Free this time: we can’t do your main wish, “${mainUnmet}”.` };
  }
  if (total === 0) {
    return {
      title,
      detail: `Without: ${creditWords(withoutWatermark)}. You have ${credits}.`,
    };
  }
  return {
    title: creditWords(total),
    detail: `${creditWords(credits - total)} left afterwards.`,
  };
}

export function watermarkHint(
  { tier, credits, mainUnmet }: KontextOrder,
  { isLocked, withoutWatermark }: KontextTerms,
): string {
  if (tier === 'subscriber') return 'Yours to choose with your subscription';
  if (mainUnmet !== null) return `Can’t be removed: we can’t do your main wish, “${mainUnmet}”`;
  if (isLocked && credits === 0) return 'Removing it needs credits or a subscription';
  if (isLocked) return `Removing it costs ${creditWords(withoutWatermark)}. You have ${credits}.`;
  return `Free with it; ${creditWords(EACH)} per image without`;
}
