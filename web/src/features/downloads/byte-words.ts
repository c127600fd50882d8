import { locale } from '../../lib/locale.js';
import * as text from './messages/en.js';

const UNITS = ['kB', 'MB', 'GB'] as const;

export function byteWords(bytes: number): string {
  let value = bytes / 1_000;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  const digits = unit === 0 ? 0 : 1;
  const figure = (unit === 0 ? Math.ceil(value) : value).toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return text.bytes(figure, UNITS[unit] ?? '');
}
