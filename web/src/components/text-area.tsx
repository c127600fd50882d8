import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error.js';
import * as text from './text-area-messages.js';

export type TextAreaProps = Omit<
  ComponentProps<'textarea'>,
  'id' | 'value' | 'onChange' | 'maxLength'
> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** In UTF-16 units; typed and pasted text beyond it is truncated. */
  max: number;
  warnAbove?: number;
  alarmAbove?: number;
  error?: string | null;
  hint?: ReactNode;
};

/** Truncates to `max` UTF-16 units without splitting a surrogate pair. */
function cutOff(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

export function TextArea({
  label,
  value,
  onChange,
  max,
  warnAbove = Infinity,
  alarmAbove = Infinity,
  error,
  hint,
  className,
  ...input
}: TextAreaProps) {
  const id = useId();
  const hasError = error !== null && error !== undefined;
  const isAlarm = value.length > alarmAbove || value.length >= max;
  const isWarning = !isAlarm && value.length > warnAbove;
  const described = [hasError ? `${id}-error` : hint !== undefined && `${id}-hint`, `${id}-count`];
  return (
    <div className={clsx('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className="justify-self-start text-sm font-semibold">
        {label}
      </label>
      <textarea
        rows={4}
        dir="auto"
        {...input}
        id={id}
        value={value}
        onChange={(event) => onChange(cutOff(event.target.value, max))}
        aria-invalid={hasError || undefined}
        aria-describedby={described.filter(Boolean).join(' ')}
        className={clsx(
          'block min-h-26 w-full resize-y rounded-control border border-edge bg-paper px-3.5 py-2.5 text-base leading-normal text-ink placeholder:text-ink-3',
          'hover:border-ink-2 focus-visible:rounded-control focus-visible:outline-2 focus-visible:-outline-offset-1',
          'disabled:border-line disabled:bg-well disabled:text-ink-3',
          'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger aria-invalid:ring-inset',
        )}
      />
      <div className="flex justify-between gap-4">
        <div className="min-w-0">
          {hasError ? (
            <FieldError id={`${id}-error`}>{error}</FieldError>
          ) : (
            hint !== undefined && (
              <p id={`${id}-hint`} className="text-sm text-ink-3">
                {hint}
              </p>
            )
          )}
        </div>
        <Count {...{ id: `${id}-count`, length: value.length, max, isAlarm, isWarning }} />
      </div>
      <p role="status" className="sr-only">
        {isAlarm || isWarning ? text.nearLimit(max) : ''}
      </p>
    </div>
  );
}

type CountProps = { id: string; length: number; max: number; isAlarm: boolean; isWarning: boolean };

function Count({ id, length, max, isAlarm, isWarning }: CountProps) {
  return (
    <p
      id={id}
      className={clsx(
        'type-data flex-none pt-0.5',
        isAlarm ? 'font-bold text-danger' : isWarning ? 'font-bold text-warning' : 'text-ink-3',
      )}
    >
      <span className="sr-only">{text.characters} </span>
      {length} / {max}
    </p>
  );
}
