import type { Image } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Heart, ImageOff, RotateCw } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { Button, Spinner } from '../../../components/button.js';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/request.js';
import { isClear } from '../../../lib/images/image-view.js';
import { placeholderPicture } from '../../../lib/images/placeholder-picture.js';
import * as text from '../messages.js';
import type { Picture } from './use-picture.js';
import { usePointers } from './use-pointers.js';
import type { Zoom } from './use-zoom.js';

/** Zoom factor up to which the display size is sharp. */
const SHARP_ABOVE = 1.2;

type StageProps = {
  ref: RefObject<HTMLDivElement | null>;
  image: Image;
  alt: string;
  picture: Picture;
  src: string;
  closeSrc: string;
  zoom: Zoom;
  direction: 1 | -1 | null;
  isLiking: boolean;
  onTurn: (step: 1 | -1) => void;
  onLike?: () => void;
};

export function Stage({
  ref,
  image,
  alt,
  picture,
  src,
  closeSrc,
  zoom,
  direction,
  isLiking,
  onTurn,
  onLike,
}: StageProps) {
  const pointers = usePointers({ zoom, onSwipe: onTurn, onDoubleTap: () => onLike?.() });
  const { scale, x, y } = zoom.view;
  // The full-size file loads at the first zoom and stays.
  const [closeTo, setCloseTo] = useState<string | null>(null);
  if (scale > SHARP_ABOVE && closeTo !== image.id) setCloseTo(image.id);
  // A transparent picture would show the placeholder through.
  const placeholder =
    picture.state === 'loading' ? placeholderPicture(image.placeholder) : undefined;
  return (
    <div
      ref={ref}
      {...pointers}
      className={clsx(
        'relative grid size-full place-items-center overflow-hidden select-none [container-type:size]',
        // Vertical drags scroll the viewer on phones, unless the picture is zoomed.
        zoom.isZoomed ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y',
      )}
    >
      {picture.state === 'failed' ? (
        <PictureFault image={image} onRetry={picture.retry} />
      ) : (
        <div
          key={image.id}
          className={clsx(
            'relative bg-well bg-cover bg-center',
            direction === 1 && 'motion-safe:animate-turn-next',
            direction === -1 && 'motion-safe:animate-turn-back',
          )}
          style={{
            width: `min(100cqw, calc(100cqh * ${image.width / image.height}))`,
            aspectRatio: `${image.width} / ${image.height}`,
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
            ...(placeholder !== undefined && { backgroundImage: `url("${placeholder}")` }),
          }}
        >
          <img
            key={picture.key}
            src={src}
            alt={alt}
            width={image.width}
            height={image.height}
            draggable={false}
            onLoad={picture.onLoad}
            onError={picture.onError}
            className={clsx(
              'absolute inset-0 size-full rounded-frame transition-opacity duration-[220ms]',
              picture.state === 'loading' && 'opacity-0',
              isClear(image) && 'checkered',
            )}
          />
          {picture.state === 'loading' && (
            <span className="absolute inset-0 grid animate-late place-content-center text-ink-2">
              <Spinner className="size-7" />
            </span>
          )}
          {closeTo === image.id && (
            <img
              src={closeSrc}
              alt=""
              draggable={false}
              className={clsx(
                'absolute inset-0 size-full rounded-frame',
                isClear(image) && 'checkered',
              )}
            />
          )}
        </div>
      )}
      {isLiking && (
        <span aria-hidden className="pointer-events-none absolute grid place-items-center">
          <Heart
            className="size-28 animate-like fill-[#e5484d] stroke-[#fff] drop-shadow-lg"
            strokeWidth={1}
          />
        </span>
      )}
    </div>
  );
}

function reasonOf(error: Error | null): string {
  if (error instanceof ConnectionError) return error.message;
  if (error instanceof ApiError && error.status === 404) return text.notKept;
  return text.notInTime;
}

/** An `img` gives no reason for a failure, so a request finds it, such as an expired session. */
function PictureFault({ image, onRetry }: { image: Image; onRetry: () => void }) {
  const { error, isPending } = useQuery({
    queryKey: ['picture-fault', image.id],
    queryFn: ({ signal }) => call('GET /api/images/:id', { params: { id: image.id }, signal }),
    retry: false,
    gcTime: 0,
  });
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 px-6 text-center text-ink-2 [&_svg]:size-7"
    >
      <ImageOff aria-hidden strokeWidth={1.5} />
      <p className="type-h4 text-ink">{text.unavailable}</p>
      {!isPending && <p className="text-sm">{reasonOf(error)}</p>}
      <Button onClick={onRetry}>
        <RotateCw aria-hidden className="size-4.5!" />
        {text.tryAgain}
      </Button>
    </div>
  );
}
