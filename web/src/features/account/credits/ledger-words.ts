import type { LedgerEntry } from '@likeness/contracts/http/payments';
import { creditWords } from '../../../lib/credit-words.js';
import { money } from '../../../lib/money.js';
import { packName } from '../../../lib/pack-name.js';
import * as text from './messages.js';

type Purpose = NonNullable<LedgerEntry['purpose']>;

const WHAT: Record<Purpose, string> = {
  portrait: text.aPortrait,
  'multi-reference': text.aPicture,
  'watermark-removal': text.aRemoval,
  enlargement: text.aLargeFile,
};

export function entryTitle({ kind, purpose, purchase }: LedgerEntry): string {
  const what = purpose === null ? text.anImage : WHAT[purpose];
  switch (kind) {
    case 'purchase':
      return purchase ? text.bought(packName(purchase.name)) : text.boughtCredits;
    case 'hold':
      return text.heldFor(what);
    case 'capture':
      return text.chargedFor(what);
    case 'release':
      return text.releasedFor(what);
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

export type LedgerSet = { id: string; entries: readonly LedgerEntry[] };

export type LedgerLine = LedgerEntry | LedgerSet;

type SetFacts = {
  images: number;
  charged: number;
  givenBack: number;
  setAside: number;
};

export function isSet(line: LedgerLine): line is LedgerSet {
  return 'entries' in line;
}

/** Newest first. A set appears at the position of its newest entry. */
export function ledgerLines(entries: readonly LedgerEntry[]): LedgerLine[] {
  const placed = new Set<string>();
  return entries.flatMap((entry): LedgerLine[] => {
    const id = entry.group_id;
    if (id === null) return [entry];
    if (placed.has(id)) return [];
    placed.add(id);
    return [{ id, entries: entries.filter(({ group_id }) => group_id === id) }];
  });
}

/** Older entries of a set are adjacent, because all its credits are reserved at once. */
export function isCut({ entries }: LedgerSet, loaded: readonly LedgerEntry[]): boolean {
  if (entries.at(-1)?.id === loaded.at(-1)?.id) return true;
  const held = new Set(entries.flatMap(({ kind, hold_id }) => (kind === 'hold' ? hold_id : [])));
  return entries.some(({ hold_id }) => !held.has(hold_id));
}

/** Leaves out a set that continues on a page that has not loaded. */
export function wholeLines(entries: readonly LedgerEntry[], hasMore: boolean): LedgerLine[] {
  const lines = ledgerLines(entries);
  return hasMore ? lines.filter((line) => !isSet(line) || !isCut(line, entries)) : lines;
}

export function factsOfSet({ entries }: LedgerSet): SetFacts {
  const creditsOf = (kind: LedgerEntry['kind']) => {
    const ended = new Set(entries.flatMap((entry) => (entry.kind === kind ? entry.hold_id : [])));
    return entries
      .filter((entry) => entry.kind === 'hold' && ended.has(entry.hold_id))
      .reduce((sum, { credits }) => sum - credits, 0);
  };
  const [all, charged, givenBack] = [creditsOf('hold'), creditsOf('capture'), creditsOf('release')];
  return {
    images: entries.filter(({ kind }) => kind === 'hold').length,
    charged,
    givenBack,
    setAside: all - charged - givenBack,
  };
}
