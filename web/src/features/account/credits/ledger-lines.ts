import type { LedgerEntry } from '@likeness/contracts/http/payments';

export type LedgerSet = { id: string; entries: readonly LedgerEntry[] };

export type LedgerLine = LedgerEntry | LedgerSet;

export type SetFacts = {
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
