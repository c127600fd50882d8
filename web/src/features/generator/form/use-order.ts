import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { PromptReading } from '@likeness/contracts/http/prompts';
import { session } from '../../../lib/session/page-session.js';
import type { SessionState } from '../../../lib/session/session-state.js';
import { tierOf } from '../../../lib/session/tier-of.js';
import { useSession } from '../../../lib/session/use-session.js';
import { type AskedPrompt, usePromptReading } from '../../prompt/prompt-reading-query.js';
import type { FormState } from '../choices/form-state.js';
import {
  portraitTerms,
  type PortraitOrder,
  type PortraitTerms,
} from '../choices/portrait-terms.js';

type Order = { order: PortraitOrder; terms: PortraitTerms };

export function askedPromptOf(form: FormState, hasPhotos: boolean): AskedPrompt {
  const [prompt, negative] =
    form.style === PROMPT_ONLY_STYLE ? [form.positivePrompt, form.negativePrompt] : ['', ''];
  return { tool: 'lenszero', prompt, negative, hasPhotos };
}

function orderFor(
  { status, user }: SessionState,
  { imageCount, removesWatermark }: FormState,
  reading: PromptReading | undefined,
): Order {
  // A user who is still loading has an account: assume a member without credits.
  const tier = status === 'loading' ? 'member' : tierOf(user);
  const mainUnmet = reading?.main_unmet?.words ?? null;
  const order = { tier, credits: user?.credits ?? 0, imageCount, removesWatermark, mainUnmet };
  return { order, terms: portraitTerms(order) };
}

export function orderOf(form: FormState, reading: PromptReading | undefined): Order {
  return orderFor(session.getState(), form, reading);
}

export function useOrder(form: FormState, hasPhotos: boolean): Order {
  const asked = askedPromptOf(form, hasPhotos);
  const { reading, isOfNow } = usePromptReading(asked);
  // The result of an earlier prompt says nothing about the price of this one.
  return orderFor(useSession(), form, isOfNow ? reading : undefined);
}
