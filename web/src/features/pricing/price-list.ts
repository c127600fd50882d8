import type { Price } from '@likeness/contracts/http/payments';

export type Pack = Price & { metadata: { amount: number } };

const isPack = (price: Price): price is Pack =>
  price.recurring === null && price.metadata.amount !== null;

export function packsOf(prices: readonly Price[]): Pack[] {
  return prices.filter(isPack).toSorted((one, other) => one.unit_amount - other.unit_amount);
}

export function planOf(prices: readonly Price[]): Price | undefined {
  return prices.find(({ recurring }) => recurring === 'month');
}

export function isSubscribed(status: string | null | undefined): boolean {
  return status === 'active' || status === 'canceling';
}
