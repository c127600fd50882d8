import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { factsOfSet, type LedgerSet } from './ledger-lines.js';
import { EntryThumbnail, LedgerRow, RowCredits, RowWords } from './ledger-row.js';
import { setReason, setTitle } from './ledger-words.js';

type LedgerSetRowProps = { set: LedgerSet; stored: ReadonlySet<string> };

const isStoredIn = (stored: ReadonlySet<string>, imageId: string | null) =>
  imageId !== null && stored.has(imageId);

export function LedgerSetRow({ set, stored }: LedgerSetRowProps) {
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
