import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  );
}

/** Mounted before its error, so that screen readers announce it. */
export function ErrorAlert({ error, className }: { error: string | null; className?: string }) {
  return (
    <div role="alert" className={className}>
      {error !== null && <FieldError>{error}</FieldError>}
    </div>
  );
}
