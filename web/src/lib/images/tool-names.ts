const names: Readonly<Record<string, string>> = {
  lenszero: 'LensZero',
  kontextlens: 'KontextLens',
};

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function toolName(tool: string): string {
  return names[tool] ?? capitalized(tool);
}
