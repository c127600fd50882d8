import { locale } from './locale.js';

export const pageCurrency = locale === 'de' ? 'eur' : 'usd';

/** German VAT in percent, included in every price. */
const VAT_PERCENT = 19;

/** `$4.99` for 499 cents; whole amounts have no cents. */
export function money(cents: number, currency: string): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  const style = { style: 'currency', currency, minimumFractionDigits } as const;
  return new Intl.NumberFormat(locale, style).format(cents / 100);
}

export function withoutVat(cents: number): number {
  return Math.round((cents * 100) / (100 + VAT_PERCENT));
}
