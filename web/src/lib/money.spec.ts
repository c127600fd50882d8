import { money, withoutVat } from './money.js';

it.each([
  [0, '$0'],
  [500, '$5'],
  [499, '$4.99'],
  [1250, '$12.50'],
])('shows %d cents as %s', (cents, text) => {
  expect(money(cents, 'usd')).toBe(text);
});

it.each([
  [499, 'jpy', '¥499'],
  [4_990, 'kwd', 'KWD\u00a04.990'],
  [49_900, 'isk', 'ISK\u00a0499'],
])('shows %d of %s as %s', (amount, currency, text) => {
  expect(money(amount, currency)).toBe(text);
});

it('takes the tax out of a price', () => {
  expect(withoutVat(499)).toBe(419);
  expect(withoutVat(1299)).toBe(1092);
});
