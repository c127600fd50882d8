import type { Image } from '@likeness/contracts/http/images';
import { Hash, Repeat2 } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { seedOf } from './recipe.js';

/** What can be begun from a result; both only fill in the form, the press is the person's. */
export type ResultActions = {
  onMore: (image: Image) => void;
  onSameSeed: (image: Image) => void;
};

type ActionProps = { image: Image; title: string; actions: ResultActions };

const small =
  'grid size-8 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink [&_svg]:size-4 [&_svg]:stroke-[1.75]';

/** The seed of a result and its actions, on one line under its frame. */
export function ResultActionLine({ image, title, actions }: ActionProps) {
  const seed = seedOf(image);
  return (
    <div className="type-data -mt-1 flex min-h-8 items-center gap-0.5 text-ink-3">
      {seed !== null && <span className="mr-auto truncate">Seed {seed}</span>}
      <button
        type="button"
        aria-label={`Make more like ${title}`}
        title="Make more like this"
        onClick={() => actions.onMore(image)}
        className={small}
      >
        <Repeat2 aria-hidden />
      </button>
      {seed !== null && (
        <button
          type="button"
          aria-label={`Same seed as ${title}`}
          title="Same seed"
          onClick={() => actions.onSameSeed(image)}
          className={`${small} -mr-1.5`}
        >
          <Hash aria-hidden />
        </button>
      )}
    </div>
  );
}

/** The same actions in full words, for the large view. */
export function ResultActionButtons({ image, actions }: Omit<ActionProps, 'title'>) {
  return (
    <div className="flex flex-wrap gap-2 *:flex-1">
      <Button onClick={() => actions.onMore(image)}>
        <Repeat2 aria-hidden />
        Make more like this
      </Button>
      {seedOf(image) !== null && (
        <Button onClick={() => actions.onSameSeed(image)}>
          <Hash aria-hidden />
          Same seed
        </Button>
      )}
    </div>
  );
}
