import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.js';
import { SettingsSection } from '../settings/settings-section.js';
import { ledgerQuery } from './ledger-query.js';
import { LedgerRow } from './ledger-row.js';
import { creditWords, storedImages } from './ledger-words.js';

/** Every change of the person's credits, each with its image or purchase. */
export function CreditHistory() {
  const ledger = useInfiniteQuery(ledgerQuery);
  const entries = ledger.data?.pages.flatMap((page) => page.entries) ?? [];
  const stored = storedImages(entries);
  const held = ledger.data?.pages[0]?.held ?? 0;
  return (
    <div id="credits">
      <SettingsSection
        title="Credit history"
        lead="Credits are set aside when an image is accepted, charged when it is stored, and given back when it is not made."
      >
        <div className="grid justify-items-start gap-5">
          {held > 0 && <p>{creditWords(held)} set aside for images under way.</p>}
          <div role="status" className="w-full empty:hidden">
            {ledger.isPending && <LedgerSkeleton />}
            {ledger.data && entries.length === 0 && (
              <p>Nothing yet. What you buy and what you spend will be listed here.</p>
            )}
          </div>
          {ledger.isError && (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>The credit history could not be loaded.</p>
              <Button onClick={() => void ledger.refetch()}>Try again</Button>
            </div>
          )}
          {entries.length > 0 && (
            <ol className="w-full">
              {entries.map((entry) => (
                <LedgerRow
                  key={entry.id}
                  entry={entry}
                  isStored={entry.image_id !== null && stored.has(entry.image_id)}
                />
              ))}
            </ol>
          )}
          <div className="flex flex-wrap gap-3">
            {ledger.hasNextPage && (
              <Button busy={ledger.isFetchingNextPage} onClick={() => void ledger.fetchNextPage()}>
                Show earlier entries
              </Button>
            )}
            <Button asChild>
              <Link to="/pricing" hash="credit-packs">
                Buy credits
              </Link>
            </Button>
          </div>
        </div>
      </SettingsSection>
    </div>
  );
}

function LedgerSkeleton() {
  return (
    <>
      <span className="sr-only">Loading</span>
      {[0, 1, 2].map((line) => (
        <span key={line} aria-hidden className="flex items-center gap-4 border-t border-line py-3">
          <span className="size-12 rounded-frame bg-well" />
          <span className="h-3 w-1/2 rounded-[3px] bg-well" />
        </span>
      ))}
    </>
  );
}
