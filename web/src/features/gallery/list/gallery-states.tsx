import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { SkeletonFrame } from '../../../components/skeleton-frame.js';
import { isNarrowed, type GalleryAddress } from '../address/gallery-address.js';
import type { GalleryList } from './use-gallery-list.js';

function GalleryLoading({ columns }: { columns: number }) {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="grid gap-5"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: columns * 2 }, (_, index) => (
        <SkeletonFrame key={index} ratio="square" />
      ))}
    </div>
  );
}

type GalleryFailedProps = { reason: string; onRetry: () => void };

export function GalleryFailed({ reason, onRetry }: GalleryFailedProps) {
  return (
    <Notice
      tone="error"
      title="We couldn’t load your images."
      action={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {reason}
    </Notice>
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
        <p className="type-h3">No images found.</p>
        <p className="max-w-[42ch] text-ink-2">
          {onClear
            ? 'Nothing matches your search or filters.'
            : isUploads
              ? 'Photos you upload for portraits are kept here.'
              : 'Portraits you make are kept here.'}
        </p>
      </div>
      {onClear ? (
        <Button onClick={onClear}>Clear filters</Button>
      ) : (
        <Button asChild variant="primary">
          <Link to="/instantid">Create More</Link>
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
      onClear={isNarrowed(address) ? onClear : undefined}
    />
  );
}
