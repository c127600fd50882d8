import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Camera, ClipboardPaste, Images, Upload } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.js';
import { IconButton } from '../../../components/icon-button.js';
import { toasts } from '../../../components/toast-store.js';
import { lateComponent } from '../../../lib/late-component.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { readClipboardPhotos } from './clipboard-photos.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { PHOTO_ACCEPT } from '../../runs/photos/photo-rules.js';
import { usablePhotos } from '../../runs/photos/photos-state.js';
import type { PhotoWording } from './photo-wording.js';

const GalleryPicker = lateComponent(
  async () => (await import('../../pickers/gallery-picker.js')).GalleryPicker,
);
const CameraDialog = lateComponent(
  async () => (await import('../../camera/camera-dialog.js')).CameraDialog,
);

/** The installed app's way to the camera. */
const CAMERA_HASH = 'camera';

/** A phone has a camera at hand and nothing to drop. */
const onPhone = 'md:pointer-fine:hidden';
const notOnPhone = 'max-md:hidden pointer-coarse:hidden';
const squares = {
  md: 'md:pointer-fine:w-11 md:pointer-fine:px-0 md:pointer-fine:[&_svg]:size-5',
  sm: 'md:pointer-fine:w-9 md:pointer-fine:px-0 md:pointer-fine:[&_svg]:size-5',
};

function Guide() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 96 120"
      className="h-30 w-24 fill-none stroke-edge stroke-[1.5] [stroke-linecap:round] max-sm:h-22 max-sm:w-18"
    >
      <path d="M48 22c-14 0-23 11-23 27 0 18 10 33 23 33s23-15 23-33c0-16-9-27-23-27zM6 120c2-17 14-25 29-29M90 120c-2-17-14-25-29-29" />
      <path className="stroke-mark stroke-2" d="M8 50h12M76 50h12M48 4v8" />
    </svg>
  );
}

async function paste(photos: PhotoBox) {
  try {
    const files = await readClipboardPhotos();
    if (files.length > 0) await photos.add(files, 'clipboard');
    else toasts.add('info', 'There is no picture on the clipboard.');
  } catch {
    toasts.add('warning', 'The clipboard could not be read.', 'Please choose a file instead.');
  }
}

type DropZoneProps = {
  photos: PhotoBox;
  isEmpty: boolean;
  isDragging: boolean;
  isLocked: boolean;
  wording: PhotoWording;
  describedBy?: string;
};

/**
 * Crop marks where photos go: drop, choose, paste, photograph, or take from the gallery. Large while
 * empty, small beside or below the photos then.
 */
export function DropZone({
  photos,
  isEmpty,
  isDragging,
  isLocked,
  wording,
  describedBy,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const isMember = useIsMember();
  const isForCamera = useLocation({ select: ({ hash }) => hash === CAMERA_HASH });
  const [source, setSource] = useState<'gallery' | 'camera' | null>(isForCamera ? 'camera' : null);
  const size = isEmpty ? 'md' : 'sm';
  const held = source === 'gallery' ? photos.getState().photos : [];
  const close = () => setSource(null);
  return (
    <div
      className={clsx(
        'crop-marks grid content-center justify-items-center gap-3 bg-well px-4 text-center transition-[padding]',
        isDragging && '[--crop-color:var(--color-mark)] [--crop-length:34px] [--crop-width:3px]',
        isEmpty ? 'min-h-72 py-8' : 'py-5',
      )}
    >
      {isEmpty && <Guide />}
      <p className={isEmpty ? 'type-h3' : 'font-semibold'}>
        {isDragging ? (
          'Let go to add'
        ) : isEmpty ? (
          <>
            <span className={notOnPhone}>{wording.empty}</span>
            <span className={onPhone}>{wording.emptyOnPhone}</span>
          </>
        ) : (
          'Add more photos'
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          size={size}
          disabled={isLocked}
          className="disabled:bg-transparent!"
          aria-describedby={clsx(hint, describedBy)}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden />
          {isEmpty ? 'Choose photos' : 'Choose'}
        </Button>
        {isMember && (
          <Button
            size={size}
            disabled={isLocked}
            className="disabled:bg-transparent!"
            onClick={() => setSource('gallery')}
          >
            <Images aria-hidden />
            Gallery
          </Button>
        )}
        <Button
          size={size}
          disabled={isLocked}
          aria-label="Take a photo"
          title="Take a photo"
          className={clsx('disabled:bg-transparent!', squares[size])}
          onClick={() => setSource('camera')}
        >
          <Camera aria-hidden />
          <span className={onPhone}>Take a photo</span>
        </Button>
        <IconButton
          size={size}
          variant="secondary"
          label="Paste from clipboard"
          disabled={isLocked}
          className="disabled:bg-transparent!"
          onClick={() => void paste(photos)}
        >
          <ClipboardPaste aria-hidden />
        </IconButton>
      </div>
      <p id={hint} className="max-w-[36ch] text-sm text-ink-2">
        PNG, JPEG or GIF, up to 10 MB each.
        {isEmpty && ` ${wording.advice}`}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={PHOTO_ACCEPT}
        aria-label="Photos to upload"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Choosing the same file again after removing it must count as a change.
          event.target.value = '';
          void photos.add(files, 'picker');
        }}
      />
      <Suspense>
        {source === 'gallery' && (
          <GalleryPicker
            open
            onClose={close}
            room={PHOTO_LIMITS.maxFiles - usablePhotos({ photos: held }).length}
            taken={held.flatMap(({ uploadId }) => uploadId ?? [])}
            onPick={(images) => void photos.addStored(images)}
          />
        )}
        {source === 'camera' && (
          <CameraDialog
            open
            onClose={close}
            onCapture={(photo) => void photos.add([photo], 'camera')}
          />
        )}
      </Suspense>
    </div>
  );
}
