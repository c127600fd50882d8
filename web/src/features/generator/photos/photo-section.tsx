import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { useId, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { useStore } from '../../../lib/store/use-store.js';
import { StepTitle } from '../form/step-title.js';
import { DropZone } from './drop-zone.js';
import { PhotoFrame } from './photo-frame.js';
import type { PhotoBox } from './photo-box.js';
import { PORTRAIT_WORDING, type PhotoWording } from './photo-wording.js';
import { invalidPhotos, isReading } from './photos-state.js';
import { useIncomingPhotos } from './use-incoming-photos.js';

type PhotoSectionProps = {
  photos: PhotoBox;
  isLocked: boolean;
  error: string | null;
  /** Number of the step in a numbered form. */
  step?: number;
  wording?: PhotoWording;
};

/** The reference photos: where they come in, what each looks like, and what is wrong with them. */
export function PhotoSection({
  photos,
  isLocked,
  error,
  step,
  wording = PORTRAIT_WORDING,
}: PhotoSectionProps) {
  const state = useStore(photos);
  const isDragging = useIncomingPhotos(photos);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const invalid = invalidPhotos(state);
  const reading = isReading(state);
  const fault = invalid.length > 0 && !reading ? wording.invalid : error;

  function remove(keys: string[]) {
    photos.remove(keys);
    // The pressed button is gone: keep the keyboard among the photos.
    const next = list.current?.querySelector<HTMLButtonElement>('button:not([disabled])');
    next?.focus();
  }

  return (
    <section aria-labelledby={`${id}-title`} className="flex min-w-0 flex-col gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <StepTitle id={`${id}-title`} step={step}>
          {wording.title}
        </StepTitle>
        {state.photos.length > 0 && (
          <p className="text-sm text-ink-2 tabular-nums">
            {state.photos.length} of {PHOTO_LIMITS.maxFiles}
          </p>
        )}
      </div>
      <DropZone
        photos={photos}
        isEmpty={state.photos.length === 0}
        isDragging={isDragging && !isLocked}
        isLocked={isLocked}
        wording={wording}
        describedBy={fault === null ? undefined : `${id}-fault`}
      />
      {state.photos.length > 0 && (
        <ul
          ref={list}
          aria-label="Reference photos"
          className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-4 gap-y-3 pt-1 pr-1"
        >
          {state.photos.map((photo) => (
            <PhotoFrame
              key={photo.key}
              photo={photo}
              isLocked={isLocked}
              onRemove={() => remove([photo.key])}
            />
          ))}
        </ul>
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
