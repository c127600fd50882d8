import type { PromptEnhancement } from '@likeness/contracts/http/prompts';
import * as text from './messages.js';

/** The prompt keeps English words, which every model knows. */
export function enhancementInWords({ prompt, added }: PromptEnhancement): PromptEnhancement {
  return { prompt, added: added.map(text.added) };
}
