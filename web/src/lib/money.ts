import { majorUnits, minorDigits } from '@likeness/contracts/text/minor-units';
import { locale } from './locale.js';

export const pageCurrency = locale === 'de' ? 'eur' : 'usd';

/** German VAT in percent, included in every price. */
const VAT_PERCENT = 19;

/** `$4.99` for 499 cents, `¥499` for 499 yen; whole amounts have no cents. */
export function money(cents: number, currency: string): string {
  const amount = majorUnits(cents, currency);
  const digits = Number.isInteger(amount) ? 0 : minorDigits(currency);
  const style = { style: 'currency', currency } as const;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { ...style, ...fraction }).format(amount);
}

export function withoutVat(cents: number): number {
  return Math.round((cents * 100) / (100 + VAT_PERCENT));
}
