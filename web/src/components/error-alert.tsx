import { FieldError } from './field-error.js';

/** Mounted before its error, so that screen readers announce it. */
export function ErrorAlert({ error, className }: { error: string | null; className?: string }) {
  return (
    <div role="alert" className={className}>
      {error !== null && <FieldError>{error}</FieldError>}
    </div>
  );
}
