import type { ReactNode } from 'react';

export function StepTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h3 id={id} className="type-h4">
      {children}
    </h3>
  );
}
