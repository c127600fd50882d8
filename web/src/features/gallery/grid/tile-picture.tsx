import type { Image } from '@likeness/contracts/http/images';
import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Spinner } from '../../../components/spinner.js';
import { displayUrl } from '../../../lib/api/image-url.js';
import { isClear } from '../../../lib/images/is-clear.js';
import { placeholderPicture } from '../../../lib/images/placeholder-picture.js';
import * as text from '../messages/en.js';
import { isFastScroll, type ScrollPoint } from './fast-scroll.js';

/** In ms: a longer gap between scroll events means that scrolling has stopped. */
const REST_MS = 120;

const listeners = new Set<() => void>();
let isScrollingFast = false;
let last: ScrollPoint | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

function set(next: boolean) {
  if (isScrollingFast === next) return;
  isScrollingFast = next;
  for (const listener of listeners) listener();
}

function onScroll({ timeStamp }: Event) {
  const now = { y: window.scrollY, at: timeStamp };
  if (last) set(isFastScroll(last, now, window.innerHeight));
  last = now;
  clearTimeout(rest);
  rest = setTimeout(() => set(false), REST_MS);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    last = { y: window.scrollY, at: performance.now() };
    window.addEventListener('scroll', onScroll, { passive: true });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('scroll', onScroll);
    clearTimeout(rest);
    isScrollingFast = false;
  };
}

/** False while a new tile scrolls past too fast to see, then true permanently. */
function useIsWorthLoading(): boolean {
  const [wasSeen, setSeen] = useState(false);
  const isPassing = useSyncExternalStore(
    subscribe,
    () => isScrollingFast && !wasSeen,
    () => false,
  );
  if (!isPassing && !wasSeen) setSeen(true);
  return !isPassing;
}

export type PictureState = 'loading' | 'shown' | 'unavailable';

type TilePictureProps = {
  image: Image;
  width: number;
  height: number;
  state: PictureState;
  onState: (state: PictureState) => void;
};

/** Requests the picture only after the tile has been visible for a while. */
export function TilePicture({ image, width, height, state, onState }: TilePictureProps) {
  const src = displayUrl(image, 512);
  const isWorthLoading = useIsWorthLoading();
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
