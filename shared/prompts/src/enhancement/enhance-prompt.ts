import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import type { PromptEnhancement } from '@likeness/contracts/http/prompts';
import { type Aspect, NEGATIVE_ASPECTS, POSITIVE_ASPECTS } from './prompt-aspects.js';

export type PromptKind = 'positive' | 'negative';

export function enhancePrompt(kind: PromptKind, prompt: string): PromptEnhancement {
  const written = prompt.trim();
  if (written.length < PROMPT_MIN) return { prompt: written, added: [] };
  const added = (kind === 'positive' ? POSITIVE_ASPECTS : NEGATIVE_ASPECTS)
    .filter((aspect) => !aspect.namedBy.test(written))
    .map((aspect) => wordsFor(aspect, written));
  const base = written.replace(/[\s,.;]+$/, '');
  return { prompt: [base, ...added].join(', '), added };
}

function wordsFor({ words, inMood }: Aspect, prompt: string): string {
  return inMood?.find(({ mood }) => mood.test(prompt))?.words ?? words;
}
