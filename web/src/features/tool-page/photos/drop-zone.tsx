import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { lateComponent } from '../../../lib/late-component.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { usablePhotos } from '../../runs/photos/photos-state.js';
import type { PhotoWording } from './photo-wording.js';
import { onPhone, SourceButtons, type Source } from './source-buttons.js';
import * as text from '../messages.js';

const GalleryPicker = lateComponent(
  async () => (await import('../../pickers/gallery-picker.js')).GalleryPicker,
);
const CameraDialog = lateComponent(
  async () => (await import('../../camera/camera-dialog.js')).CameraDialog,
);

/** The address hash of the installed app's camera shortcut. */
const CAMERA_HASH = 'camera';

const notOnPhone = 'max-md:hidden pointer-coarse:hidden';

type DropZoneProps = {
  photos: PhotoBox;
  isEmpty: boolean;
  isDragging: boolean;
  isLocked: boolean;
  wording: PhotoWording;
  describedBy?: string;
};

/** Drop, choose, paste, photograph, or pick from the gallery. Large while empty. */
export function DropZone({
  photos,
  isEmpty,
  isDragging,
  isLocked,
  wording,
  describedBy,
}: DropZoneProps) {
  const hint = useId();
  const isForCamera = useLocation({ select: ({ hash }) => hash === CAMERA_HASH });
  const [source, setSource] = useState<Source | null>(isForCamera ? 'camera' : null);
  return (
    <div
      className={clsx(
        'crop-marks grid content-center justify-items-center gap-3 bg-well px-4 text-center transition-[padding]',
        isDragging && '[--crop-color:var(--color-mark)] [--crop-length:34px] [--crop-width:3px]',
        isEmpty ? 'min-h-72 py-8' : 'py-5',
      )}
    >
      <p className={isEmpty ? 'type-h3' : 'font-semibold'}>
        {isDragging ? (
          text.letGo
        ) : isEmpty ? (
          <>
            <span className={notOnPhone}>{wording.empty}</span>
            <span className={onPhone}>{wording.emptyOnPhone}</span>
          </>
        ) : (
          text.addMorePhotos
        )}
      </p>
      <SourceButtons
        {...{ photos, isEmpty, isLocked }}
        describedBy={clsx(hint, describedBy)}
        onSource={setSource}
      />
      <p id={hint} className="max-w-[36ch] text-sm text-ink-2">
        {isEmpty ? `${text.photoLimits} ${wording.advice}` : text.photoLimits}
      </p>
      {isEmpty && wording.Lessons && <wording.Lessons />}
      <SourceDialog photos={photos} source={source} onClose={() => setSource(null)} />
    </div>
  );
}

type SourceDialogProps = { photos: PhotoBox; source: Source | null; onClose: () => void };

function SourceDialog({ photos, source, onClose }: SourceDialogProps) {
  if (source === null) return null;
  if (source === 'camera') {
    return (
      <CameraDialog onClose={onClose} onCapture={(photo) => void photos.add([photo], 'camera')} />
    );
  }
  const held = photos.getState();
  return (
    <GalleryPicker
      onClose={onClose}
      room={PHOTO_LIMITS.maxFiles - usablePhotos(held).length}
      taken={held.photos.flatMap(({ uploadId }) => uploadId ?? [])}
      onPick={(images) => void photos.addStored(images)}
    />
  );
}
