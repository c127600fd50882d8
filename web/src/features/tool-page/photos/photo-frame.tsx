import { clsx } from 'clsx';
import { Check, Star, X } from 'lucide-react';
import { Frame } from '../../../components/frame.js';
import { Spinner } from '../../../components/button.js';
import { StrikeMark } from '../../../components/strike-mark.js';
import { uploadPreviewUrl } from '../../../lib/api/image-url.js';
import { lateComponent } from '../../../lib/late-component.js';
import { PHOTO_ADVICE } from './photo-wording.js';
import type { Photo } from '../../runs/photos/photos-state.js';
import * as text from '../messages.js';

type PhotoFrameProps = {
  photo: Photo;
  /** Its number in messages and prompts. */
  number?: number;
  isLocked: boolean;
  /** Shown whole, in its own proportions. */
  isLarge: boolean;
  /** It shows another person than the rest. */
  isStranger: boolean;
  /** Of several, the one that a portrait is made from. */
  isBest: boolean;
  onRemove: () => void;
  onReplace: (file: File) => void;
};

const FaceChooser = lateComponent(async () => (await import('./face-chooser.js')).FaceChooser);

/** Null unless the photo is being read, sent or checked. */
function waitingWords({ status, sentPercent }: Photo): string | null {
  if (status === 'checking') return text.reading;
  if (status !== 'sending') return null;
  if (sentPercent >= 100) return text.checking;
  return sentPercent > 0 ? text.sendingPercent(sentPercent) : text.sending;
}

/** In characters; a longer reason is beside the frame, not below it. */
const SHORT_REASON = 36;

/** A reference photo; an invalid one is struck through and says why. */
export function PhotoFrame({
  photo,
  number,
  isLocked,
  isLarge,
  isStranger,
  isBest,
  onRemove,
  onReplace,
}: PhotoFrameProps) {
  const { name, status, problem, advice, file, faces } = photo;
  const advised = status === 'stored' && advice !== null ? PHOTO_ADVICE[advice] : null;
  const isWide = !isLarge && ((problem ?? advised)?.length ?? 0) > SHORT_REASON;
  return (
    <li className={clsx('min-w-0', isWide && 'col-span-full flex items-center gap-4')}>
      <div
        className={clsx(
          'relative',
          isWide && 'w-22 flex-none',
          status === 'invalid' && '[&_img]:brightness-85 [&_img]:contrast-80 [&_img]:grayscale',
        )}
      >
        <Picture {...{ photo, isLarge, isBest }} />
        {!isLocked && (
          <button
            type="button"
            aria-label={text.removePhoto(name)}
            onClick={onRemove}
            className={clsx(
              'absolute grid size-9 place-items-center',
              isLarge ? 'top-0 right-0' : '-top-3 -right-3',
            )}
          >
            <span className="grid size-6 place-items-center rounded-full bg-ink text-page shadow-[0_0_0_2px_var(--color-paper)]">
              <X aria-hidden className="size-3.5" strokeWidth={2.5} />
            </span>
          </button>
        )}
      </div>
      <div className={clsx('min-w-0', !isWide && 'pt-1.5')}>
        <p className="type-data truncate text-ink-2" title={name}>
          {number !== undefined && <span className="text-ink">{number} </span>}
          <span>{name}</span>
        </p>
        {isBest && <p className="type-data font-bold">{text.bestPhoto}</p>}
        {isStranger ? (
          <p className="type-data text-danger">{text.notSamePerson}</p>
        ) : (
          <Checked photo={photo} />
        )}
        {status === 'ready' && photo.isUnsent && (
          <p className="type-data text-warning">{text.notSentYet}</p>
        )}
        {advised !== null && <p className="text-sm text-ink-2">{advised}</p>}
        {problem !== null && (
          <p className={clsx('font-semibold text-danger', isWide ? 'text-sm' : 'type-data')}>
            {problem}
          </p>
        )}
        {faces.length > 0 && file !== null && !isLocked && (
          <FaceChooser file={file} faces={faces} onChoose={onReplace} />
        )}
      </div>
    </li>
  );
}

type PictureProps = { photo: Photo; isLarge: boolean; isBest: boolean };

function Picture({ photo, isLarge, isBest }: PictureProps) {
  const { name, status, uploadId, isTurned, previewUrl } = photo;
  // The browser has the original file; the server keeps the photo upright.
  const url = isTurned && uploadId !== null ? uploadPreviewUrl(uploadId) : previewUrl;
  const words = waitingWords(photo);
  return (
    <Frame
      src={url ?? undefined}
      alt={isBest ? text.bestReferencePhoto(name) : text.referencePhoto(name)}
      ratio={isLarge ? 'own' : 'square'}
      eager
    >
      {status === 'invalid' && <StrikeMark />}
      {isBest && (
        <span className="absolute bottom-1.5 left-1.5 grid size-6 place-items-center rounded-full bg-ink text-page">
          <Star aria-hidden className="size-3.5 fill-current" />
        </span>
      )}
      {words !== null && (
        <span className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1.5 rounded-b-frame bg-paper/90 py-1 text-ink">
          <Spinner className="size-3.5" />
          <span className="type-data">{words}</span>
        </span>
      )}
    </Frame>
  );
}

/** A photo of the gallery has no hash: it was not checked here. */
function Checked({ photo: { status, hash, isTurned } }: { photo: Photo }) {
  if (status !== 'stored' || hash === null) return null;
  return (
    <p className="type-data flex items-center gap-1 text-success">
      <Check aria-hidden className="size-3.5" />
      <span>{isTurned ? text.checkedAndTurned : text.checked}</span>
    </p>
  );
}
