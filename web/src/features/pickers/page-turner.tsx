import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../components/icon-button.js';
import * as text from './messages/en.js';

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
