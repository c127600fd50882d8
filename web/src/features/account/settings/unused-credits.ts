import type { LedgerPage } from '@likeness/contracts/http/payments';

/** Includes credits reserved for images in progress. */
export function unusedCredits({
  balance,
  held,
  paid,
}: Pick<LedgerPage, 'balance' | 'held' | 'paid'>) {
  return { paid, gifts: balance + held - paid };
}
