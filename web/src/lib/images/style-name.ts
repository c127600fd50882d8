import { STYLES, styleIdOf } from '@likeness/contracts/generation/styles';
import { locale } from '../locale.js';

/** @param name a style's English name or id */
export function styleName(name: string): string {
  if (locale === 'en') return name;
  return STYLES[styleIdOf(name)]?.german ?? name;
}
