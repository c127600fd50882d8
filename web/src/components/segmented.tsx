import { Check } from 'lucide-react';

type SegmentedProps<Value extends string> = {
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  describedBy?: string;
  invalid?: boolean;
};

export function Segmented<Value extends string>({
  name,
  label,
  options,
  value,
  onChoose,
  describedBy,
  invalid,
}: SegmentedProps<Value>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      className="inline-grid min-w-[min(100%,16rem)] auto-cols-fr grid-flow-col rounded-control border border-edge aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-11 items-center justify-center gap-1.5 border-edge px-4 text-control font-medium outline-offset-3 outline-focus transition-colors not-first:border-l first:rounded-l-[5px] last:rounded-r-[5px] hover:bg-ink/6 has-checked:bg-ink has-checked:text-page has-focus-visible:z-1 has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChoose(option.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {value === option.value && <Check aria-hidden className="size-4" strokeWidth={2.5} />}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
