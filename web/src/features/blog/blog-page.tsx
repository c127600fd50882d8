import { memo, useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { Button } from '../../components/button.js';
import { CommunityCard } from '../../components/community-card.js';
import { LatePart } from '../../components/late-part.js';
import { PageHead } from '../../components/page-head.js';
import { siteImage } from '../../lib/head/head-tags.js';
import { titleOf } from '../../lib/head/site-title.js';
import { BlogControls } from './blog-controls.js';
import { filterOf, type BlogSearch } from './blog-search.js';
import { categoriesOf, filterPosts, summaryOf } from './filter-posts.js';
import { isPublished } from './is-published.js';
import { ListPager } from './list-pager.js';
import { pageCountOf, pageOf } from './list-pages.js';
import * as text from './messages/en.js';
import { PostCard } from './post-card.js';
import { posts as everyPost } from './post-list.js';

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
