import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  valueText: string;
  disabled?: boolean;
};

export function Slider({ label, value, min, max, onChange, valueText, disabled }: SliderProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <output aria-hidden className="text-h4 font-bold tabular-nums">
          {value}
        </output>
      </div>
      <Radix.Root
        value={[value]}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        className="relative flex h-11 touch-none items-center select-none data-disabled:opacity-55"
      >
        <Radix.Track className="relative h-1 grow rounded-full bg-edge forced-colors:bg-[GrayText] forced-colors:forced-color-adjust-none">
          <Radix.Range className="absolute h-full rounded-full bg-ink forced-colors:bg-[Highlight]" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          aria-valuetext={valueText}
          className="block size-6 cursor-grab rounded-full border-2 border-ink bg-paper transition-colors before:absolute before:-inset-2.5 hover:bg-well focus-visible:rounded-full active:cursor-grabbing data-disabled:cursor-not-allowed"
        />
      </Radix.Root>
      <div aria-hidden className="type-data -mt-2 flex justify-between text-ink-3">
        <span>{min}</span>
        <span>{max}</span>
      </div>
    </div>
  );
}
