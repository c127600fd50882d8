import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { usePictureLoading } from '../../../lib/page-settled.js';

const picture =
  'absolute inset-0 size-full object-cover object-[50%_30%] outline -outline-offset-1 outline-ink/11';

type PackPictureProps = { src: string; alt: string; className?: string; children?: ReactNode };

export function PackPicture({ src, alt, className, children }: PackPictureProps) {
  const loading = usePictureLoading();
  const [layers, setLayers] = useState<readonly string[]>([src]);
  if (layers.at(-1) !== src) setLayers([...layers.slice(-1), src]);
  return (
    <span className={clsx('relative block overflow-hidden rounded-frame bg-well', className)}>
      {layers.map((layer, index) => (
        <img
          key={layer}
          src={layer}
          alt={layer === src ? alt : ''}
          loading={loading}
          className={clsx(picture, index > 0 && 'motion-safe:animate-develop')}
        />
      ))}
      {children}
    </span>
  );
}
