import type { LedgerEntry } from '@likeness/contracts/http/payments';
import { Coins } from 'lucide-react';
import { useEffect, useState } from 'react';
import { displayUrl } from '../../../lib/api/image-url.js';
import { momentWords } from '../../../lib/date-words.js';
import { useAnotherTry } from '../../../lib/use-another-try.js';
import { entryReason, entryTitle, signed } from './ledger-words.js';
import * as text from './messages.js';

export function LedgerRow({ entry, isStored }: { entry: LedgerEntry; isStored: boolean }) {
  const title = entryTitle(entry);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3 max-sm:gap-x-3">
      <EntryPicture imageId={entry.image_id} isStored={isStored} title={title} />
      <RowWords title={title} reason={entryReason(entry)} time={entry.created_at} />
      <RowCredits credits={entry.credits} balance={entry.balance} />
    </li>
  );
}

type RowWordsProps = { title: string; reason: string | null; time: string };

export function RowWords({ title, reason, time }: RowWordsProps) {
  return (
    <span className="block min-w-0">
      <span data-title className="block font-semibold">
        {title}
      </span>
      <span className="block text-sm text-ink-2">{reason}</span>
      <time dateTime={time} className="type-data text-ink-3">
        {momentWords(time)}
      </time>
    </span>
  );
}

export function RowCredits({ credits, balance }: { credits: number; balance: number }) {
  return (
    <span className="grid justify-items-end tabular-nums">
      <span className="type-h4">
        {signed(credits)}
        <span className="sr-only">{text.creditsAfter}</span>
      </span>
      <span className="type-data text-ink-3">{text.left(balance)}</span>
    </span>
  );
}

const box = 'relative grid size-12 flex-none place-items-center rounded-frame bg-well text-ink-3';

export function EntryThumbnail({ imageId, alt }: { imageId: string | null; alt: string }) {
  const { isShown, onError } = usePatientPicture();
  return (
    <span className={box}>
      {imageId !== null && isShown && (
        <img
          src={displayUrl({ url: `images/${imageId}/file` }, 256)}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={onError}
          className="size-full rounded-[inherit] object-cover"
        />
      )}
    </span>
  );
}

type EntryPictureProps = { imageId: string | null; isStored: boolean; title: string };

function EntryPicture({ imageId, isStored, title }: EntryPictureProps) {
  if (imageId === null) {
    return (
      <span className={box}>
        <Coins aria-hidden className="size-5" strokeWidth={1.5} />
      </span>
    );
  }
  if (!isStored) return <EntryThumbnail imageId={null} alt="" />;
  return (
    <a
      href={displayUrl({ url: `images/${imageId}/file` }, 1024)}
      target="_blank"
      rel="noreferrer"
      aria-label={text.imageOf(title)}
      className="rounded-frame"
    >
      <EntryThumbnail imageId={imageId} alt="" />
    </a>
  );
}

/** In ms: an image becomes visible moments after its charge. */
const WAITS_MS = [1_000, 4_000, 15_000];

function usePatientPicture() {
  const [failures, setFailures] = useState(0);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    const wait = WAITS_MS[failures - 1];
    if (!isWaiting || wait === undefined) return;
    const timer = setTimeout(() => setWaiting(false), wait);
    return () => clearTimeout(timer);
  }, [failures, isWaiting]);

  useAnotherTry(isWaiting, () => setWaiting(false));

  return {
    isShown: !isWaiting,
    onError: () => {
      setFailures(failures + 1);
      setWaiting(true);
    },
  };
}
