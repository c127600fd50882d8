import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.js';
import { useSession } from '../../../lib/session/use-session.js';
import { ledgerQuery } from '../../account/credits/ledger-query.js';
import { LedgerRow } from '../../account/credits/ledger-row.js';
import { creditWords } from '../../../lib/credit-words.js';
import { storedImages } from '../../account/credits/ledger-words.js';
import * as text from './messages/en.js';
import { Panel } from './panel.js';

const LINES = 4;

export function CreditsPanel() {
  const { user } = useSession();
  const { data, isError, refetch } = useInfiniteQuery(ledgerQuery);
  const entries = data?.pages[0]?.entries ?? [];
  const held = data?.pages[0]?.held ?? 0;
  const stored = storedImages(entries);
  return (
    <Panel
      title={text.credits}
      more={
        <Link to="/account" hash="credits" className="link text-sm">
          {text.creditHistory}
        </Link>
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="type-figure">{user?.credits ?? 0}</span>
        <span className="text-ink-2">
          {held > 0
            ? text.unitAndHeld(user?.credits ?? 0, creditWords(held))
            : text.unit(user?.credits ?? 0)}
        </span>
      </p>
      {isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{text.noHistory}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {text.tryAgain}
          </Button>
        </div>
      )}
      {entries.length > 0 && (
        <ol>
          {entries.slice(0, LINES).map((entry) => (
            <LedgerRow
              key={entry.id}
              entry={entry}
              isStored={entry.image_id !== null && stored.has(entry.image_id)}
            />
          ))}
        </ol>
      )}
      {data && entries.length === 0 && <p className="text-ink-2">{text.noEntries}</p>}
    </Panel>
  );
}
