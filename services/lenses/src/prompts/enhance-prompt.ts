import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import type { PromptEnhancement } from '@likeness/contracts/http/generation';
import { type Aspect, NEGATIVE_ASPECTS, POSITIVE_ASPECTS } from './prompt-aspects.js';

export type PromptKind = 'positive' | 'negative';

/**
 * Adds words on every aspect of a picture that a prompt does not speak of itself. The same prompt
 * always gets the same words; one that is too short, or that speaks of everything, stays as it is.
 */
export function enhancePrompt(kind: PromptKind, prompt: string): PromptEnhancement {
  const written = prompt.trim();
  if (written.length < PROMPT_MIN) return { prompt: written, added: [] };
  const added = (kind === 'positive' ? POSITIVE_ASPECTS : NEGATIVE_ASPECTS)
    .filter((aspect) => !aspect.spokenOf.test(written))
    .map((aspect) => wordsFor(aspect, written));
  const base = written.replace(/[\s,.;]+$/, '');
  return { prompt: [base, ...added].join(', '), added };
}

function wordsFor({ words, inMood }: Aspect, prompt: string): string {
  return inMood?.find(({ mood }) => mood.test(prompt))?.words ?? words;
}
