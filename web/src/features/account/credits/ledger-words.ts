import type { LedgerEntry } from '@likeness/contracts/http/payments';
import { creditWords } from '../../../lib/credit-words.js';
import { packName } from '../../../lib/pack-name.js';
import { money } from '../../../lib/money.js';
import type { SetFacts } from './ledger-lines.js';
import * as text from './messages/en.js';

type Purpose = NonNullable<LedgerEntry['purpose']>;

const HELD: Record<Purpose, string> = {
  portrait: text.heldForPortrait,
  'multi-reference': text.heldForPicture,
  'watermark-removal': text.heldForRemoval,
  enlargement: text.heldForLarge,
};
const CHARGED: Record<Purpose, string> = {
  portrait: text.chargedForPortrait,
  'multi-reference': text.chargedForPicture,
  'watermark-removal': text.chargedForRemoval,
  enlargement: text.chargedForLarge,
};
const RELEASED: Record<Purpose, string> = {
  portrait: text.releasedForPortrait,
  'multi-reference': text.releasedForPicture,
  'watermark-removal': text.releasedForRemoval,
  enlargement: text.releasedForLarge,
};

export function entryTitle({ kind, purpose, purchase }: LedgerEntry): string {
  switch (kind) {
    case 'purchase':
      return purchase ? text.bought(packName(purchase.name)) : text.boughtCredits;
    case 'hold':
      return purpose === null ? text.heldForImage : HELD[purpose];
    case 'capture':
      return purpose === null ? text.chargedForImage : CHARGED[purpose];
    case 'release':
      return purpose === null ? text.releasedForImage : RELEASED[purpose];
    case 'refund':
      return purchase ? text.refunded(packName(purchase.name)) : text.refundedPurchase;
    case 'adjustment':
      return text.correction;
  }
}

export function entryReason({ kind, purchase }: LedgerEntry): string | null {
  switch (kind) {
    case 'purchase':
      return purchase && money(purchase.amount_cents, purchase.currency);
    case 'hold':
      return text.heldReason;
    case 'capture':
      return text.chargedReason;
    case 'release':
      return text.releasedReason;
    case 'refund':
    case 'adjustment':
      return null;
  }
}

const TITLES: Record<Purpose, (images: number) => string> = {
  portrait: text.portraits,
  'multi-reference': text.kontextImages,
  enlargement: text.largeDownloads,
  'watermark-removal': text.removals,
};

export const setTitle = (purpose: Purpose, images: number): string => TITLES[purpose](images);

export function setReason({ charged, givenBack, setAside }: SetFacts): string {
  const parts = [
    { count: charged, words: text.charged },
    { count: givenBack, words: text.givenBack },
    { count: setAside, words: text.setAside },
  ].filter(({ count }) => count > 0);
  return parts
    .map(({ count, words }, index) => words(index === 0 ? creditWords(count) : String(count)))
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
