import type { PromptReading } from '@likeness/contracts/http/prompts';
import type { CodedUnmet } from '@likeness/contracts/http/recipe';

/** The server answers in English, with codes for other languages. */
export const reading = (answer: PromptReading) => answer;
export const added = (words: string) => words;
export const unmet = (sentence: string, _coded: CodedUnmet | undefined) => sentence;
