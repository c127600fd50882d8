import {
  memo,
  useEffect,
  useRef,
  type ComponentProps,
  type RefObject,
  type ReactNode,
} from 'react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/button.js';
import { CommunityCard } from '../../components/community-card.js';
import { LatePart } from '../../components/late-part.js';
import { PageHead } from '../../components/page-head.js';
import { siteImage } from '../../lib/head/head-tags.js';
import { titleOf } from '../../lib/page-format.js';
import { BlogControls } from './blog-controls.js';
import { type BlogSearch, filterOf, pageCountOf, pageOf } from './blog-search.js';
import { categoriesOf, filterPosts, summaryOf } from './filter-posts.js';
import { isPublished, type PostSummary } from './post.js';
import * as text from './messages.js';
import { PostCard } from './post-card.js';

const files = import.meta.glob<PostSummary | null>('./posts/*.md', {
  query: '?summary',
  import: 'summary',
  eager: true,
});

const everyPost: readonly PostSummary[] = Object.values(files)
  .filter((post) => post !== null)
  .toSorted((a, b) => a.id - b.id);

type ListPagerProps = { page: number; pageCount: number; search: BlogSearch };

type PageLinkProps = {
  page: number;
  search: BlogSearch;
  rel?: 'prev' | 'next';
  isCurrent?: boolean;
  children: ReactNode;
};

const meta = {
  description: text.description,
  keywords: [
    text.keywordPortraits,
    text.keywordPicture,
    text.keywordLikeness,
    text.keywordGuide,
    'C2PA',
  ],
  card: {
    type: 'website',
    title: text.cardTitle,
    image: siteImage,
  },
} as const;

type BlogPageProps = {
  search: BlogSearch;
  page: number;
  onSearch: (search: BlogSearch) => void;
};

export function BlogPage({ search, page: asked, onSearch }: BlogPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const posts = everyPost.filter((post) => isPublished(post));
  const categories = categoriesOf(posts);
  const filter = filterOf(search, categories);
  const found = filterPosts(posts, filter);
  const { page, posts: shown } = pageOf(found, asked);
  useTurnFocus(heading, page);
  return (
    <div className="wrap pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <PageHead title={titleOf(page === 1 ? text.blogTitle : text.pageTitle(page))} meta={meta} />
      <div className="mb-[clamp(2rem,4vw,3.5rem)] grid max-w-3xl gap-4">
        <h1 ref={heading} tabIndex={-1} className="type-h2">
          {text.blogTitle}
        </h1>
        <p className="text-lead text-ink-2">{text.lead}</p>
      </div>
      <BlogControls
        filter={filter}
        search={search}
        categories={categories}
        total={posts.length}
        onSearch={onSearch}
      />
      <p role="status" className="mt-6 text-sm wrap-anywhere text-ink-2">
        {summaryOf(shown.length, posts.length, filter)}
      </p>
      {shown.length > 0 ? (
        <ul className="mt-6 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {shown.map((post, index) => (
            <LateCard key={post.slug} post={post} isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        <div className="mt-6 grid min-h-72 place-content-center justify-items-center gap-3 p-8 text-center crop-marks">
          <h2 className="type-h3">{text.noPosts}</h2>
          <p className="text-ink-2">{text.changeFilter}</p>
          <Button onClick={() => onSearch({})}>{text.clearFilters}</Button>
        </div>
      )}
      <ListPager page={page} pageCount={pageCountOf(found.length)} search={search} />
      <CommunityCard className="mt-section" />
    </div>
  );
}

/** Moves the focus to the top after a page change, unless the user is typing. */
function useTurnFocus(heading: RefObject<HTMLElement | null>, page: number): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (document.activeElement?.matches('input, select')) return;
    heading.current?.focus({ preventScroll: true });
  }, [heading, page]);
}

const LateCard = memo(function LateCard(card: ComponentProps<typeof PostCard>) {
  return (
    <LatePart as="li">
      <PostCard {...card} />
    </LatePart>
  );
});

const box =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2.5 text-control tabular-nums';

function ListPager({ page, pageCount, search }: ListPagerProps) {
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
