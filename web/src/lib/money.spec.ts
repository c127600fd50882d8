import { inGerman } from '../testing/in-german.js';
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

describe('without `Intl`', () => {
  inGerman();
  const amounts = [0, 5, 8, 99, 100, 419, 1_250, 99_900, 99_999, 100_000, 123_456_700, -499];

  it.each(['usd', 'eur'])('writes %s as `Intl` does, in both languages', async (currency) => {
    const german = await import('./money.js');
    for (const cents of amounts) {
      const digits = cents % 100 === 0 ? 0 : 2;
      const style = { style: 'currency', currency, minimumFractionDigits: digits } as const;
      const written = (locale: string) =>
        new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: digits }).format(
          cents / 100,
        );
      expect([money(cents, currency), german.money(cents, currency)]).toEqual([
        written('en'),
        written('de'),
      ]);
    }
  });
});

it('takes the tax out of a price', () => {
  expect(withoutVat(499)).toBe(419);
  expect(withoutVat(1299)).toBe(1092);
});
