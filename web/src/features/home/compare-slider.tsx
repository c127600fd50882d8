import { clsx } from 'clsx';
import { ChevronsLeftRight } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import {
  comparisonSizes,
  examplePhoto,
  examplePicture,
  exampleStyles,
  type ExampleStyleId,
} from '../../lib/examples.js';

const picture = 'absolute inset-0 size-full object-cover';

type CompareSliderProps = {
  chosen: ExampleStyleId;
  /** Every style chosen so far, so that going back is immediate. */
  loaded: readonly ExampleStyleId[];
};

/** The photo and a portrait made from it, one over the other: the line between them moves. */
export function CompareSlider({ chosen, loaded }: CompareSliderProps) {
  const [percent, setPercent] = useState(50);
  const style = exampleStyles.find((candidate) => candidate.id === chosen) ?? exampleStyles[0];
  return (
    <div style={{ '--at': `${percent}%` } as CSSProperties}>
      <div className="relative aspect-[4/5] overflow-hidden rounded-frame bg-well">
        {loaded.map((id) => (
          <img
            key={id}
            src={examplePicture(id).large}
            srcSet={examplePicture(id).srcSet}
            sizes={comparisonSizes}
            width={720}
            height={900}
            alt={id === chosen ? `The portrait, ${style.name} style` : ''}
            aria-hidden={id !== chosen}
            fetchPriority={id === loaded[0] ? 'high' : 'auto'}
            className={clsx(
              picture,
              'transition-opacity duration-[480ms]',
              id !== chosen && 'opacity-0',
            )}
          />
        ))}
        <img
          src={examplePicture('input').large}
          srcSet={examplePicture('input').srcSet}
          sizes={comparisonSizes}
          width={720}
          height={900}
          alt="The photo it was made from"
          fetchPriority="high"
          className={clsx(picture, '[clip-path:inset(0_calc(100%-var(--at))_0_0)]')}
        />
        <input
          type="range"
          min={0}
          max={100}
          value={percent}
          onChange={(event) => setPercent(event.target.valueAsNumber)}
          aria-label="Photo or portrait: move to compare"
          aria-valuetext={`${percent}% photo, ${100 - percent}% portrait`}
          className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
        />
        <span className="pointer-events-none absolute inset-y-0 left-(--at) -ml-px w-0.5 bg-[#fff] shadow-[0_0_0_1px_rgb(0_0_0/0.18)]" />
        <span className="pointer-events-none absolute top-[78%] left-(--at) grid size-12 -translate-1/2 place-items-center rounded-full bg-[#fff] text-[#1b1816] shadow-[0_0_0_1px_rgb(0_0_0/0.18),0_4px_16px_rgb(0_0_0/0.25)] peer-focus-visible:shadow-[0_0_0_3px_#1b1816,0_0_0_6px_#fff]">
          <ChevronsLeftRight aria-hidden className="size-5" strokeWidth={1.75} />
        </span>
      </div>
      <p className="type-data flex justify-between gap-4 pt-2.5 text-ink-2">
        <span>
          <span className="text-ink-3">{examplePhoto.number}</span>{' '}
          <b className="font-bold text-ink">{examplePhoto.name}</b>
        </span>
        <span>
          <span className="text-ink-3">{style.number}</span>{' '}
          <b className="font-bold text-ink">{style.name}</b>
        </span>
      </p>
    </div>
  );
}
