import { GERMAN_STYLE_NAMES } from '@likeness/contracts/generation/german-style-names';
import { locale } from '../locale.js';

const names: Readonly<Record<string, string>> = {
  lenszero: 'LensZero',
  kontextlens: 'KontextLens',
};

export function toolName(tool: string): string {
  return names[tool] ?? capitalized(tool);
}

/** @param name a style's English name or id */
export function styleName(name: string): string {
  if (locale === 'en') return name;
  return GERMAN_STYLE_NAMES[name.toLowerCase().replaceAll(' ', '-')] ?? name;
}

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
