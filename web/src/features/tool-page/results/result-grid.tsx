import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Columns = 1 | 2 | 3 | 4 | 6;

const columnClasses: Record<Columns, string> = {
  1: 'max-w-160',
  2: 'grid-cols-2',
  3: 'grid-cols-2 sm:grid-cols-3',
  4: 'grid-cols-2 sm:grid-cols-3 md:grid-cols-4',
  6: 'grid-cols-3 sm:grid-cols-4 md:grid-cols-6',
};

/** Rows that come out full where they can: one or two large, 3, 6 and 9 by threes, the rest by fours. */
export function columnsFor(count: number): Columns {
  if (count === 1 || count === 2) return count;
  return count % 3 === 0 && count % 4 > 0 ? 3 : 4;
}

type ResultGridProps = {
  children: ReactNode;
  columns: Columns;
  /** Absent for frames that are decoration. */
  labelledBy?: string;
};

/** Frames side by side, the fewer the larger. */
export function ResultGrid({ children, columns, labelledBy }: ResultGridProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      aria-hidden={labelledBy === undefined || undefined}
      className={clsx('grid gap-x-4 gap-y-3 xl:gap-x-5', columnClasses[columns])}
    >
      {children}
    </ul>
  );
}
