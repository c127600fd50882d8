import { fileURLToPath } from 'node:url';
import { readBlog } from './blog-folder.js';
import { faultsOf } from './blog-folder.js';
import { readPost } from './read-post.js';
import { feed, robots, sitemap } from './site-files.js';

const web = fileURLToPath(new URL('../../../..', import.meta.url));
const diagram = () => '<svg viewBox="0 0 1 1"></svg>';

function file(body: string, head = '') {
  return `---
title: A post about something
date: 2025-04-01
categories: [Styles]
tags: [oil]
keywords: [oil painting]
metaDescription: "Words for search engines that are long enough to say what stands in this post of ours."
excerpt: "Words for the list of posts that say what stands in this one, in one line or two."
${head}---
${body}`;
}

const read = (body: string, head?: string) =>
  readPost({ slug: 'a-post', source: file(body, head), diagram, locale: 'en' });
const faults = (body: string) =>
  faultsOf([read(`${body}\n\n${'word '.repeat(700)}`)], {
    slugs: new Set(['a-post']),
    pages: new Set(['/', '/pricing']),
    files: new Set(['/examples/styles/noir.webp']),
  });

describe('a post', () => {
  it('becomes blocks of text, images and videos, with its reading time', () => {
    const { content, image, readingTime, lastModified, author } = read(
      '# T\n\nOne *word*.\n\n![A noir portrait](/examples/styles/noir.webp)\n![Twice](/examples/styles/noir.webp)\n\n![How it moves](video:dQw4w9WgXcQ)\n\n![Two boxes](diagram:boxes)',
    );
    expect(content.map(({ type }) => type)).toEqual(['text', 'image', 'image', 'video', 'text']);
    expect(content[0]).toMatchObject({ content: expect.stringContaining('<em>word</em>') });
    expect(content[3]).toEqual({ type: 'video', src: 'dQw4w9WgXcQ', title: 'How it moves' });
    expect(content[4]).toMatchObject({
      content: expect.stringContaining('<figcaption>Two boxes'),
    });
    expect(image?.src).toBe('/examples/styles/noir.webp');
    expect({ readingTime, lastModified, author }).toEqual({
      readingTime: '1 min read',
      lastModified: '2025-04-01',
      author: 'The Likeness team',
    });
  });

  it.each([
    ['date: 2025-02-30\n', 'date'],
    ['mood: good\n', 'mood'],
  ])('is refused with %j in its front matter', (head, word) => {
    const source = file('Text', head).replace(/date: 2025-04-01\n(?=[\s\S]*date:)/, '');
    expect(() => readPost({ slug: 'a-post', source, diagram, locale: 'en' })).toThrow(word);
  });

  it('has no faults when valid', () => {
    expect(
      faults('See [pricing](/pricing), [this](/blog/a-post#x) and [that](https://c2pa.org).'),
    ).toEqual([]);
  });

  it.each([
    ['[gone](/gone)', 'links to /gone, which leads nowhere'],
    ['[gone](/blog/gone)', 'links to /blog/gone, which leads nowhere'],
    ['[run](javascript:alert)', 'links to javascript:alert, which leads nowhere'],
    ['![A picture of noir](/examples/gone.webp)', 'shows /examples/gone.webp, which is no file'],
    ['![short](/examples/styles/noir.webp)', 'says nothing of /examples/styles/noir.webp'],
    ['In our mobile app.', 'names what there is not: our mobile app'],
    ['<script>alert(1)</script>', 'has HTML that it must not have'],
    ['word '.repeat(900), 'has 1600 words'],
  ])('is refused, saying why: %#', (body, fault) => {
    expect(faults(body)).toContain(`a-post: ${fault}`);
  });
});

describe('the posts of this page', () => {
  const posts = readBlog(web, 'en');

  it('are newest first, numbered by position, over several months and categories', () => {
    expect(posts.length).toBeGreaterThanOrEqual(30);
    expect(posts.map(({ id }) => id)).toEqual(posts.map((_, index) => index + 1));
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(posts.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(4);
    expect(new Set(posts.flatMap(({ categories }) => categories)).size).toBeGreaterThan(4);
  });

  it('keep day and picture in German', () => {
    const dates = ({ slug, date, lastModified, image }: (typeof posts)[number]) => ({
      slug,
      date,
      lastModified,
      picture: image?.src,
    });
    const german = readBlog(web, 'de').map(dates);
    expect(german.length).toBeGreaterThanOrEqual(10);
    expect(posts.map(dates)).toEqual(expect.arrayContaining(german));
  });

  it('appear in feed, sitemap and robots.txt with the site’s URL', () => {
    const origin = 'https://likeness.test';
    const items = [...feed(posts, origin, 'en').matchAll(/<guid>(.+)<\/guid>/g)].map(
      ([, url]) => url,
    );
    expect(items).toEqual(posts.map(({ slug }) => `${origin}/blog/${slug}`));
    const german = posts.filter(({ isTranslated }) => isTranslated);
    const urls = sitemap(['/', '/faq'], posts, origin).match(/<loc>/g);
    expect(urls).toHaveLength(2 + posts.length + german.length);
    expect(robots(origin)).toContain('Sitemap: https://likeness.test/sitemap.xml');
    expect(robots(origin)).toContain('Disallow: /de/account');
  });
});
