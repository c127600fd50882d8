import { majorUnits, minorDigits } from '@likeness/contracts/text/minor-units';
import { locale } from './locale.js';

export const pageCurrency = locale === 'de' ? 'eur' : 'usd';

/** German VAT in percent, included in every price. */
const VAT_PERCENT = 19;

const SIGNS: Partial<Record<string, string>> = { usd: '$', eur: '€' };

/** `$4.99` for 499 cents, `¥499` for 499 yen; whole amounts have no cents. */
export function money(cents: number, currency: string): string {
  const sign = SIGNS[currency];
  // The first use of `Intl.NumberFormat` blocks a page, so usual prices do without.
  if (sign !== undefined && cents >= 0 && cents < 100_000) {
    const figure = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
    return locale === 'de' ? `${figure.replace('.', ',')}\u00a0${sign}` : sign + figure;
  }
  const amount = majorUnits(cents, currency);
  const digits = Number.isInteger(amount) ? 0 : minorDigits(currency);
  const style = { style: 'currency', currency } as const;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { ...style, ...fraction }).format(amount);
}

export function withoutVat(cents: number): number {
  return Math.round((cents * 100) / (100 + VAT_PERCENT));
}
