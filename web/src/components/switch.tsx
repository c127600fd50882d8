import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';

type SwitchProps = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Shows a lock: the setting is fixed, not only unavailable. Implies `disabled`. */
  locked?: boolean;
  className?: string;
};

/** The switch pattern of the ARIA Authoring Practices Guide. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
  locked = false,
  className,
}: SwitchProps) {
  const id = useId();
  const isFixed = disabled || locked;
  return (
    <div className={clsx('flex min-h-11 items-center justify-between gap-4', className)}>
      <div className="min-w-0">
        <label
          htmlFor={id}
          className={clsx(
            'flex items-center gap-1.5 text-sm font-semibold',
            isFixed && 'cursor-not-allowed',
          )}
        >
          <span>{label}</span>
          {locked && <Lock aria-hidden className="size-3.5 flex-none" strokeWidth={2} />}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-sm text-ink-3">
            {hint}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        onClick={() => onChange(!checked)}
        disabled={isFixed}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="group relative h-6 w-11 flex-none rounded-full border border-edge bg-well transition-colors before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:border-ink focus-visible:rounded-full disabled:opacity-55 aria-checked:border-ink aria-checked:bg-ink"
      >
        <span className="absolute top-0.75 left-0.75 size-4 rounded-full bg-ink-3 transition-[translate] duration-[220ms] group-aria-checked:translate-x-5 group-aria-checked:bg-page" />
      </button>
    </div>
  );
}
