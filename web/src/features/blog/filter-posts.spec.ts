import { filterOf, isLaterPage, laterPagePaths, pageOf, readBlogSearch } from './blog-search.js';
import { categoriesOf, filterPosts, summaryOf } from './filter-posts.js';
import { isPublished, type PostSummary } from './post.js';

function post(id: number, given: Partial<PostSummary>): PostSummary {
  return {
    id,
    isTranslated: false,
    slug: `post-${id}`,
    title: `Post ${id}`,
    date: '2025-04-01',
    lastModified: '2025-04-01',
    author: 'The Likeness team',
    categories: ['Styles'],
    tags: [],
    keywords: [],
    readingTime: '3 min read',
    metaDescription: '',
    excerpt: '',
    ...given,
  };
}

const posts = [
  post(1, { title: 'Zinc white', date: '2025-05-01', tags: ['oil'] }),
  post(3, { title: 'A lamp', date: '2025-03-03', categories: ['Guides', 'Styles'] }),
  post(2, { title: 'Middle', excerpt: 'About LIGHT', author: 'Somebody Else' }),
];
const ids = (found: readonly PostSummary[]) => found.map(({ id }) => id);
const all = { text: '', category: null, sort: 'newest' } as const;

describe('the list of posts', () => {
  it.each([
    ['newest', [1, 2, 3]],
    ['oldest', [3, 2, 1]],
    ['title', [3, 2, 1]],
  ] as const)('is sorted by %s', (sort, order) => {
    expect(ids(filterPosts(posts, { ...all, sort }))).toEqual(order);
  });

  it.each([
    ['zinc', [1]],
    ['OIL', [1]],
    ['light', [2]],
    ['somebody', [2]],
    ['guides', [3]],
    ['  lamp ', [3]],
    ['[a-z', []],
  ])('is searched for %j in title, excerpt, author, categories and tags', (text, found) => {
    expect(ids(filterPosts(posts, { ...all, text }))).toEqual(found);
  });

  it('filters by category and counts each', () => {
    expect(ids(filterPosts(posts, { ...all, category: 'Guides' }))).toEqual([3]);
    expect(categoriesOf(posts)).toEqual([
      { name: 'Styles', count: 3 },
      { name: 'Guides', count: 1 },
    ]);
  });

  it('has a summary', () => {
    expect(summaryOf(3, 3, all)).toBe('Showing 3 of 3 posts');
    expect(summaryOf(1, 3, { ...all, category: 'Guides', text: ' lamp' })).toBe(
      'Showing 1 of 3 posts in Guides for “lamp”',
    );
  });

  it('hides posts with a future date', () => {
    const now = new Date('2025-04-01T00:00:00Z');
    expect(isPublished({ date: '2025-04-01' }, now)).toBe(true);
    expect(isPublished({ date: '2025-04-02' }, now)).toBe(false);
  });
});

describe('the list in a URL', () => {
  it('ignores invalid parameters', () => {
    expect(readBlogSearch({ q: 'x'.repeat(5_000), category: 'c'.repeat(900), sort: 'up' })).toEqual(
      {
        q: 'x'.repeat(100),
      },
    );
    expect(readBlogSearch({ q: ' ', category: 7, sort: 'newest' })).toEqual({});
    expect(readBlogSearch({ category: 'Styles', sort: 'title' })).toEqual({
      category: 'Styles',
      sort: 'title',
    });
  });

  it('ignores unknown categories', () => {
    const known = [{ name: 'Styles' }];
    expect(filterOf({ category: 'Styles' }, known).category).toBe('Styles');
    expect(filterOf({ category: '<script>' }, known).category).toBeNull();
  });
});

const twenty = Array.from({ length: 20 }, (_, index) => index);

it('divides a list into pages of nine, and shows the last one for a page beyond it', () => {
  expect(pageOf(twenty, 1)).toEqual({ page: 1, posts: twenty.slice(0, 9) });
  expect(pageOf(twenty, 3)).toEqual({ page: 3, posts: [18, 19] });
  expect(pageOf(twenty, 99)).toEqual({ page: 3, posts: [18, 19] });
  expect(pageOf([], 4)).toEqual({ page: 1, posts: [] });
});

it('gives each page after the first a URL', () => {
  expect(laterPagePaths(20)).toEqual(['/blog/page/2', '/blog/page/3']);
  expect(laterPagePaths(9)).toEqual([]);
});

it('rejects invalid page numbers', () => {
  expect(['2', '10', '9999'].every(isLaterPage)).toBe(true);
  expect(['', '0', '1', '01', '-2', '2.5', '1e3', '99999', 'two'].some(isLaterPage)).toBe(false);
});
