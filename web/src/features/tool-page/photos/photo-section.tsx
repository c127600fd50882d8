import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { useStore } from '../../../lib/store/store.js';
import { useIncomingFiles } from '../../../lib/use-incoming-files.js';
import { StepTitle } from '../../../components/step-title.js';
import { DropZone } from './drop-zone.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { PhotoFrame } from './photo-frame.js';
import type { PhotoComparison } from '../tool/photo-comparison-query.js';
import { PORTRAIT_WORDING, type PhotoWording } from './photo-wording.js';
import {
  invalidPhotos,
  isReading,
  usablePhotos,
  type Photo,
  type PhotosState,
} from '../../runs/photos/photos-state.js';
import * as text from '../messages.js';

type PhotoSectionProps = {
  photos: PhotoBox;
  isLocked: boolean;
  error: string | null;
  comparison: PhotoComparison;
  wording?: PhotoWording;
  /** In a column of its own from 1024 px, as high as its neighbor. */
  hasOwnColumn?: boolean;
};

/** A single photo is large: across the column, or beside the drop zone where both fit. */
const across = '[&_img]:max-h-104 lg:[&_img]:max-h-144';
const besides =
  '@md:grid-cols-[auto_minmax(11rem,1fr)] @md:[&_img]:h-72 @md:[&_img]:w-auto @md:[&_img]:max-w-full';
const besidesUntilWide =
  'max-lg:@md:grid-cols-[auto_minmax(11rem,1fr)] max-lg:@md:[&_img]:h-72 max-lg:@md:[&_img]:w-auto max-lg:@md:[&_img]:max-w-full';

export function PhotoSection({
  photos,
  isLocked,
  error,
  comparison: { problem, strangers, best, keepsBackground },
  wording = PORTRAIT_WORDING,
  hasOwnColumn = false,
}: PhotoSectionProps) {
  const state = useStore(photos);
  const isDragging = useIncomingFiles((files, source) => void photos.add(files, source));
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const invalid = invalidPhotos(state);
  const isEmpty = state.photos.length === 0;
  const isAlone = state.photos.length === 1 && invalid.length === 0;
  const fault = invalid.length > 0 && !isReading(state) ? wording.invalid : (problem ?? error);

  /** The clicked button is gone: keep the focus among the photos. */
  const focusPhotos = () =>
    section.current?.querySelector<HTMLButtonElement>('ul button:not([disabled])')?.focus();

  function replace({ key }: Photo, file: File) {
    void photos.replace(key, file);
    focusPhotos();
  }

  function remove(removed: readonly Photo[]) {
    photos.discard(removed.map(({ key }) => key));
    focusPhotos();
  }

  return (
    <section
      ref={section}
      aria-labelledby={`${id}-title`}
      className="@container flex min-w-0 flex-col gap-4"
    >
      <div className="flex items-baseline justify-between gap-4">
        <StepTitle id={`${id}-title`}>{wording.title}</StepTitle>
        <Count count={usablePhotos(state).length} />
      </div>
      <div
        className={clsx(
          'grid min-w-0 gap-4',
          isEmpty && 'flex-1',
          isAlone && [across, hasOwnColumn ? besidesUntilWide : besides],
        )}
      >
        {!isEmpty && (
          <PhotoList
            {...{ state, strangers, best, keepsBackground, isAlone, isLocked }}
            onRemove={remove}
            onReplace={replace}
          />
        )}
        <DropZone
          photos={photos}
          isEmpty={isEmpty}
          isDragging={isDragging && !isLocked}
          isLocked={isLocked}
          wording={wording}
          describedBy={fault === null ? undefined : `${id}-fault`}
        />
      </div>
      {wording.reminder !== undefined && state.photos.length > 1 && (
        <p className="text-sm text-ink-2">{wording.reminder}</p>
      )}
      <Faults id={`${id}-fault`} summary={state.summary} fault={fault} />
      {!isLocked && <RemoveInvalid invalid={invalid} onRemove={remove} />}
    </section>
  );
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="text-sm text-ink-2 tabular-nums">{text.countOf(count, PHOTO_LIMITS.maxFiles)}</p>
  );
}

type PhotoListProps = Pick<PhotoComparison, 'strangers' | 'best' | 'keepsBackground'> & {
  state: PhotosState;
  isAlone: boolean;
  isLocked: boolean;
  onRemove: (removed: readonly Photo[]) => void;
  onReplace: (photo: Photo, file: File) => void;
};

function PhotoList({
  state: { photos },
  strangers,
  best,
  keepsBackground,
  isAlone,
  isLocked,
  onRemove,
  onReplace,
}: PhotoListProps) {
  return (
    <ul
      aria-label={text.referencePhotos}
      className={clsx(
        'grid min-w-0 content-start gap-x-4 gap-y-3',
        !isAlone && 'pt-1 pr-1 grid-cols-[repeat(auto-fill,minmax(min(7rem,28%),1fr))]',
      )}
    >
      {photos.map((photo, index) => (
        <PhotoFrame
          key={photo.key}
          photo={photo.key === keepsBackground ? withAdvice(photo) : photo}
          number={photos.length > 1 ? index + 1 : undefined}
          isLocked={isLocked}
          isLarge={isAlone}
          isStranger={strangers.includes(photo.key)}
          isBest={photo.key === best}
          onRemove={() => onRemove([photo])}
          onReplace={(file) => onReplace(photo, file)}
        />
      ))}
    </ul>
  );
}

/** Advice from the upload comes first: a photo has one. */
function withAdvice(photo: Photo): Photo {
  return { ...photo, advice: photo.advice ?? 'background' };
}

type FaultsProps = { id: string; summary: readonly string[]; fault: string | null };

function Faults({ id, summary, fault }: FaultsProps) {
  return (
    <div role="alert" className="grid gap-2 empty:hidden">
      {summary.length > 0 && <p className="text-sm text-ink-2">{summary.join(' ')}</p>}
      {fault !== null && <FieldError id={id}>{fault}</FieldError>}
    </div>
  );
}

type RemoveInvalidProps = {
  invalid: readonly Photo[];
  onRemove: (removed: readonly Photo[]) => void;
};

function RemoveInvalid({ invalid, onRemove }: RemoveInvalidProps) {
  if (invalid.length === 0) return null;
  return (
    <Button size="sm" className="justify-self-start self-start" onClick={() => onRemove(invalid)}>
      {text.removeInvalid(invalid.length)}
    </Button>
  );
}
