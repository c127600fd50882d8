export function isIncluded(prompt: string, suggestion: string): boolean {
  return prompt.toLowerCase().includes(suggestion.toLowerCase());
}

export function withSuggestion(prompt: string, suggestion: string): string {
  if (isIncluded(prompt, suggestion)) return prompt;
  const before = prompt.trim().replace(/,$/, '');
  return before === '' ? suggestion : `${before}, ${suggestion}`;
}
