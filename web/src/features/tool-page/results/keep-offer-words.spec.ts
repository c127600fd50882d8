import { imageNamed } from '../../../lib/images/images.fixtures.js';
import { cleanPriceWords, keptWords } from './keep-offer-words.js';

const pack = (amount: number, unit_amount: number) => ({
  id: `pack-${amount}`,
  unit_amount,
  currency: 'usd',
  currency_options: {},
  product_name: `${amount} credits`,
  recurring: null,
  metadata: { name: 'Pack', amount, discount: 0 },
});

it('names the day on which the first portrait goes', () => {
  const images = ['2026-05-22', '2026-05-21'].map((day) =>
    imageNamed(day, { expires_at: `${day}T10:00:00.000Z` }),
  );
  expect(keptWords(images)).toBe('We keep these portraits until 21 May 2026.');
  expect(keptWords(images.slice(0, 1))).toBe('We keep this portrait until 22 May 2026.');
  expect(keptWords([imageNamed('kept')])).toBeNull();
});

it('gives the price of one clean portrait by the packs, or in credits without them', () => {
  expect(cleanPriceWords([pack(160, 1299), pack(25, 299)])).toBe(
    'Without a watermark, a portrait costs about $0.08 to $0.12.',
  );
  expect(cleanPriceWords([pack(25, 250)])).toBe(
    'Without a watermark, a portrait costs about $0.10.',
  );
  expect(cleanPriceWords([])).toBe('Without a watermark, a portrait costs 1 credit.');
});
