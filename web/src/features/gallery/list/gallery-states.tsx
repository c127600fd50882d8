import type { ImageList } from '@likeness/contracts/http/images';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.js';
import { RetryNotice } from '../../../components/retry-notice.js';
import { Notice } from '../../../components/notice.js';
import { SkeletonFrame } from '../../../components/skeleton-frame.js';
import { dateWords } from '../../../lib/date-words.js';
import { type GalleryAddress, isFiltered } from '../address/gallery-address.js';
import * as text from '../messages.js';
import type { GalleryList } from './use-gallery-list.js';

function GalleryLoading({ columns }: { columns: number }) {
  return (
    <div
      role="status"
      aria-label={text.loading}
      className="grid gap-5"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: columns * 2 }, (_, index) => (
        <SkeletonFrame key={index} ratio="square" />
      ))}
    </div>
  );
}

export function GalleryFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <RetryNotice title={text.couldNotLoad} onRetry={onRetry}>
      {reason}
    </RetryNotice>
  );
}

type GalleryEmptyProps = {
  onClear: (() => void) | undefined;
  isUploads: boolean;
};

function GalleryEmpty({ onClear, isUploads }: GalleryEmptyProps) {
  return (
    <div className="crop-marks grid min-h-72 content-center justify-items-center gap-4 px-6 py-10 text-center">
      <div className="grid gap-1">
        <p className="type-h3">{text.noImages}</p>
        <p className="max-w-[42ch] text-ink-2">
          {onClear ? text.noMatch : isUploads ? text.noUploads : text.noPortraits}
        </p>
      </div>
      {onClear ? (
        <Button onClick={onClear}>{text.clearFilters}</Button>
      ) : (
        <Button asChild variant="primary">
          <Link to="/instantid">{text.createMore}</Link>
        </Button>
      )}
    </div>
  );
}

type GalleryStatesProps = {
  list: GalleryList;
  address: GalleryAddress;
  columns: number;
  onClear: () => void;
};

export function GalleryStates({ list, address, columns, onClear }: GalleryStatesProps) {
  const { images, first, pageCount, error, retry } = list;
  if (error) return <GalleryFailed reason={error.message} onRetry={retry} />;
  if (first === undefined) return <GalleryLoading columns={columns} />;
  if (images.length > 0 || address.page > pageCount) return null;
  return (
    <GalleryEmpty
      isUploads={address.origin === 'user_provided'}
      onClear={isFiltered(address) ? onClear : undefined}
    />
  );
}

export function ExpiryNotice({ expiring }: { expiring: ImageList['expiring'] | undefined }) {
  if (!expiring) return null;
  const { count, first_at: from } = expiring;
  return (
    <Notice
      tone="warning"
      title={
        count === 1 ? text.deletedOn(dateWords(from)) : text.deletedFrom(count, dateWords(from))
      }
      action={
        <Button asChild size="sm">
          <Link to="/pricing">{text.seePlans}</Link>
        </Button>
      }
    >
      {text.freeImages}
    </Notice>
  );
}
