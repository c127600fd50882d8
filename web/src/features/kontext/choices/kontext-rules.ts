import { IMAGE_COUNTS } from '@likeness/contracts/generation/portrait-count';
import { CLEAN_CREDITS, termsOf } from '@likeness/contracts/generation/price';
import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import type { PromptReading } from '@likeness/contracts/http/prompts';
import { creditWords } from '../../../lib/credit-words.js';
import { invalidPhotos, usablePhotos } from '../../runs/photos/photos-state.js';
import type { RunPlan } from '../../runs/run/run-state.js';
import type { FormPart } from '../../tool-page/tool/lead-to.js';
import type { CommonChoices, FilledForm, FormFault } from '../../tool-page/tool/page-tool.js';
import type { PhotosUse } from '../../tool-page/tool/photo-comparison-query.js';
import type { Order, Terms } from '../../tool-page/tool/terms.js';
import * as tool from '../../tool-page/messages.js';
import * as text from '../messages.js';

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

export const emptyKontextForm: CommonChoices = {
  positivePrompt: '',
  imageCount: IMAGE_COUNTS.kontextlens.default,
  removesWatermark: null,
  enhancesPositive: false,
  seed: null,
};

export function reduceKontextForm(
  state: CommonChoices,
  change: Partial<CommonChoices>,
): CommonChoices {
  const next = { ...state, ...change };
  const isLongEnough = next.positivePrompt.trim().length >= PROMPT_MIN;
  return { ...next, enhancesPositive: next.enhancesPositive && isLongEnough };
}

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

/** Null while unknown, and when a model uses the references as a whole. */
export function photosUse(
  { positivePrompt }: CommonChoices,
  reading: PromptReading | undefined,
): PhotosUse | null {
  if (positivePrompt.trim() === '') return { tool: 'kontextlens', lookImages: [] };
  if (reading?.reader !== 'studio') return null;
  return { tool: 'kontextlens', lookImages: reading.look_images };
}

export function checkKontext({
  form,
  photos,
  problem,
  refusal,
  removesWatermark,
}: FilledForm<CommonChoices>): { fault: FormFault } | { plan: RunPlan } {
  const fault = (part: FormPart, message: string) => ({ fault: { part, message } });
  if (invalidPhotos(photos).length > 0) return fault('photos', text.invalidFiles);
  if (usablePhotos(photos).length === 0) return fault('photos', text.imageRequired);
  if (problem !== null) return fault('photos', problem);
  const length = form.positivePrompt.trim().length;
  if (length === 0) return fault('positivePrompt', text.promptRequired);
  if (length < PROMPT_MIN) return fault('positivePrompt', tool.promptTooShort);
  if (refusal !== null) return fault('positivePrompt', refusal);
  return { plan: kontextPlan(form, removesWatermark === true) };
}

/** `removesWatermark` is the announced result: the user's choice, if they can pay for it. */
function kontextPlan(form: CommonChoices, removesWatermark: boolean): RunPlan {
  const { positivePrompt, imageCount, enhancesPositive, seed } = form;
  return {
    style: null,
    imageCount,
    fields: {
      positive_prompt: positivePrompt.trim(),
      enhance_positive_prompt: String(enhancesPositive),
      pro_generation: String(removesWatermark),
      ...(seed === null ? {} : { seed: String(seed) }),
    },
  };
}
