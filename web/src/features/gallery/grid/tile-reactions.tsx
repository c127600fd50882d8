import type { Image } from '@likeness/contracts/http/images';
import { clsx } from 'clsx';
import { Heart, ThumbsDown } from 'lucide-react';
import { useBriefly } from '../../../lib/use-timers.js';
import * as text from '../messages.js';

const LIKED_MS = 1_000;

const button =
  'grid size-9 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink aria-pressed:text-ink pointer-coarse:size-11 [&_svg]:size-4.5 [&_svg]:stroke-[1.75] aria-pressed:[&_svg]:fill-current';

type TileReactionsProps = {
  image: Image;
  tabIndex: 0 | -1;
  isRevealed: boolean;
  onReact: (reaction: 'like' | 'dislike') => void;
};

export function TileReactions({ image, tabIndex, isRevealed, onReact }: TileReactionsProps) {
  const [isLiking, setLiking] = useBriefly<true>(LIKED_MS);

  function like() {
    if (image.reaction !== 'like') setLiking(true);
    onReact('like');
  }
  const Badge = image.reaction === 'like' ? Heart : ThumbsDown;
  return (
    <>
      {image.reaction !== null && (
        <span
          aria-hidden
          className="absolute top-2 right-0.5 grid size-4.5 place-items-center group-hover:invisible group-has-focus-visible:invisible"
        >
          <Badge className="size-4 fill-current" strokeWidth={1.75} />
        </span>
      )}
      <span
        className={clsx(
          'absolute top-0.5 right-0 flex rounded-control bg-page transition-opacity',
          isRevealed
            ? 'opacity-100'
            : 'pointer-events-none opacity-0 group-hover:pointer-events-auto group-hover:opacity-100 group-has-focus-visible:pointer-events-auto group-has-focus-visible:opacity-100',
        )}
      >
        <button
          type="button"
          aria-label={text.like}
          aria-pressed={image.reaction === 'like'}
          tabIndex={tabIndex}
          onClick={like}
          className={button}
        >
          <Heart aria-hidden className={clsx(isLiking && 'animate-pop')} />
        </button>
        <button
          type="button"
          aria-label={text.dislike}
          aria-pressed={image.reaction === 'dislike'}
          tabIndex={tabIndex}
          onClick={() => onReact('dislike')}
          className={button}
        >
          <ThumbsDown aria-hidden />
        </button>
      </span>
    </>
  );
}
