import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import * as text from './messages/en.js';
import type { BlogSearch } from './blog-search.js';

type CategoryChipsProps = {
  categories: readonly { name: string; count: number }[];
  total: number;
  chosen: string | null;
  search: BlogSearch;
};

export function CategoryChips({ categories, total, chosen, search }: CategoryChipsProps) {
  const { category: _, ...rest } = search;
  return (
    <nav aria-label={text.categories}>
      <ul className="flex flex-wrap gap-2">
        <Chip label={text.allCategories} count={total} isChosen={chosen === null} search={rest} />
        {categories.map(({ name, count }) => (
          <Chip
            key={name}
            label={name}
            count={count}
            isChosen={chosen === name}
            search={{ ...rest, category: name }}
          />
        ))}
      </ul>
    </nav>
  );
}

type ChipProps = { label: string; count: number; isChosen: boolean; search: BlogSearch };

function Chip({ label, count, isChosen, search }: ChipProps) {
  return (
    <li>
      <Link
        to="/blog"
        search={search}
        replace
        resetScroll={false}
        preload={false}
        activeOptions={{ exact: true }}
        activeProps={{}}
        aria-current={isChosen ? 'true' : undefined}
        className={clsx(
          'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium transition-colors focus-visible:rounded-full',
          isChosen ? 'border-ink bg-ink text-page' : 'border-edge hover:border-ink hover:bg-ink/6',
        )}
      >
        {isChosen && <Check aria-hidden className="size-3.5" strokeWidth={2.5} />}
        <span>{label}</span>
        <span className={isChosen ? undefined : 'text-ink-3'}>{count}</span>
      </Link>
    </li>
  );
}
