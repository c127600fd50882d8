import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/button.js';
import { RetryNotice } from '../../components/retry-notice.js';
import { SkeletonFrame } from '../../components/skeleton-frame.js';
import * as text from './messages.js';

export const pickerGrid =
  'grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-4 md:grid-cols-6 p-1.5 -m-1.5';

type PickerStateProps = {
  query: Pick<UseQueryResult, 'data' | 'isError' | 'error' | 'refetch'>;
  failed: string;
  /** Title and text of a list without entries. */
  title: string;
  children: ReactNode;
};

/** In place of a list that failed, has no entries, or is still loading. */
export function PickerState({ query, failed, title, children }: PickerStateProps) {
  if (query.isError) {
    return (
      <RetryNotice title={failed} onRetry={() => void query.refetch()}>
        {query.error?.message}
      </RetryNotice>
    );
  }
  if (query.data) {
    return (
      <div className="crop-marks grid min-h-64 content-center justify-items-center gap-2 px-6 py-10 text-center">
        <p className="type-h3">{title}</p>
        <p className="max-w-[40ch] text-ink-2">{children}</p>
      </div>
    );
  }
  return (
    <div role="status" aria-label={text.loading} className={pickerGrid}>
      {Array.from({ length: 12 }, (_, index) => (
        <SkeletonFrame key={index} ratio="square" />
      ))}
    </div>
  );
}

type PageTurnerProps = { page: number; pageCount: number; onTurn: (page: number) => void };

export function PageTurner({ page, pageCount, onTurn }: PageTurnerProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={text.pages} className="flex items-center justify-center gap-2 pt-4">
      <IconButton label={text.previousPage} disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <p aria-live="polite" className="min-w-24 text-center text-sm tabular-nums">
        {text.pageOf(page, pageCount)}
      </p>
      <IconButton
        label={text.nextPage}
        disabled={page >= pageCount}
        onClick={() => onTurn(page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </nav>
  );
}
