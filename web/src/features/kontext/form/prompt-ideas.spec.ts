import { PROMPT_SUGGESTIONS, QUICK_START_PROMPTS } from './prompt-ideas.js';

it('offers eight suggestions and five prompts for Quick Start, all different', () => {
  expect(new Set(PROMPT_SUGGESTIONS).size).toBe(8);
  expect(new Set(QUICK_START_PROMPTS).size).toBe(5);
});
