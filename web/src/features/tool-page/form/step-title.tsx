import type { ReactNode } from 'react';

type StepTitleProps = { step?: number; id?: string; children: ReactNode };

/** Heading of one part of the form, with its number where the parts are steps. */
export function StepTitle({ step, id, children }: StepTitleProps) {
  return (
    <h3 id={id} className="type-h4 flex items-baseline gap-2.5">
      {step !== undefined && <span className="type-data text-ink-3">{step}</span>}
      {children}
    </h3>
  );
}
