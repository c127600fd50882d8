import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { AskedPrompt } from '../../prompt/prompt-reading-query.js';
import type { FormState } from './form-state.js';

export function askedPrompt(form: FormState, hasPhotos: boolean): AskedPrompt {
  const [prompt, negative] =
    form.style === PROMPT_ONLY_STYLE ? [form.positivePrompt, form.negativePrompt] : ['', ''];
  return { tool: 'lenszero', prompt, negative, hasPhotos };
}
