import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.js';
import * as text from '../messages/en.js';
import { GAP, pagerItems } from './pager-items.js';

type PagerProps = {
  page: number;
  pageCount: number;
  slots: number;
  onTurn: (page: number) => void;
};

export function Pager({ page, pageCount, slots, onTurn }: PagerProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={text.pages} className="flex items-center justify-center gap-1 pt-8">
      <IconButton label={text.previousPage} disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <ol className="flex items-center gap-1">
        {pagerItems(page, pageCount, slots).map((item, index) =>
          item === GAP ? (
            <li key={`gap-${index}`} aria-hidden className="w-6 text-center text-ink-3">
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                aria-label={text.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onTurn(item)}
                className={clsx(
                  'grid min-h-11 min-w-11 place-items-center rounded-control px-2 text-control tabular-nums',
                  item === page ? 'bg-ink font-bold text-page' : 'hover:bg-ink/8',
                )}
              >
                {item}
              </button>
            </li>
          ),
        )}
      </ol>
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
