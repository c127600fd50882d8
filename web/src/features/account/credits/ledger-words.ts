import type { LedgerEntry } from '@likeness/contracts/http/payments';
import { creditWords } from '../../../lib/credit-words.js';
import { money } from '../../../lib/money.js';
import type { SetFacts } from './ledger-lines.js';

type Purpose = NonNullable<LedgerEntry['purpose']>;

const made: Record<Purpose, string> = {
  portrait: 'a portrait',
  'multi-reference': 'a picture',
  'watermark-removal': 'removing a watermark',
  enlargement: 'a 2,048 px download',
};

export function entryTitle({ kind, purpose, purchase }: LedgerEntry): string {
  const what = purpose === null ? 'an image' : made[purpose];
  switch (kind) {
    case 'purchase':
      return `Bought ${purchase?.name ?? 'credits'}`;
    case 'hold':
      return `Set aside for ${what}`;
    case 'capture':
      return `Charged for ${what}`;
    case 'release':
      return `Given back for ${what}`;
    case 'refund':
      return `Returned with the refund of ${purchase?.name ?? 'a purchase'}`;
    case 'adjustment':
      return 'Correction';
  }
}

export function entryReason({ kind, purchase }: LedgerEntry): string | null {
  switch (kind) {
    case 'purchase':
      return purchase && money(purchase.amount_cents, purchase.currency);
    case 'hold':
      return 'Charged when it’s stored, given back if it isn’t';
    case 'capture':
      return 'From the credits set aside';
    case 'release':
      return 'It wasn’t made, so you weren’t charged';
    case 'refund':
    case 'adjustment':
      return null;
  }
}

export function setTitle(purpose: Purpose, images: number): string {
  switch (purpose) {
    case 'portrait':
      return images === 1 ? '1 portrait' : `${images} portraits`;
    case 'multi-reference':
      return images === 1 ? '1 KontextLens image' : `${images} KontextLens images`;
    case 'enlargement':
      return images === 1 ? '2,048 px download' : `2,048 px downloads of ${images} images`;
    case 'watermark-removal':
      return images === 1 ? 'Watermark of 1 image' : `Watermarks of ${images} images`;
  }
}

export function setReason({ charged, givenBack, setAside }: SetFacts): string {
  const parts = [
    { count: charged, words: 'charged' },
    { count: givenBack, words: 'given back' },
    { count: setAside, words: 'set aside' },
  ].filter(({ count }) => count > 0);
  return parts
    .map(({ count, words }, index) => `${index === 0 ? creditWords(count) : count} ${words}`)
    .join(', ');
}

/** Newest first, so a charge is always loaded before the entry that reserved its credits. */
export function storedImages(entries: readonly LedgerEntry[]): ReadonlySet<string> {
  const charged = entries.filter(({ kind }) => kind === 'capture');
  return new Set(charged.flatMap(({ image_id }) => image_id ?? []));
}

/** `+25`, `−2`, or `0` for an entry that only settles an earlier one. */
export function signed(credits: number): string {
  if (credits === 0) return '0';
  return credits > 0 ? `+${credits}` : `−${-credits}`;
}
