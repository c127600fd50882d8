import type { LedgerEntry } from '@likeness/contracts/http/payments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '../../../components/button.js';
import { SettingsSection } from '../settings-section.js';
import { ledgerQuery } from './ledger-query.js';
import { isCut, isSet, ledgerLines, type LedgerLine } from './ledger-lines.js';
import { LedgerRow } from './ledger-row.js';
import { LedgerSetRow } from './ledger-set-row.js';
import { creditWords } from '../../../lib/credit-words.js';
import { storedImages } from './ledger-words.js';
import * as text from './messages/en.js';

export function CreditHistory() {
  const ledger = useInfiniteQuery(ledgerQuery);
  const entries = ledger.data?.pages.flatMap((page) => page.entries) ?? [];
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = ledger;
  const lines = ledgerLines(entries);
  // A set that continues on the next page appears once that page has loaded or failed.
  const isWhole = (line: LedgerLine) => !isSet(line) || !isCut(line, entries);
  const shown = hasNextPage && !ledger.isFetchNextPageError ? lines.filter(isWhole) : lines;
  const lacksRest = shown.length < lines.length;

  useEffect(() => {
    if (lacksRest && !isFetchingNextPage) void fetchNextPage();
  }, [lacksRest, isFetchingNextPage, fetchNextPage]);

  const { held = 0, owed = 0 } = ledger.data?.pages[0] ?? {};
  return (
    <div id="credits">
      <SettingsSection title={text.title} lead={text.lead}>
        <div className="grid justify-items-start gap-5">
          {held > 0 && <p>{text.heldCredits(creditWords(held))}</p>}
          {owed > 0 && <p>{text.owedCredits(creditWords(owed))}</p>}
          <div role="status" className="w-full empty:hidden">
            {ledger.isPending && <LedgerSkeleton />}
            {ledger.data && entries.length === 0 && <p>{text.nothingYet}</p>}
          </div>
          {ledger.isError && (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>{text.failed}</p>
              <Button onClick={() => void ledger.refetch()}>{text.tryAgain}</Button>
            </div>
          )}
          {shown.length > 0 && <LedgerList lines={shown} entries={entries} />}
          <div className="flex flex-wrap gap-3">
            {hasNextPage && (
              <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {text.showEarlier}
              </Button>
            )}
            <Button asChild>
              <Link to="/pricing" hash="credit-packs">
                {text.buyCredits}
              </Link>
            </Button>
          </div>
        </div>
      </SettingsSection>
    </div>
  );
}

type LedgerListProps = { lines: readonly LedgerLine[]; entries: readonly LedgerEntry[] };

function LedgerList({ lines, entries }: LedgerListProps) {
  const stored = storedImages(entries);
  return (
    <ol className="w-full border-b border-line">
      {lines.map((line) =>
        isSet(line) ? (
          <LedgerSetRow key={line.id} set={line} stored={stored} />
        ) : (
          <LedgerRow
            key={line.id}
            entry={line}
            isStored={line.image_id !== null && stored.has(line.image_id)}
          />
        ),
      )}
    </ol>
  );
}

function LedgerSkeleton() {
  return (
    <>
      <span className="sr-only">{text.loading}</span>
      {[0, 1, 2].map((line) => (
        <span key={line} aria-hidden className="flex items-center gap-4 border-t border-line py-3">
          <span className="size-12 rounded-frame bg-well" />
          <span className="h-3 w-1/2 rounded-[3px] bg-well" />
        </span>
      ))}
    </>
  );
}
