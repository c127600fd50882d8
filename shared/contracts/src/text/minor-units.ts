/** Stripe counts these in hundredths, though they have no minor unit. */
const IN_HUNDREDTHS = new Set(['isk', 'ugx']);

/** Digits of the currency's smallest unit at Stripe: 2 for euros, 0 for yen, 3 for dinars. */
export function minorDigits(currency: string): number {
  if (IN_HUNDREDTHS.has(currency.toLowerCase())) return 2;
  const style = { style: 'currency', currency } as const;
  return new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
}

/** @param minor amount in the smallest unit */
export function majorUnits(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}
