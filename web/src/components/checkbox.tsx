import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type CheckboxProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  describedBy?: string;
  invalid?: boolean;
};

/** A yes or no with its words; the whole line is the target. */
export function Checkbox({ checked, onChange, children, describedBy, invalid }: CheckboxProps) {
  return (
    <label className="relative flex items-start gap-2.5 py-1 text-sm leading-normal">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        className="peer size-6 flex-none cursor-pointer appearance-none rounded-[4px] border border-edge bg-paper checked:border-ink checked:bg-ink aria-invalid:border-danger"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute top-2 left-1 size-4 text-page opacity-0 peer-checked:opacity-100"
      />
      <span className="pt-0.5">{children}</span>
    </label>
  );
}
