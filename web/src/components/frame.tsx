import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useAnotherTry } from '../lib/use-another-try.js';
import * as text from './messages.js';

/** `own` is the picture's ratio, unless a CSS rule of the container crops it. */
export type FrameRatio = 'portrait' | 'square' | 'own';

const ratios: Record<FrameRatio, string> = {
  portrait: 'aspect-[4/5]',
  square: 'aspect-square',
  own: 'min-h-40',
};

type PictureProps = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes'> & {
  src: string;
  alt: string;
  eager?: boolean;
  develop?: boolean;
  unavailable?: string;
  hasOwnRatio: boolean;
};

function Picture({
  src,
  eager,
  develop,
  unavailable = text.imageUnavailable,
  hasOwnRatio,
  ...image
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed === src;
  useAnotherTry(hasFailed, () => setFailed(undefined));
  if (hasFailed) {
    return (
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 text-center text-ink-2">
        <ImageOff aria-hidden className="size-5" strokeWidth={1.5} />
        <span className="type-data">{unavailable}</span>
      </span>
    );
  }
  return (
    <img
      key={develop ? src : undefined}
      {...image}
      src={src}
      loading={eager ? 'eager' : 'lazy'}
      // Synchronous decoding paints an eager picture together with its surroundings.
      decoding={eager ? undefined : 'async'}
      onError={() => setFailed(src)}
      className={clsx(
        'rounded-[inherit] object-cover outline -outline-offset-1 outline-ink/11',
        hasOwnRatio ? 'h-auto w-full object-[50%_30%]' : 'absolute inset-0 size-full',
        develop && 'animate-develop',
      )}
    />
  );
}

export type FrameProps = Partial<Omit<PictureProps, 'hasOwnRatio'>> & {
  ratio?: FrameRatio;
  number?: ReactNode;
  name?: ReactNode;
  end?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** Never print anything over a face. Without `src`, the frame is an empty placeholder. */
export function Frame({
  src,
  alt = '',
  ratio = 'portrait',
  number,
  name,
  end,
  children,
  className,
  ...picture
}: FrameProps) {
  const hasEdge = number !== undefined || name !== undefined || end !== undefined;
  return (
    <span className={clsx('block min-w-0', className)}>
      <span className={clsx('relative block rounded-frame bg-well', ratios[ratio])}>
        {src !== undefined && (
          <Picture src={src} alt={alt} hasOwnRatio={ratio === 'own'} {...picture} />
        )}
        <span className="contents">{children}</span>
      </span>
      {hasEdge && (
        <span className="type-data flex min-h-7 flex-wrap items-center gap-x-[0.5em] pt-1 text-ink-2">
          {number !== undefined && <span className="text-ink-3">{number}</span>}
          {name !== undefined && (
            <span className="inline-flex min-w-0 items-center gap-1 font-bold wrap-break-word hyphens-auto text-ink">
              {name}
            </span>
          )}
          {end !== undefined && (
            <span className="ml-auto inline-flex items-center gap-[0.35em] whitespace-nowrap">
              {end}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
