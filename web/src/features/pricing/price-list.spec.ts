import type { Price } from '@likeness/contracts/http/payments';
import { leastPortraitPrice, packsOf, planOf } from './price-list.js';

const price = (id: string, unit_amount: number, amount: number | null): Price => ({
  id,
  unit_amount,
  currency: 'usd',
  currency_options: {},
  product_name: id,
  recurring: amount === null ? 'month' : null,
  metadata: { name: id, amount, discount: null },
});
const prices = [price('large', 1299, 160), price('plan', 499, null), price('small', 299, 25)];

it('sorts packs by price and leaves the plan out', () => {
  expect(packsOf(prices).map(({ id }) => id)).toEqual(['small', 'large']);
});

it('finds the plan', () => {
  expect(planOf(prices)?.id).toBe('plan');
  expect(planOf([])).toBeUndefined();
});

it('tells the least price of a portrait, that of the usual packs while none is known', () => {
  expect(leastPortraitPrice(prices)).toBe('$0.08');
  expect(leastPortraitPrice([price('small', 299, 25)])).toBe('$0.12');
  expect(leastPortraitPrice([])).toBe('$0.08');
});
