import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPost, type ReadPost } from './read-post.js';
import { type Locale, pageAt } from '../../../lib/locale.js';
import type { Post } from '../post.js';

const MIN_WORDS = 600;
const MAX_WORDS = 1500;

/** Features that the product lacks: a post that names one promises too much. */
const NOT_OFFERED = [
  /\b(?:our|the) (?:mobile|android|ios|desktop) app\b/i,
  /\bteam (?:account|plan|workspace)s? (?:lets|gives|shares)\b/i,
  /\b(?:api key|webhook)s? (?:from|in) your account\b/i,
  /\byou can (?:change|swap) (?:your )?(?:clothes|outfits?|hair)\b/i,
  /\/templates\/|["(]\/tech\b/,
];

type Known = {
  slugs: ReadonlySet<string>;
  pages: ReadonlySet<string>;
  files: ReadonlySet<string>;
};

export function faultsOf(posts: readonly ReadPost[], known: Known): string[] {
  const titles = new Set(posts.map(({ title }) => title.toLowerCase()));
  const repeated = titles.size < posts.length ? ['two posts have one title'] : [];
  return [...repeated, ...posts.flatMap((post) => faultsOfPost(post, known))];
}

function faultsOfPost(post: ReadPost, { slugs, pages, files }: Known) {
  const faults: string[] = [];
  const fault = (words: string) => faults.push(`${post.slug}: ${words}`);

  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(post.slug)) fault('the file name is no slug');
  if (post.words < MIN_WORDS || post.words > MAX_WORDS) fault(`has ${post.words} words`);
  if (post.lastModified < post.date) fault('was modified before it was written');

  for (const block of post.content) {
    if (block.type === 'image') {
      if (!files.has(block.src)) fault(`shows ${block.src}, which is no file`);
      if (block.alt.length < 10) fault(`says nothing of ${block.src}`);
    }
    if (block.type !== 'text') continue;
    for (const [, href = ''] of block.content.matchAll(/href="([^"]*)"/g)) {
      if (!leadsSomewhere(href, pages, slugs)) fault(`links to ${href}, which leads nowhere`);
    }
    for (const words of NOT_OFFERED) {
      const [found] = words.exec(block.content) ?? [];
      if (found !== undefined) fault(`names what there is not: ${found}`);
    }
    if (/<h1|<script|<iframe|\son\w+=/i.test(block.content))
      fault('has HTML that it must not have');
  }
  return faults;
}

function leadsSomewhere(href: string, pages: ReadonlySet<string>, slugs: ReadonlySet<string>) {
  if (href.startsWith('https://')) return true;
  const [address = ''] = href.split(/[#?]/);
  const path = pageAt(address);
  const [, slug] = /^\/blog\/(.+)$/.exec(path) ?? [];
  return slug === undefined ? pages.has(path) : slugs.has(slug);
}

const ROUTE = /^([a-z-]+)(?:\.index)?\.tsx$/;

function pagesOf(web: string): string[] {
  return readdirSync(path.join(web, 'src/routes')).flatMap((file) => {
    const name = ROUTE.exec(file)?.[1];
    if (name === undefined) return [];
    return name === 'index' ? ['/'] : [`/${name}`];
  });
}

function filesOf(web: string): string[] {
  return globSync('**/*.*', { cwd: path.join(web, 'public') }).map((file) => `/${file}`);
}

/** @throws Error listing every fault in the posts */
export function readBlog(web: string, locale: Locale): Post[] {
  const blog = path.join(web, 'src/features/blog');
  const slugs = (folder: string) =>
    readdirSync(path.join(blog, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.slice(0, -3));
  const german = new Set(slugs('posts/de'));
  const inLanguage = (folder: string) =>
    path.join(blog, folder, ...(locale === 'en' ? [] : [locale]));
  const diagram = (name: string) =>
    readFileSync(path.join(inLanguage('diagrams'), `${name}.svg`), 'utf8');
  const posts = slugs('posts')
    .filter((slug) => locale === 'en' || german.has(slug))
    .map((slug) => {
      const source = readFileSync(path.join(inLanguage('posts'), `${slug}.md`), 'utf8');
      return readPost({ slug, source, diagram, locale });
    });
  const faults = faultsOf(posts, {
    slugs: new Set(slugs('posts')),
    pages: new Set([...pagesOf(web), '/blog/feed.xml']),
    files: new Set(filesOf(web)),
  });
  if (faults.length > 0) throw new Error(`The blog can't be published:\n${faults.join('\n')}`);
  return posts.toSorted(newestFirst).map(({ words: _, ...post }, index) => ({
    id: index + 1,
    isTranslated: german.has(post.slug),
    ...post,
  }));
}

const newestFirst = (a: ReadPost, b: ReadPost) =>
  b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
