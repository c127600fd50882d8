import { PROMPT_SUGGESTIONS, QUICK_START_PROMPTS, withSuggestion } from './prompt-ideas.js';

it('offers eight suggestions and five prompts for Quick Start, all different', () => {
  expect(new Set(PROMPT_SUGGESTIONS).size).toBe(8);
  expect(new Set(QUICK_START_PROMPTS).size).toBe(5);
});

it('appends a suggestion with a comma unless it is there already', () => {
  expect(withSuggestion('', 'film noir')).toBe('film noir');
  expect(withSuggestion('a portrait', 'film noir')).toBe('a portrait, film noir');
  expect(withSuggestion('a portrait, ', 'film noir')).toBe('a portrait, film noir');
  expect(withSuggestion('A Film Noir portrait', 'film noir')).toBe('A Film Noir portrait');
});
