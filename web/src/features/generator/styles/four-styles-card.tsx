import { FOUR_STYLES } from '@likeness/contracts/generation/style-value';
import { FORGIVING_STYLES } from '@likeness/contracts/photos/weak-photo';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { StyleOption } from '../choices/style-options.js';
import * as text from '../messages.js';

const SHOWN = ['studio-headshot', 'garden', 'impressionist', 'pop-art'];
const SUITS_PHOTO: Readonly<Record<number, string>> = {
  4: text.suitsPhotoOneEach,
  8: text.suitsPhotoTwoEach,
};

export type FourStyles = { hasWeakPhotos: boolean; imageCount: number };

type FourStylesCardProps = FourStyles & {
  name: string;
  options: readonly StyleOption[];
  checked: boolean;
  onChoose: (value: string) => void;
};

export function FourStylesCard({
  name,
  options,
  checked,
  onChoose,
  hasWeakPhotos,
  imageCount,
}: FourStylesCardProps) {
  const shown = hasWeakPhotos ? FORGIVING_STYLES : SHOWN;
  return (
    <label className="group relative mt-1 mb-4 block">
      <input
        type="radio"
        name={name}
        value={FOUR_STYLES}
        checked={checked}
        aria-describedby={`${name}-four`}
        aria-label={text.fourStyles}
        onChange={() => onChoose(FOUR_STYLES)}
        className="peer absolute inset-0 z-1 size-full cursor-[inherit] opacity-0"
      />
      <span
        className={clsx(
          'block rounded-frame outline-offset-8 outline-focus transition-[filter] peer-focus-visible:outline-2 group-hover:brightness-104',
          checked && 'ring-3 ring-mark ring-offset-3 ring-offset-(--surface,var(--color-paper))',
        )}
      >
        <span className="grid aspect-4/1 grid-cols-4 overflow-hidden rounded-frame bg-well">
          {shown.map((style) => (
            <img
              key={style}
              src={options.find(({ id }) => id === style)?.image ?? undefined}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-full min-w-0 object-cover object-[50%_25%]"
            />
          ))}
        </span>
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2.5 pt-2.5">
        <span className="type-data inline-flex items-baseline gap-1 font-bold text-ink">
          {checked && (
            <Check
              aria-hidden
              className="-my-1 size-4 self-center text-accent-ink"
              strokeWidth={2.5}
            />
          )}
          <span>{text.fourStyles}</span>
        </span>
        <span id={`${name}-four`} className="text-sm text-ink-2">
          {SUITS_PHOTO[imageCount] ?? text.suitsPhoto}
        </span>
      </span>
    </label>
  );
}
