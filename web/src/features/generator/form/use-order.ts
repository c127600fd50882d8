import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { PromptReading } from '@likeness/contracts/http/generation';
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

/** The words that a press sends; none where a style is chosen. */
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
  // Whose person is still being fetched has an account, and nothing is promised to them yet.
  const tier = status === 'loading' ? 'member' : tierOf(user);
  const mainUnmet = reading?.main_unmet?.words ?? null;
  const order = { tier, credits: user?.credits ?? 0, imageCount, removesWatermark, mainUnmet };
  return { order, terms: portraitTerms(order) };
}

/** What the form asks for, by the person's balance and plan of now, and what a press makes of it. */
export function orderOf(form: FormState, reading: PromptReading | undefined): Order {
  return orderFor(session.getState(), form, reading);
}

/** `orderOf` for components, kept current. */
export function useOrder(form: FormState, hasPhotos: boolean): Order {
  const asked = askedPromptOf(form, hasPhotos);
  const { reading, isOfNow } = usePromptReading(asked);
  // What an earlier prompt could not be given says nothing of this one's price.
  return orderFor(useSession(), form, isOfNow ? reading : undefined);
}
