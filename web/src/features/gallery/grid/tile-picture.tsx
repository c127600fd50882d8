import type { Image } from '@likeness/contracts/http/images';
import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Spinner } from '../../../components/button.js';
import { displayUrl } from '../../../lib/api/image-url.js';
import { isClear } from '../../../lib/images/image-view.js';
import { placeholderPicture } from '../../../lib/images/placeholder-picture.js';
import * as text from '../messages.js';

/** In ms: a tile that crosses the window faster isn't visible long enough. */
const GLANCE_MS = 250;

/** False for a moment for a tile that appears while the page scrolls. */
function useIsWorthLoading(isScrolling: () => boolean): boolean {
  const [isSeen, setSeen] = useState(() => !isScrolling());
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), GLANCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSeen;
}

export type PictureState = 'loading' | 'shown' | 'unavailable';

type TilePictureProps = {
  image: Image;
  width: number;
  height: number;
  state: PictureState;
  isScrolling: () => boolean;
  onState: (state: PictureState) => void;
};

/** Doesn't request pictures of tiles that scroll past. */
export function TilePicture({
  image,
  width,
  height,
  state,
  isScrolling,
  onState,
}: TilePictureProps) {
  const src = displayUrl(image, 512);
  const isWorthLoading = useIsWorthLoading(isScrolling);
  // A transparent picture would show the placeholder through.
  const blurred = state === 'shown' ? undefined : placeholderPicture(image.placeholder);

  if (state === 'unavailable') {
    return (
      <span
        style={{ height }}
        className="grid place-content-center justify-items-center gap-1 rounded-frame bg-well text-center text-ink-2"
      >
        <ImageOff aria-hidden className="size-5" strokeWidth={1.5} />
        <span className="type-data">{text.imageUnavailable}</span>
      </span>
    );
  }
  return (
    <span
      style={{ height, ...(blurred !== undefined && { backgroundImage: `url(${blurred})` }) }}
      className="relative block overflow-hidden rounded-frame bg-well bg-cover bg-center"
    >
      {isWorthLoading && state === 'loading' && (
        <span className="absolute inset-0 grid animate-late place-content-center justify-items-center gap-1 text-ink-2">
          <Spinner />
          <span className={clsx('type-data', blurred !== undefined && 'sr-only')}>
            {text.loading}
          </span>
        </span>
      )}
      {isWorthLoading && (
        <img
          src={src}
          srcSet={`${displayUrl(image, 256)} 256w, ${src} 512w, ${displayUrl(image, 1024)} 1024w`}
          sizes={`${Math.round(width)}px`}
          alt=""
          draggable={false}
          decoding="async"
          onLoad={() => onState('shown')}
          onError={() => onState('unavailable')}
          className={clsx(
            'absolute inset-0 size-full object-cover outline -outline-offset-1 outline-ink/11 transition-opacity duration-200',
            state === 'loading' && 'opacity-0',
            isClear(image) && 'checkered',
          )}
        />
      )}
    </span>
  );
}
