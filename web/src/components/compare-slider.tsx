import { clsx } from 'clsx';
import { ChevronsLeftRight } from 'lucide-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import type { FrameRatio } from './frame.js';

type CompareSliderProps = {
  before: ReactNode;
  after: ReactNode;
  label: string;
  valueText: (beforePercent: number) => string;
  ratio?: FrameRatio;
};

export function CompareSlider({
  before,
  after,
  label,
  valueText,
  ratio = 'portrait',
}: CompareSliderProps) {
  const [percent, setPercent] = useState(50);
  return (
    <div
      style={{ '--at': `${percent}%` } as CSSProperties}
      className={clsx(
        'relative overflow-hidden rounded-frame bg-well',
        ratio === 'portrait' ? 'aspect-[4/5] max-sm:aspect-square' : 'aspect-square',
      )}
    >
      {after}
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--at))_0_0)]">{before}</div>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        aria-label={label}
        aria-valuetext={valueText(percent)}
        className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span className="pointer-events-none absolute inset-y-0 left-(--at) -ml-px w-0.5 bg-[#fff] shadow-[0_0_0_1px_rgb(0_0_0/0.18)]" />
      <span className="pointer-events-none absolute top-[78%] left-(--at) grid size-12 -translate-1/2 place-items-center rounded-full bg-[#fff] text-[#1b1816] shadow-[0_0_0_1px_rgb(0_0_0/0.18),0_4px_16px_rgb(0_0_0/0.25)] peer-focus-visible:shadow-[0_0_0_3px_#1b1816,0_0_0_6px_#fff]">
        <ChevronsLeftRight aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
    </div>
  );
}
