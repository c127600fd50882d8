import type { LedgerEntry } from '@likeness/contracts/http/payments';
import {
  entryReason,
  entryTitle,
  factsOfSet,
  isCut,
  isSet,
  ledgerLines,
  type LedgerSet,
  setReason,
  setTitle,
  signed,
  storedImages,
  wholeLines,
} from './ledger-words.js';

let count = 0;
const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  id: `entry-${(count += 1)}`,
  kind: 'hold',
  created_at: '2026-05-14T10:00:00.000Z',
  credits: -1,
  balance: 20,
  purpose: 'portrait',
  hold_id: null,
  group_id: null,
  image_id: null,
  purchase: null,
  ...changes,
});
const of = (group_id: string, kind: LedgerEntry['kind'], hold_id: string, credits = 0) =>
  entry({ group_id, kind, hold_id, credits });

const purchase = entry({ kind: 'purchase', credits: 25, purpose: null });
const entries = [
  of('new', 'capture', 'n1'),
  of('old', 'release', 'o2', 1),
  of('new', 'hold', 'n1', -3),
  purchase,
  of('old', 'capture', 'o1'),
  of('old', 'hold', 'o3', -1),
  of('old', 'hold', 'o2', -1),
  of('old', 'hold', 'o1', -1),
  entry({ kind: 'adjustment', purpose: null }),
];
const setOf = (id: string, loaded = entries): LedgerSet => {
  const set = ledgerLines(loaded)
    .filter(isSet)
    .find((line) => line.id === id);
  if (!set) throw new Error(`no set ${id}`);
  return set;
};

it('groups the entries of a set at its newest entry', () => {
  const lines = ledgerLines(entries);
  expect(lines.map(({ id }) => id)).toEqual(['new', 'old', purchase.id, entries.at(-1)?.id]);
  expect(setOf('old').entries.map(({ hold_id }) => hold_id)).toEqual([
    'o2',
    'o1',
    'o3',
    'o2',
    'o1',
  ]);
});

it('sums charged, released and reserved credits', () => {
  expect(factsOfSet(setOf('old'))).toEqual({ images: 3, charged: 1, givenBack: 1, setAside: 1 });
  expect(factsOfSet(setOf('new'))).toEqual({ images: 1, charged: 3, givenBack: 0, setAside: 0 });
});

it.each([
  [1, 'new', true],
  [3, 'new', true],
  [4, 'new', false],
  [5, 'old', true],
  [7, 'old', true],
  [8, 'old', true],
  [9, 'old', false],
])('of the first %i entries loaded, set %s may lack some: %s', (length, id, expected) => {
  const loaded = entries.slice(0, length);
  expect(isCut(setOf(id, loaded), loaded)).toBe(expected);
});

it.each([true, false])('leaves out a cut set only while more may load: %s', (hasMore) => {
  const ids = wholeLines(entries.slice(0, 8), hasMore).map(({ id }) => id);
  expect([ids.includes('new'), ids.includes('old')]).toEqual([true, !hasMore]);
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
  [
    { kind: 'hold', purpose: 'multi-reference' },
    'Set aside for a picture',
    'Charged when it’s stored, given back if it isn’t',
  ],
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
