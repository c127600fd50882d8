import type { ReactNode } from 'react';

type StepTitleProps = { step: number; id?: string; children: ReactNode };

/** Heading of one of the numbered steps of the form. */
export function StepTitle({ step, id, children }: StepTitleProps) {
  return (
    <h3 id={id} className="type-h4 flex items-baseline gap-2.5">
      <span className="type-data text-ink-3">{step}</span>
      {children}
    </h3>
  );
}
