export function isIncluded(prompt: string, suggestion: string): boolean {
  return prompt.toLowerCase().includes(suggestion.toLowerCase());
}

/** The prompt with a suggestion behind it, after a comma; unchanged when it is there already. */
export function withSuggestion(prompt: string, suggestion: string): string {
  if (isIncluded(prompt, suggestion)) return prompt;
  const before = prompt.trim().replace(/,$/, '');
  return before === '' ? suggestion : `${before}, ${suggestion}`;
}
