import type { ReactNode } from 'react';

export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="type-data inline-flex items-center gap-1 rounded-[3px] bg-well px-2 py-1 leading-none whitespace-nowrap text-ink">
      {children}
    </span>
  );
}
