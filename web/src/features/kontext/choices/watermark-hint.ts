import { CLEAN_CREDITS } from '@likeness/contracts/generation/price';
import { creditWords } from '../../../lib/credit-words.js';
import type { Order, Terms } from '../../tool-page/tool/terms.js';
import * as text from '../messages/en.js';

const EACH = CLEAN_CREDITS.kontextlens;

export function priceWithoutWords({ credits, imageCount }: Order): string {
  return text.withoutItCosts(creditWords(EACH * imageCount), credits);
}

export function watermarkHint(
  { tier, credits, imageCount, mainUnmet }: Order,
  { isLocked }: Terms,
): string {
  if (tier === 'subscriber') return text.yoursToChoose;
  if (mainUnmet !== null) return text.neverRemoved(mainUnmet);
  if (isLocked && credits === 0) return text.needsCredits;
  if (isLocked) return text.removingCosts(creditWords(EACH * imageCount), credits);
  return text.freeWithIt(creditWords(EACH));
}
