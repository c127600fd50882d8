import type { LedgerPage } from '@likeness/contracts/http/payments';

/** Includes credits reserved for images in progress. */
export function unusedCredits({
  balance,
  held,
  paid,
}: Pick<LedgerPage, 'balance' | 'held' | 'paid'>) {
  return { paid, gifts: balance + held - paid };
}

const credits = (count: number, kind: string) =>
  `${count} ${kind} ${count === 1 ? 'credit' : 'credits'}`;

export function paidWords(paid: number): string {
  return `You still have ${credits(paid, 'paid')}. Deleting your account removes ${paid === 1 ? 'it' : 'them'} for good.`;
}

export function giftWords(gifts: number, isMore: boolean): string {
  return `You ${isMore ? 'also ' : ''}lose ${credits(gifts, 'free')}.`;
}
