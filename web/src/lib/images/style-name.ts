import { GERMAN_STYLE_NAMES } from '@likeness/contracts/generation/german-style-names';
import { locale } from '../locale.js';

/** @param name a style's English name or id */
export function styleName(name: string): string {
  if (locale === 'en') return name;
  return GERMAN_STYLE_NAMES[name.toLowerCase().replaceAll(' ', '-')] ?? name;
}
