import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error.js';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  error?: string | null;
  hint?: ReactNode;
  end?: ReactNode;
  describedBy?: string;
};

export function TextField({
  label,
  error,
  hint,
  end,
  describedBy,
  className,
  ...input
}: TextFieldProps) {
  const id = useId();
  const hasError = error !== null && error !== undefined;
  const hasHint = hint !== undefined && !hasError;
  const described = [hasError && `${id}-error`, hasHint && `${id}-hint`, describedBy];
  return (
    <div className={clsx('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className="justify-self-start text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          type="text"
          {...input}
          id={id}
          aria-invalid={hasError || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          className={clsx(
            'block min-h-11.5 w-full rounded-control border border-edge bg-paper px-3.5 py-2 text-base leading-snug text-ink placeholder:text-ink-3',
            'hover:border-ink-2 focus-visible:rounded-control focus-visible:outline-2 focus-visible:-outline-offset-1',
            'read-only:border-line read-only:bg-well disabled:border-line disabled:bg-well disabled:text-ink-3',
            'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger aria-invalid:ring-inset',
            end !== undefined && 'pr-12',
          )}
        />
        {end !== undefined && (
          <span className="absolute inset-y-0 right-0.75 flex items-center">{end}</span>
        )}
      </div>
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hasHint && (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
