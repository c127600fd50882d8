import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { useStore } from '../../../lib/store/use-store.js';
import { useIncomingFiles } from '../../../lib/use-incoming-files.js';
import { StepTitle } from '../../../components/step-title.js';
import { DropZone } from './drop-zone.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { PhotoFrame } from './photo-frame.js';
import { PORTRAIT_WORDING, type PhotoWording } from './photo-wording.js';
import { invalidPhotos, isReading, usablePhotos } from '../../runs/photos/photos-state.js';

type PhotoSectionProps = {
  photos: PhotoBox;
  isLocked: boolean;
  error: string | null;
  /** Why photos that are fine one by one can't be used together. */
  problem: string | null;
  wording?: PhotoWording;
  /** The photos have a column of their own from 1024 px, as high as what stands beside it. */
  hasOwnColumn?: boolean;
};

/**
 * A single photo is shown large: across the column, or as high as the place for the next ones
 * beside it where there is room for both.
 */
const across = '[&_img]:max-h-104 lg:[&_img]:max-h-144';
const besides =
  '@md:grid-cols-[auto_minmax(11rem,1fr)] @md:[&_img]:h-72 @md:[&_img]:w-auto @md:[&_img]:max-w-full';
const besidesUntilWide =
  'max-lg:@md:grid-cols-[auto_minmax(11rem,1fr)] max-lg:@md:[&_img]:h-72 max-lg:@md:[&_img]:w-auto max-lg:@md:[&_img]:max-w-full';

/** The reference photos: where they come in, what each looks like, and what is wrong with them. */
export function PhotoSection({
  photos,
  isLocked,
  error,
  problem,
  wording = PORTRAIT_WORDING,
  hasOwnColumn = false,
}: PhotoSectionProps) {
  const state = useStore(photos);
  const isDragging = useIncomingFiles((files, source) => void photos.add(files, source));
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const invalid = invalidPhotos(state);
  const usable = usablePhotos(state);
  const reading = isReading(state);
  const isAlone = state.photos.length === 1 && invalid.length === 0;
  const fault = invalid.length > 0 && !reading ? wording.invalid : (problem ?? error);

  function remove(keys: string[]) {
    photos.discard(keys);
    // The pressed button is gone: keep the keyboard among the photos.
    const next = list.current?.querySelector<HTMLButtonElement>('button:not([disabled])');
    next?.focus();
  }

  return (
    <section aria-labelledby={`${id}-title`} className="@container flex min-w-0 flex-col gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <StepTitle id={`${id}-title`}>{wording.title}</StepTitle>
        {usable.length > 0 && (
          <p className="text-sm text-ink-2 tabular-nums">
            {usable.length} of {PHOTO_LIMITS.maxFiles}
          </p>
        )}
      </div>
      <div
        className={clsx(
          'grid min-w-0 gap-4',
          state.photos.length === 0 && 'flex-1',
          isAlone && [across, hasOwnColumn ? besidesUntilWide : besides],
        )}
      >
        {state.photos.length > 0 && (
          <ul
            ref={list}
            aria-label="Reference photos"
            className={clsx(
              'grid min-w-0 content-start gap-x-4 gap-y-3',
              !isAlone && 'pt-1 pr-1 grid-cols-[repeat(auto-fill,minmax(min(7rem,28%),1fr))]',
            )}
          >
            {state.photos.map((photo, index) => (
              <PhotoFrame
                key={photo.key}
                photo={photo}
                number={state.photos.length > 1 ? index + 1 : undefined}
                isLocked={isLocked}
                isLarge={isAlone}
                onRemove={() => remove([photo.key])}
              />
            ))}
          </ul>
        )}
        <DropZone
          photos={photos}
          isEmpty={state.photos.length === 0}
          isDragging={isDragging && !isLocked}
          isLocked={isLocked}
          wording={wording}
          describedBy={fault === null ? undefined : `${id}-fault`}
        />
      </div>
      {wording.reminder !== undefined && state.photos.length > 1 && (
        <p className="text-sm text-ink-2">{wording.reminder}</p>
      )}
      <div role="alert" className="grid gap-2 empty:hidden">
        {state.summary.length > 0 && (
          <p className="text-sm text-ink-2">{state.summary.join(' ')}</p>
        )}
        {fault !== null && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
      </div>
      {invalid.length > 0 && !isLocked && (
        <Button
          size="sm"
          className="justify-self-start self-start"
          onClick={() => remove(invalid.map(({ key }) => key))}
        >
          {invalid.length === 1
            ? 'Remove invalid photo'
            : `Remove ${invalid.length} invalid photos`}
        </Button>
      )}
    </section>
  );
}
