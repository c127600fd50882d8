import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BlogSearch, PostFilter, PostSort } from './blog-search.js';
import * as text from './messages.js';

const sortLabels: Record<PostSort, string> = {
  newest: text.newestFirst,
  oldest: text.oldestFirst,
  title: text.byTitle,
};
/** Debounces URL updates: browsers limit how often the URL may change. */
const TYPING_PAUSE_MS = 150;

type BlogControlsProps = {
  filter: PostFilter;
  search: BlogSearch;
  categories: readonly { name: string; count: number }[];
  total: number;
  onSearch: (search: BlogSearch) => void;
};

export function BlogControls({ filter, search, categories, total, onSearch }: BlogControlsProps) {
  return (
    <div className="grid gap-6 noscript:hidden">
      <div className="flex flex-wrap gap-3">
        <SearchField value={filter.text} onText={(q) => onSearch({ ...search, q })} />
        <label className="flex items-center gap-2.5 max-sm:w-full">
          <span className="text-sm font-semibold">{text.sort}</span>
          <select
            value={filter.sort}
            onChange={({ target }) => onSearch({ ...search, sort: target.value as PostSort })}
            className="min-h-11.5 rounded-control border border-edge bg-paper px-3 hover:border-ink-2 max-sm:min-w-0 max-sm:flex-1"
          >
            {Object.entries(sortLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <CategoryChips
        categories={categories}
        total={total}
        chosen={filter.category}
        search={search}
      />
    </div>
  );
}

function SearchField({ value, onText }: { value: string; onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Typed before hydration.
    const field = input.current;
    if (field && field.value !== field.defaultValue) onText(field.value);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    // The field is ahead of the URL while the user types.
    const field = input.current;
    if (!field || document.activeElement === field) return;
    field.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(typed: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onText(typed), TYPING_PAUSE_MS);
  }

  return (
    <div role="search" className="relative min-w-0 flex-1 basis-72">
      <Search
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={input}
        type="search"
        aria-label={text.search}
        placeholder={text.searchPlaceholder}
        defaultValue={value}
        maxLength={100}
        onChange={({ target }) => type(target.value)}
        className="block min-h-11.5 w-full rounded-control border border-edge bg-paper py-2 pr-3.5 pl-10.5 text-base placeholder:text-ink-3 hover:border-ink-2"
      />
    </div>
  );
}

type CategoryChipsProps = {
  categories: readonly { name: string; count: number }[];
  total: number;
  chosen: string | null;
  search: BlogSearch;
};

function CategoryChips({ categories, total, chosen, search }: CategoryChipsProps) {
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
