import { CLEAN_CREDITS } from '@likeness/contracts/generation/price';
import { creditWords } from '../../../lib/credit-words.js';
import type { Order, Terms } from '../../tool-page/tool/terms.js';

const EACH = CLEAN_CREDITS.kontextlens;

export function priceWithoutWords({ credits, imageCount }: Order): string {
  return `${creditWords(EACH * imageCount)}. You have ${credits}.`;
}

export function watermarkHint(order: Order, { isLocked }: Terms): string {
  const { tier, credits, mainUnmet } = order;
  if (tier === 'subscriber') return 'Yours to choose with your subscription';
  if (mainUnmet !== null) return `Can’t be removed: we can’t do your main wish, “${mainUnmet}”`;
  if (isLocked && credits === 0) return 'Removing it needs credits or a subscription';
  if (isLocked) return `Removing it costs ${priceWithoutWords(order)}`;
  return `Free with it; ${creditWords(EACH)} per image without`;
}
