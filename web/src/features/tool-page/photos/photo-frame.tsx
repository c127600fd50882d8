import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { Frame } from '../../../components/frame.js';
import { Spinner } from '../../../components/spinner.js';
import { StrikeMark } from '../../../components/strike-mark.js';
import { uploadPreviewUrl } from '../../../lib/api/image-url.js';
import { PHOTO_ADVICE } from './photo-wording.js';
import type { Photo } from '../../runs/photos/photos-state.js';

type PhotoFrameProps = {
  photo: Photo;
  /** Its place among several, by which messages and prompts name it. */
  number?: number;
  isLocked: boolean;
  /** The only photo: shown whole, in its own proportions. */
  isLarge?: boolean;
  onRemove: () => void;
};

/** What a photo is waiting for; null for one that waits for nothing. */
function waitingWords({ status, sentPercent }: Photo): string | null {
  if (status === 'checking') return 'Reading';
  if (status !== 'sending') return null;
  if (sentPercent >= 100) return 'Checking';
  return sentPercent > 0 ? `Sending ${sentPercent} %` : 'Sending';
}

/** Characters of a reason that still read well under a small frame; a longer one stands beside it. */
const SHORT_REASON = 36;

/** A reference photo; one that can't be used is struck, with the reason in words. */
export function PhotoFrame({
  photo,
  number,
  isLocked,
  isLarge = false,
  onRemove,
}: PhotoFrameProps) {
  const { name, file, status, problem, advice, uploadId, isTurned } = photo;
  // The browser has the file as it was taken; the server keeps the photo upright.
  const previewUrl = isTurned && uploadId !== null ? uploadPreviewUrl(uploadId) : photo.previewUrl;
  const isInvalid = status === 'invalid';
  const advised = status === 'stored' && advice !== null ? PHOTO_ADVICE[advice] : null;
  const isWide = !isLarge && ((problem ?? advised)?.length ?? 0) > SHORT_REASON;
  const words = waitingWords(photo);
  return (
    <li className={clsx('min-w-0', isWide && 'col-span-full flex items-center gap-4')}>
      <div
        className={clsx(
          'relative',
          isWide && 'w-22 flex-none',
          isInvalid && '[&_img]:brightness-85 [&_img]:contrast-80 [&_img]:grayscale',
        )}
      >
        <Frame
          src={previewUrl ?? undefined}
          alt={`Reference photo: ${name}`}
          ratio={isLarge ? 'own' : 'square'}
          eager
        >
          {isInvalid && <StrikeMark />}
          {words !== null && (
            <span className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1.5 rounded-b-frame bg-paper/90 py-1 text-ink">
              <Spinner className="size-3.5" />
              <span className="type-data">{words}</span>
            </span>
          )}
        </Frame>
        {!isLocked && (
          <button
            type="button"
            aria-label={`Remove ${name}`}
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
          {name}
        </p>
        {status === 'stored' && file !== null && (
          <p className="type-data flex items-center gap-1 text-success">
            <Check aria-hidden className="size-3.5" />
            {isTurned ? 'Checked, turned upright' : 'Checked'}
          </p>
        )}
        {advised !== null && <p className="text-sm text-ink-2">{advised}</p>}
        {problem !== null && (
          <p className={clsx('font-semibold text-danger', isWide ? 'text-sm' : 'type-data')}>
            {problem}
          </p>
        )}
      </div>
    </li>
  );
}
