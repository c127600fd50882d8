import type { LedgerEntry } from '@likeness/contracts/http/payments';
import {
  entryReason,
  entryTitle,
  setReason,
  setTitle,
  signed,
  storedImages,
} from './ledger-words.js';

const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  id: '6f1f8f0e-1111-4222-8333-444455556666',
  kind: 'hold',
  created_at: '2026-05-14T10:00:00.000Z',
  credits: -2,
  balance: 23,
  purpose: 'multi-reference',
  hold_id: null,
  group_id: null,
  image_id: null,
  purchase: null,
  ...changes,
});

it.each<[Partial<LedgerEntry>, string, string | null]>([
  [
    {
      kind: 'purchase',
      purpose: null,
      purchase: { name: 'Small Pack', amount_cents: 299, currency: 'usd' },
    },
    'Bought Small Pack',
    '$2.99',
  ],
  [{ kind: 'hold' }, 'Set aside for a picture', 'Charged when it’s stored, given back if it isn’t'],
  [
    { kind: 'capture', purpose: 'portrait' },
    'Charged for a portrait',
    'From the credits set aside',
  ],
  [
    { kind: 'release', purpose: 'watermark-removal' },
    'Given back for removing a watermark',
    'It wasn’t made, so you weren’t charged',
  ],
  [{ kind: 'refund', purpose: null }, 'Returned with the refund of a purchase', null],
  [{ kind: 'adjustment', purpose: null }, 'Correction', null],
])('tells of %j', (changes, title, reason) => {
  expect(entryTitle(entry(changes))).toBe(title);
  expect(entryReason(entry(changes))).toBe(reason);
});

it('writes changes with their sign', () => {
  expect([25, -2, 0].map(signed)).toEqual(['+25', '−2', '0']);
});

it('shows charged images, not those in progress or failed', () => {
  const entries = [
    entry({ kind: 'hold', image_id: 'under way' }),
    entry({ kind: 'release', image_id: 'never made' }),
    entry({ kind: 'capture', image_id: 'stored' }),
    entry({ kind: 'hold', image_id: 'stored' }),
    entry({ kind: 'purchase' }),
  ];
  expect([...storedImages(entries)]).toEqual(['stored']);
});

it('sums a set up in one line', () => {
  expect(setTitle('portrait', 8)).toBe('8 portraits');
  expect(setTitle('multi-reference', 1)).toBe('1 KontextLens image');
  expect(setTitle('watermark-removal', 3)).toBe('Watermarks of 3 images');
  expect(setReason({ images: 8, charged: 6, givenBack: 1, setAside: 1 })).toBe(
    '6 credits charged, 1 given back, 1 set aside',
  );
  expect(setReason({ images: 1, charged: 0, givenBack: 1, setAside: 0 })).toBe(
    '1 credit given back',
  );
});
