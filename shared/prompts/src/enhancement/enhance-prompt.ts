import { PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import type { PromptEnhancement } from '@likeness/contracts/http/prompts';
import { inEnglish } from '../in-english.js';
import { tokensOf } from '../tokens.js';
import { type Aspect, NEGATIVE_ASPECTS, POSITIVE_ASPECTS } from './prompt-aspects.js';

export type PromptKind = 'positive' | 'negative';

export function enhancePrompt(kind: PromptKind, prompt: string): PromptEnhancement {
  const written = prompt.trim();
  if (written.length < PROMPT_MIN) return { prompt: written, added: [] };
  const read = asRead(written);
  const added = (kind === 'positive' ? POSITIVE_ASPECTS : NEGATIVE_ASPECTS)
    .filter((aspect) => !aspect.namedBy.test(read))
    .map((aspect) => wordsFor(aspect, read));
  const base = written.replace(/[\s,.;]+$/, '');
  return { prompt: [base, ...added].join(', '), added };
}

/** A prompt in another language is followed by its English reading. */
function asRead(written: string): string {
  const tokens = tokensOf(written);
  const english = inEnglish(tokens);
  return english === tokens ? written : `${written}, ${english.map(({ word }) => word).join(' ')}`;
}

function wordsFor({ words, inMood }: Aspect, prompt: string): string {
  return inMood?.find(({ mood }) => mood.test(prompt))?.words ?? words;
}
