import { clsx } from 'clsx';
import type { FrameRatio } from './frame.js';

const sheen =
  'relative overflow-hidden bg-well after:absolute after:inset-0 after:-translate-x-full after:animate-sweep ' +
  'after:bg-linear-100 after:from-transparent after:from-20% after:via-paper/65 after:to-transparent after:to-80% ' +
  'motion-reduce:after:hidden';

export function SkeletonFrame({ ratio = 'portrait' }: { ratio?: FrameRatio }) {
  return (
    <span aria-hidden className="block">
      <span
        className={clsx(
          'block rounded-frame',
          sheen,
          ratio === 'square' ? 'aspect-square' : 'aspect-[4/5]',
        )}
      />
      <span className={clsx('my-2 block h-3 w-7/10 rounded-[3px]', sheen)} />
    </span>
  );
}
