import type { LedgerEntry } from '@likeness/contracts/http/payments';
import { Coins } from 'lucide-react';
import { displayUrl } from '../../../lib/api/image-url.js';
import { entryReason, entryTitle, signed } from './ledger-words.js';
import { usePatientPicture } from './use-patient-picture.js';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

type LedgerRowProps = { entry: LedgerEntry; isStored: boolean };

/** One entry: its image or a sign for money, what happened, the change and what is left. */
export function LedgerRow({ entry, isStored }: LedgerRowProps) {
  const title = entryTitle(entry);
  const reason = entryReason(entry);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3 last:border-b">
      <EntryPicture imageId={entry.image_id} isStored={isStored} title={title} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-2">{reason}</p>
        <time dateTime={entry.created_at} className="type-data text-ink-3">
          {moment.format(Date.parse(entry.created_at))}
        </time>
      </div>
      <p className="grid justify-items-end tabular-nums">
        <span className="type-h4">
          {signed(entry.credits)}
          <span className="sr-only"> credits</span>
        </span>
        <span className="type-data text-ink-3">{entry.balance} left</span>
      </p>
    </li>
  );
}

type EntryPictureProps = { imageId: string | null; isStored: boolean; title: string };

/** The picture leads to itself; one that is gone or not there yet leaves its place empty. */
function EntryPicture({ imageId, isStored, title }: EntryPictureProps) {
  const { isShown, onError } = usePatientPicture();
  const box = 'relative grid size-12 flex-none place-items-center rounded-frame bg-well text-ink-3';
  if (imageId === null) {
    return (
      <span className={box}>
        <Coins aria-hidden className="size-5" strokeWidth={1.5} />
      </span>
    );
  }
  if (!isShown || !isStored) return <span aria-hidden className={box} />;
  const image = { url: `images/${imageId}/file` };
  return (
    <a href={displayUrl(image, 1024)} target="_blank" rel="noreferrer" className={box}>
      <img
        src={displayUrl(image, 256)}
        alt={`The image: ${title}`}
        loading="lazy"
        decoding="async"
        onError={onError}
        className="size-full rounded-[inherit] object-cover"
      />
    </a>
  );
}
