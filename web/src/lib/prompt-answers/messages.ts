import type { PromptReading } from '@likeness/contracts/http/prompts';
import type { CodedUnmet } from '@likeness/contracts/http/recipe';
import * as german from './german-answers.js';

/** The server answers in English, with codes for other languages. */
export const reading = (answer: PromptReading) => (EN ? answer : german.reading(answer));
export const added = (words: string) => (EN ? words : german.added(words));
export const unmet = (sentence: string, coded: CodedUnmet | undefined) =>
  EN ? sentence : german.unmet(sentence, coded);
