import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as text from './messages/en.js';
import type { BlogSearch } from './blog-search.js';

type ListPagerProps = { page: number; pageCount: number; search: BlogSearch };

const box =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2.5 text-control tabular-nums';

export function ListPager({ page, pageCount, search }: ListPagerProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={text.pages} className="mt-12 flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <PageLink page={page - 1} search={search} rel="prev">
          <ChevronLeft aria-hidden className="size-4.5" />
          <span className="max-sm:sr-only">{text.previous}</span>
        </PageLink>
      )}
      <ol className="flex flex-wrap items-center gap-1">
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((each) => (
          <li key={each}>
            <PageLink page={each} search={search} isCurrent={each === page}>
              <span className="sr-only">{text.pageBefore}</span>
              {each}
            </PageLink>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <PageLink page={page + 1} search={search} rel="next">
          <span className="max-sm:sr-only">{text.next}</span>
          <ChevronRight aria-hidden className="size-4.5" />
        </PageLink>
      )}
    </nav>
  );
}

type PageLinkProps = {
  page: number;
  search: BlogSearch;
  rel?: 'prev' | 'next';
  isCurrent?: boolean;
  children: ReactNode;
};

function PageLink({ page, search, rel, isCurrent = false, children }: PageLinkProps) {
  const target =
    page === 1
      ? ({ to: '/blog' } as const)
      : ({ to: '/blog/page/$page', params: { page: String(page) } } as const);
  return (
    <Link
      {...target}
      search={search}
      rel={rel}
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(box, isCurrent ? 'bg-ink font-bold text-page' : 'hover:bg-ink/8')}
    >
      {children}
    </Link>
  );
}
