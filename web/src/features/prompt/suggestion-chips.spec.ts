import { withSuggestion } from './suggestion-chips.js';

it('appends a suggestion with a comma unless already present', () => {
  expect(withSuggestion('', 'film noir')).toBe('film noir');
  expect(withSuggestion('a portrait', 'film noir')).toBe('a portrait, film noir');
  expect(withSuggestion('a portrait, ', 'film noir')).toBe('a portrait, film noir');
  expect(withSuggestion('A Film Noir portrait', 'film noir')).toBe('A Film Noir portrait');
});
