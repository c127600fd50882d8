import type { ReactNode } from 'react';

type StepTitleProps = { id?: string; children: ReactNode };

export function StepTitle({ id, children }: StepTitleProps) {
  return (
    <h3 id={id} className="type-h4">
      {children}
    </h3>
  );
}
