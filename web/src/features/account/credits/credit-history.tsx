import type { LedgerEntry } from '@likeness/contracts/http/payments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { RetryNotice } from '../../../components/retry-notice.js';
import { creditWords } from '../../../lib/credit-words.js';
import { SettingsSection } from '../settings-section.js';
import { ledgerQuery } from './ledger-query.js';
import { EntryThumbnail, LedgerRow, RowCredits, RowWords } from './ledger-row.js';
import {
  factsOfSet,
  isSet,
  type LedgerLine,
  ledgerLines,
  type LedgerSet,
  setReason,
  setTitle,
  storedImages,
  wholeLines,
} from './ledger-words.js';
import * as text from './messages.js';

const isStoredIn = (stored: ReadonlySet<string>, imageId: string | null) =>
  imageId !== null && stored.has(imageId);

function LedgerSetRow({ set, stored }: { set: LedgerSet; stored: ReadonlySet<string> }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [newest] = set.entries;
  if (!newest) return null;
  const facts = factsOfSet(set);
  const picture = set.entries.find(({ image_id }) => isStoredIn(stored, image_id));
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-4 py-3 text-left hover:bg-ink/4 max-sm:gap-x-3"
      >
        <EntryThumbnail imageId={picture?.image_id ?? null} alt="" />
        <RowWords
          title={setTitle(newest.purpose ?? 'portrait', facts.images)}
          reason={setReason(facts)}
          time={newest.created_at}
        />
        <RowCredits
          credits={set.entries.reduce((sum, { credits }) => sum + credits, 0)}
          balance={newest.balance}
        />
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className={clsx(
            'size-5 text-ink-2 transition-[rotate] duration-[220ms]',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      <ol id={id} hidden={!isOpen} className="pl-4 sm:pl-16">
        {isOpen &&
          set.entries.map((entry) => (
            <LedgerRow key={entry.id} entry={entry} isStored={isStoredIn(stored, entry.image_id)} />
          ))}
      </ol>
    </li>
  );
}

export function CreditHistory() {
  const ledger = useInfiniteQuery(ledgerQuery);
  const entries = ledger.data?.pages.flatMap((page) => page.entries) ?? [];
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = ledger;
  // A set that continues on the next page appears once that page has loaded or failed.
  const shown = wholeLines(entries, hasNextPage && !ledger.isFetchNextPageError);
  const lacksRest = shown.length < ledgerLines(entries).length;

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
            <RetryNotice title={text.failed} onRetry={() => void ledger.refetch()} />
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

export function LedgerList({ lines, entries }: LedgerListProps) {
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
