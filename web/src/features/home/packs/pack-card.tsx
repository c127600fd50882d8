import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { MemeCaption } from '../../../components/meme-caption.js';
import type { Shown } from '../../../lib/lists.js';
import { pageFormat } from '../../../lib/page-format.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import * as text from '../messages.js';
import type { Pack } from './packs.js';

type PackCardProps = {
  shown: Shown<Pack>;
  place: number;
  isLarge: boolean;
  onChoose: (style: string) => void;
};

export function PackCard({ shown, place, isLarge, onChoose }: PackCardProps) {
  const isMember = useIsMember();
  const { entry, isHighlighted } = shown;
  const target = isMember
    ? ({ to: '/lenszero' } as const)
    : ({ to: '/', hash: 'instant-id' } as const);
  return (
    <Link
      {...target}
      onClick={() => onChoose(entry.name)}
      className={clsx(
        'group grid h-full min-w-0 grid-cols-1 border-t-2 pt-3 transition-colors duration-[480ms]',
        isLarge ? 'grid-rows-[1fr_auto]' : 'content-start',
        isHighlighted ? 'border-ink' : 'border-line',
      )}
    >
      <PackPicture
        src={entry.src}
        alt={text.exampleIn(entry.name)}
        className={clsx(
          'transition-[filter] group-hover:brightness-104',
          'aspect-[4/5]',
          isLarge && 'lg:aspect-auto',
        )}
      >
        {pageFormat === 'meme' && <MemeCaption turn={place} />}
      </PackPicture>
      <span className="grid grid-cols-1 pt-1.5 pb-1 text-sm">
        <span className="truncate font-bold">
          <span>{entry.name}</span>
          {isHighlighted && <span className="sr-only">{text.featured}</span>}
        </span>
        <span className="text-ink-2 underline decoration-edge underline-offset-4 group-hover:text-ink group-hover:decoration-current">
          {isMember ? text.useStyle : text.tryStyle}
        </span>
      </span>
    </Link>
  );
}

const picture =
  'absolute inset-0 size-full object-cover object-[50%_30%] outline -outline-offset-1 outline-ink/11';

type PackPictureProps = { src: string; alt: string; className?: string; children?: ReactNode };

function PackPicture({ src, alt, className, children }: PackPictureProps) {
  const [layers, setLayers] = useState<readonly string[]>([src]);
  if (layers.at(-1) !== src) setLayers([...layers.slice(-1), src]);
  return (
    <span className={clsx('relative block overflow-hidden rounded-frame bg-well', className)}>
      {layers.map((layer, index) => (
        <img
          key={layer}
          src={layer}
          alt={layer === src ? alt : ''}
          loading="lazy"
          className={clsx(picture, index > 0 && 'motion-safe:animate-develop')}
        />
      ))}
      <span className="contents">{children}</span>
    </span>
  );
}
