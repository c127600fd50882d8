import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

type Option = { value: string; label: string };

type SelectFieldProps = {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
  anyLabel?: string;
  valueLabel?: (value: string) => string;
  isLabelHidden?: boolean;
};

export function SelectField({
  label,
  options,
  value,
  onChoose,
  anyLabel,
  valueLabel,
  isLabelHidden = false,
}: SelectFieldProps) {
  const id = useId();
  const isUnlisted = value !== undefined && options.every((option) => option.value !== value);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm text-ink-2'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value ?? ''}
          onChange={(event) => onChoose(event.target.value || undefined)}
          className="block min-h-11 w-full appearance-none truncate rounded-control border border-edge bg-paper py-1.5 pr-9 pl-3 text-control hover:border-ink"
        >
          {anyLabel !== undefined && <option value="">{anyLabel}</option>}
          {isUnlisted && <option value={value}>{valueLabel?.(value) ?? value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-2"
        />
      </div>
    </div>
  );
}
