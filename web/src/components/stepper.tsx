import { Minus, Plus } from 'lucide-react';
import * as text from './messages.js';

type StepperProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

const side =
  'grid h-full place-items-center rounded-[5px] hover:bg-ink/8 disabled:bg-transparent disabled:text-ink-3/60 [&_svg]:size-5 [&_svg]:stroke-[1.75]';

export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-grid h-11.5 grid-cols-[2.75rem_3.25rem_2.75rem] items-center rounded-control border border-edge"
    >
      <button
        type="button"
        className={side}
        aria-label={text.oneFewer}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden />
      </button>
      <output aria-live="polite" className="text-center text-h4 font-bold tabular-nums">
        {value}
      </output>
      <button
        type="button"
        className={side}
        aria-label={text.oneMore}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden />
      </button>
    </div>
  );
}
