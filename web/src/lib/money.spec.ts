import { money, withoutVat } from './money.js';

it.each([
  [0, '$0'],
  [500, '$5'],
  [499, '$4.99'],
  [1250, '$12.50'],
])('shows %d cents as %s', (cents, text) => {
  expect(money(cents, 'usd')).toBe(text);
});

it('takes the tax out of a price', () => {
  expect(withoutVat(499)).toBe(419);
  expect(withoutVat(1299)).toBe(1092);
});
